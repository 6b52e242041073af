import { askRule } from '../../__testUtils__/askRule';
import { summarizeRule } from '../../__testUtils__/summarizeRule';
import type { RuleRow } from '../../__testUtils__/summarizeRule';

const rows: RuleRow[] = [
  [
    'none',
    { traits: { platformTarget: { mode: 'none' } } },
    'blocked',
    'no-platform-target',
  ],
  [
    'pods only',
    { traits: { platformTarget: { mode: 'pods-only', via: 'flag' } } },
    'warning',
    'pods-only',
  ],
  [
    'by flag',
    {
      traits: { platformTarget: { mode: 'full', via: 'flag', value: '--x=y' } },
    },
    'needs-configuration',
    'told-by-flag',
  ],
  [
    'by variable',
    {
      traits: {
        platformTarget: { mode: 'full', via: 'env', name: 'X', value: 'y' },
      },
    },
    'needs-configuration',
    'told-by-env',
  ],
  [
    'by configuration',
    { traits: { platformTarget: { mode: 'full', via: 'config', name: 'X' } } },
    'needs-configuration',
    'told-by-config',
  ],
  [
    'by configuration that is not declared',
    {
      traits: {
        platformTarget: { mode: 'full', via: 'config', name: 'X' },
        config: undefined,
      },
    },
    'needs-configuration',
    'told-by-config',
  ],
  ['always', {}, 'ok', 'always-on-platform'],
  [
    'full, nothing tells how',
    { traits: { platformTarget: { mode: 'full' } } },
    'unknown',
    'trait-not-declared',
  ],
  ...(
    [
      { via: 'flag' },
      { via: 'env', name: 'X' },
      { via: 'env', value: 'y' },
      { via: 'config', value: 'y' },
    ] as const
  ).map(
    (told): RuleRow => [
      `full, half told: ${JSON.stringify(told)}`,
      { traits: { platformTarget: { mode: 'full', ...told } } },
      'unknown',
      'trait-not-declared',
    ],
  ),
  [
    'not declared',
    { traits: { platformTarget: undefined } },
    'unknown',
    'trait-not-declared',
  ],
];

describe('target-platform-mode', () => {
  it.each(rows)('%s', (_what, asked, outcome, code) => {
    const summary = summarizeRule('target-platform-mode', asked);
    expect(summary).toEqual({ outcome, code, gaps: [] });
  });

  it('notes that older versions ignore a variable, and not that of a flag', () => {
    const notesOf = (via: 'env' | 'flag') =>
      askRule('target-platform-mode', {
        traits: {
          platformTarget: { mode: 'full', via, name: 'x', value: 'y' },
        },
      }).notes.map(({ code }) => code);
    expect(notesOf('env')).toContain('older-versions-ignore-it');
    expect(notesOf('flag')).not.toContain('older-versions-ignore-it');
  });

  it('notes no object where the tool is ordered with none', () => {
    const { notes } = askRule('target-platform-mode', {
      traits: {
        platformTarget: { mode: 'full', via: 'flag', value: '--x' },
        crds: [],
      },
    });
    expect(notes).toEqual([]);
  });

  it('notes the object by which the tool is ordered', () => {
    const { notes } = askRule('target-platform-mode', {
      traits: {
        platformTarget: { mode: 'full', via: 'flag', value: '--x' },
        config: {
          group: 'a',
          kind: 'Config',
          nameRule: 'providerName',
          neededBefore: 'run',
        },
        crds: [
          { group: 'a', kind: 'Config', cluster: 'platform' },
          { group: 'a', kind: 'Order', cluster: 'platform' },
        ],
      },
    });
    expect(notes).toEqual([
      { code: 'instance-needed', params: { kinds: ['Order'] } },
    ]);
  });
});
