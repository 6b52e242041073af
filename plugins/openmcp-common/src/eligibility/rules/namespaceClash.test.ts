import { clusterWithCrd, helmRelease } from '../../__testUtils__/ruleCases';
import { summarizeRule } from '../../__testUtils__/summarizeRule';
import type { RuleRow } from '../../__testUtils__/summarizeRule';

const rows: RuleRow[] = [
  ['none', { traits: { targetNamespace: 'none' } }, 'ok', 'no-namespace'],
  [
    'no tool',
    { traits: { targetNamespace: undefined, toolCrdGroups: [] } },
    'ok',
    'no-namespace',
  ],
  ['no cluster', {}, 'ok', 'namespace-not-seen'],
  [
    'of the operator',
    { traits: { targetNamespace: 'openmcp-system' } },
    'blocked',
    'namespace-reserved',
  ],
  [
    'of a ControlPlane',
    { traits: { targetNamespace: 'mcp--1' } },
    'blocked',
    'namespace-reserved',
  ],
  [
    'of Kubernetes',
    { traits: { targetNamespace: 'kube-system' } },
    'blocked',
    'namespace-reserved',
  ],
  [
    'of what is already there',
    { traits: { targetNamespace: 'flux-system' }, cluster: clusterWithCrd() },
    'blocked',
    'namespace-reserved',
  ],
  [
    'of what is already there, no cluster',
    { traits: { targetNamespace: 'flux-system' } },
    'ok',
    'namespace-not-seen',
  ],
  ['free', { cluster: { namespaces: ['default'] } }, 'ok', 'namespace-free'],
  [
    'of another release',
    { cluster: clusterWithCrd(helmRelease('flux-system', 'other')) },
    'blocked',
    'namespace-of-other',
  ],
  [
    'of its own release',
    { name: 'x', cluster: clusterWithCrd(helmRelease('openmcp-system', 'x')) },
    'ok',
    'namespace-own',
  ],
  [
    'there, of nobody',
    { cluster: { namespaces: ['example'], customResources: [] } },
    'warning',
    'namespace-there',
  ],
  [
    'not declared',
    { traits: { targetNamespace: undefined } },
    'unknown',
    'trait-not-declared',
  ],
];

describe('namespace-clash', () => {
  it.each(rows)('%s', (_what, asked, outcome, code) => {
    const summary = summarizeRule('namespace-clash', asked);
    expect(summary).toEqual({ outcome, code, gaps: [] });
  });
});
