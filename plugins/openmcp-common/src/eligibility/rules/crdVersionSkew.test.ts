import { askRule } from '../../__testUtils__/askRule';
import { customResource } from '../../__testUtils__/exampleSubjects';
import { clusterWithCrd, helmRelease } from '../../__testUtils__/ruleCases';
import { summarizeRule } from '../../__testUtils__/summarizeRule';
import type { RuleRow } from '../../__testUtils__/summarizeRule';

const group = 'tool.example.org';

const version = (label: string, value: string) => ({
  labels: { [label]: value },
});

const rows: RuleRow[] = [
  ['no tool', { traits: { toolCrdGroups: [] } }, 'ok', 'no-tool-crds'],
  ['no cluster', {}, 'ok', 'no-second-version'],
  [
    'no second installer',
    { name: 'x', cluster: clusterWithCrd(helmRelease('openmcp-system', 'x')) },
    'ok',
    'no-second-version',
  ],
  [
    'another version',
    { cluster: clusterWithCrd(version('app.kubernetes.io/version', 'v1.3.0')) },
    'blocked',
    'other-version',
  ],
  [
    'the same version',
    { cluster: clusterWithCrd(version('app.kubernetes.io/version', 'v1.2.0')) },
    'warning',
    'same-version-twice',
  ],
  [
    'the same chart',
    { cluster: clusterWithCrd(version('helm.sh/chart', 'tool-1.2.0')) },
    'warning',
    'same-version-twice',
  ],
  ...(
    [
      ['tool-1.2.0-0.1', 'same-version-twice'],
      ['tool-2.0.0-0.1', 'other-version'],
      ['my-2nd-tool-v1.2.0-0.1', 'same-version-twice'],
    ] as const
  ).map(
    ([chart, code]): RuleRow => [
      `a pre-release with numbers, ${chart}`,
      {
        traits: { toolVersion: 'v1.2.0-0.1' },
        cluster: clusterWithCrd(version('helm.sh/chart', chart)),
      },
      code === 'other-version' ? 'blocked' : 'warning',
      code,
    ],
  ),
  [
    'version not visible',
    { cluster: clusterWithCrd() },
    'warning',
    'version-not-visible',
  ],
  [
    'version by configuration',
    {
      traits: { toolVersion: 'configured' },
      cluster: clusterWithCrd(version('helm.sh/chart', 'tool-1.2.0')),
    },
    'warning',
    'version-by-config',
  ],
  [
    'two versions, one of them equal',
    {
      cluster: {
        customResources: [
          customResource(group, version('helm.sh/chart', 'tool-1.2.0')),
          customResource(group, {
            ...version('helm.sh/chart', 'tool-1.1.0'),
            name: 'others',
          }),
        ],
      },
    },
    'blocked',
    'other-version',
  ],
  [
    'the same version, another CRD tells none',
    {
      cluster: {
        customResources: [
          customResource(group, { name: 'others' }),
          customResource(group, version('helm.sh/chart', 'tool-1.2.0')),
        ],
      },
    },
    'warning',
    'same-version-twice',
  ],
  [
    'a version told by an annotation',
    {
      cluster: clusterWithCrd({
        annotations: { 'open-control-plane.io/crd-version': 'v1.3.0' },
      }),
    },
    'blocked',
    'other-version',
  ],
  [
    'not declared',
    { traits: { toolVersion: undefined } },
    'unknown',
    'trait-not-declared',
  ],
];

describe('crd-version-skew', () => {
  it.each(rows)('%s', (_what, asked, outcome, code) => {
    const summary = summarizeRule('crd-version-skew', asked);
    expect(summary).toEqual({ outcome, code, gaps: [] });
  });

  it('tells every version that some CRD is marked with', () => {
    const marked = (name: string, value: string) =>
      customResource(group, {
        name,
        labels: {
          'open-control-plane.io/crd-version': value,
          'app.kubernetes.io/version': value,
          'helm.sh/chart': `tool-${value}`,
        },
      });
    const { params } = askRule('crd-version-skew', {
      cluster: {
        customResources: [
          marked('first', 'v1.2.0'),
          marked('second', 'v1.3.0'),
          marked('third', 'v1.2.0'),
        ],
      },
    });
    expect(params.installed).toBe('1.2.0, 1.3.0');
  });
});
