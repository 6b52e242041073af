import { askRule } from '../../__testUtils__/askRule';
import { harmlessTraits } from '../../__testUtils__/exampleSubjects';
import { summarizeRule } from '../../__testUtils__/summarizeRule';
import type { RuleRow } from '../../__testUtils__/summarizeRule';

const complete = { ...harmlessTraits.contract };

const rows: RuleRow[] = [
  ['all there', {}, 'ok', 'cli-complete'],
  [
    'not declared',
    { traits: { contract: undefined } },
    'unknown',
    'trait-not-declared',
  ],
  [
    'no init',
    { traits: { contract: { ...complete, init: false } } },
    'blocked',
    'cli-lacks',
  ],
  [
    'no run',
    { traits: { contract: { ...complete, run: false } } },
    'blocked',
    'cli-lacks',
  ],
  [
    'no init, own commands',
    {
      traits: { contract: { ...complete, init: false } },
      spec: { hasOwnCommands: true },
    },
    'ok',
    'cli-complete',
  ],
  [
    'own commands, no flags',
    {
      traits: { contract: { ...complete, flags: false } },
      spec: { hasOwnCommands: true },
    },
    'blocked',
    'cli-lacks',
  ],
  [
    'flags not declared',
    { traits: { contract: { ...complete, flags: undefined } } },
    'unknown',
    'trait-not-declared',
  ],
  [
    'no metrics flags',
    { traits: { contract: { ...complete, metricsFlags: false } } },
    'needs-configuration',
    'cli-lacks-metrics-flags',
  ],
  [
    'no metrics flags, metrics off',
    {
      traits: { contract: { ...complete, metricsFlags: false } },
      spec: { metricsDisabled: true },
    },
    'ok',
    'cli-complete',
  ],
  [
    'metrics flags not declared',
    { traits: { contract: { ...complete, metricsFlags: undefined } } },
    'unknown',
    'trait-not-declared',
  ],
  [
    'replicas, no election',
    {
      traits: { contract: { ...complete, leaderElect: false } },
      spec: { runReplicas: 2 },
    },
    'blocked',
    'cli-lacks',
  ],
  [
    'replicas, election not declared',
    { spec: { runReplicas: 2 } },
    'unknown',
    'trait-not-declared',
  ],
  [
    'one replica, no election',
    {
      traits: { contract: { ...complete, leaderElect: false } },
      spec: { runReplicas: 1 },
    },
    'ok',
    'cli-complete',
  ],
];

describe('contract-cli', () => {
  it.each(rows)('%s', (_what, asked, outcome, code) => {
    const summary = summarizeRule('contract-cli', asked);
    expect(summary).toEqual({ outcome, code, gaps: [] });
  });

  it('says what the operator starts and the image lacks', () => {
    const { params } = askRule('contract-cli', {
      traits: { contract: { init: false, run: true, flags: false } },
    });
    expect(params.parts).toEqual([
      'init',
      '--environment, --verbosity, --provider-name',
    ]);
  });
});
