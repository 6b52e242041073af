import { askRule } from '../../__testUtils__/askRule';
import { summarizeRule } from '../../__testUtils__/summarizeRule';
import type { RuleRow } from '../../__testUtils__/summarizeRule';

const config = {
  group: 'example.org',
  kind: 'Config',
  nameRule: 'providerName',
  neededBefore: 'reconcile',
} as const;

const configured = (name: string) => ({
  configurations: [{ group: 'example.org', kind: 'Config', name, uid: 'c' }],
});

const rows: RuleRow[] = [
  ['none', {}, 'ok', 'needs-no-config'],
  ['absent', { traits: { config } }, 'needs-configuration', 'needs-config'],
  [
    'before init',
    { traits: { config: { ...config, neededBefore: 'init' } } },
    'needs-configuration',
    'needs-config-before-init',
  ],
  [
    'before run',
    { traits: { config: { ...config, neededBefore: 'run' } } },
    'needs-configuration',
    'needs-config-before-run',
  ],
  [
    'optional',
    { traits: { config: { ...config, optional: true } } },
    'ok',
    'config-optional',
  ],
  [
    'there',
    { traits: { config }, name: 'x', cluster: configured('x') },
    'ok',
    'config-there',
  ],
  [
    'another one there',
    { traits: { config }, name: 'x', cluster: configured('y') },
    'needs-configuration',
    'needs-config',
  ],
  [
    'selected by its own means',
    {
      traits: { config: { ...config, nameRule: 'selector' } },
      name: 'x',
      cluster: configured('y'),
    },
    'ok',
    'config-there',
  ],
  [
    'fixed name, there',
    {
      traits: { config: { ...config, nameRule: 'fixed:y' } },
      name: 'x',
      cluster: configured('y'),
    },
    'warning',
    'config-there-name-fixed',
  ],
  [
    'fixed name as chosen, there',
    {
      traits: { config: { ...config, nameRule: 'fixed:x' } },
      name: 'x',
      cluster: configured('x'),
    },
    'ok',
    'config-there',
  ],
  [
    'not declared',
    { traits: { config: undefined } },
    'unknown',
    'trait-not-declared',
  ],
  [
    'HelmDeployment',
    { route: 'helm-deployment' },
    'needs-configuration',
    'needs-helm-deployment',
  ],
  [
    'HelmRelease',
    { route: 'helm-release' },
    'needs-configuration',
    'needs-helm-release',
  ],
  [
    'own service',
    { route: 'platform-service' },
    'needs-configuration',
    'needs-own-service',
  ],
  [
    'routes not declared',
    { route: 'helm-deployment', traits: { hostRoutes: undefined } },
    'unknown',
    'trait-not-declared',
  ],
  [
    'another kind of the group there',
    {
      traits: { config },
      name: 'x',
      cluster: {
        configurations: [
          { group: 'example.org', kind: 'Other', name: 'x', uid: 'c' },
        ],
      },
    },
    'needs-configuration',
    'needs-config',
  ],
  [
    'the kind of another group there',
    {
      traits: { config },
      name: 'x',
      cluster: {
        configurations: [
          { group: 'acme.org', kind: 'Config', name: 'x', uid: 'c' },
        ],
      },
    },
    'needs-configuration',
    'needs-config',
  ],
];

describe('provider-config', () => {
  it.each([
    ['all kinds were read', undefined, []],
    ['its kind was read', [config], []],
    ['its kind was not read', [], ['not-readable-on-cluster']],
    [
      'only the kind of another group was read',
      [{ group: 'acme.org', kind: 'Config' }],
      ['not-readable-on-cluster'],
    ],
  ])('tells absent from not read when %s', (_what, kinds, notes) => {
    const result = askRule('provider-config', {
      traits: { config },
      cluster: { configurations: [], configurationKinds: kinds },
    });
    expect(result).toMatchObject({
      outcome: 'needs-configuration',
      code: 'needs-config',
    });
    expect(result.notes.map(({ code }) => code)).toEqual(notes);
  });

  it.each(rows)('%s', (_what, asked, outcome, code) => {
    const summary = summarizeRule('provider-config', asked);
    expect(summary).toEqual({ outcome, code, gaps: [] });
  });

  it('says that a fixed name does not follow the name of the provider', () => {
    const { notes, params } = askRule('provider-config', {
      traits: {
        config: {
          ...config,
          nameRule: 'fixed:metricsoperator',
          required: ['versions'],
        },
      },
      name: 'metrics',
      cluster: { configurations: [] },
    });
    expect(params).toMatchObject({
      name: 'metricsoperator',
      fields: ['versions'],
    });
    expect(notes.map(({ code }) => code)).toEqual(['config-name-fixed']);
  });
});
