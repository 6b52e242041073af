import { askRule } from '../../__testUtils__/askRule';
import type { RuleCase } from '../../__testUtils__/askRule';
import { customResource } from '../../__testUtils__/exampleSubjects';
import {
  clusterWithCrd,
  emptyCluster,
  helmRelease,
} from '../../__testUtils__/ruleCases';
import { summarizeRule } from '../../__testUtils__/summarizeRule';
import type { RuleRow } from '../../__testUtils__/summarizeRule';
import { renderRuleSentence } from '../messages';

const rows: RuleRow[] = [
  ['no tool', { traits: { toolCrdGroups: [] } }, 'ok', 'no-tool-crds'],
  ['no cluster', {}, 'ok', 'crds-not-seen'],
  ['absent', { cluster: emptyCluster }, 'ok', 'crds-absent'],
  [
    'of a HelmRelease',
    { cluster: clusterWithCrd(helmRelease('flux-system', 'other')) },
    'blocked',
    'crds-of-other',
  ],
  [
    'of a Helm release',
    {
      cluster: clusterWithCrd({
        annotations: { 'meta.helm.sh/release-name': 'other' },
      }),
    },
    'blocked',
    'crds-of-other',
  ],
  [
    'of a Kustomization',
    {
      cluster: clusterWithCrd({
        labels: { 'kustomize.toolkit.fluxcd.io/name': 'x' },
      }),
    },
    'blocked',
    'crds-of-other',
  ],
  [
    'of a named writer',
    {
      cluster: clusterWithCrd({
        managers: ['kubectl-client-side-apply', 'some-installer'],
      }),
    },
    'blocked',
    'crds-of-other',
  ],
  [
    'of nobody',
    {
      cluster: clusterWithCrd({
        managers: ['kubectl-client-side-apply', 'kube-apiserver'],
      }),
    },
    'warning',
    'crds-of-unknown',
  ],
  [
    'its own release',
    { name: 'x', cluster: clusterWithCrd(helmRelease('openmcp-system', 'x')) },
    'ok',
    'crds-own',
  ],
  [
    'written by itself',
    { name: 'x', cluster: clusterWithCrd({ managers: ['ps-x'] }) },
    'ok',
    'crds-own',
  ],
  [
    'a release of its name elsewhere',
    { name: 'x', cluster: clusterWithCrd(helmRelease('flux-system', 'x')) },
    'blocked',
    'crds-of-other',
  ],
  [
    'its own release, asked of another route',
    {
      route: 'helm-deployment',
      name: 'x',
      cluster: clusterWithCrd(helmRelease('openmcp-system', 'x')),
    },
    'blocked',
    'crds-of-other',
  ],
  [
    'CRDs of the operator, no cluster',
    { traits: { ownsOperatorCrds: true } },
    'warning',
    'writes-operator-crds',
  ],
  [
    'CRDs of the operator, there',
    {
      traits: { ownsOperatorCrds: true },
      cluster: { customResources: [customResource('openmcp.cloud')] },
    },
    'blocked',
    'takes-operator-crds',
  ],
  [
    'CRDs of the operator, not there',
    { traits: { ownsOperatorCrds: true }, cluster: emptyCluster },
    'warning',
    'writes-operator-crds',
  ],
  [
    'not declared',
    { traits: { toolCrdGroups: undefined } },
    'unknown',
    'trait-not-declared',
  ],
];

describe('crd-ownership', () => {
  it.each(rows)('%s', (_what, asked, outcome, code) => {
    const summary = summarizeRule('crd-ownership', asked);
    expect(summary).toEqual({ outcome, code, gaps: [] });
  });

  it('says when it was not checked against a cluster, or could not be', () => {
    const notesOf = (cluster?: RuleCase['cluster']) =>
      askRule('crd-ownership', { cluster }).notes.map(renderRuleSentence);
    expect(notesOf()).toEqual(['not checked against a cluster']);
    expect(notesOf({ namespaces: [] })).toEqual([
      'not checked against eu-live: CRDs not readable there',
    ]);
    expect(notesOf({ customResources: [] })).toEqual([]);
  });

  it('shows the one whose owner is known first, and none twice', () => {
    const named = (name: string, managers: string[] = []) =>
      customResource('tool.example.org', { name, uid: name, managers });
    const { evidence } = askRule('crd-ownership', {
      cluster: {
        customResources: [
          named('first'),
          named('owned', ['some-installer']),
          named('third'),
        ],
      },
    });
    const shown = evidence.flatMap(each =>
      each.type === 'object' ? [each.object.name] : [],
    );
    expect(shown).toEqual(['owned', 'first', 'third']);
  });
});
