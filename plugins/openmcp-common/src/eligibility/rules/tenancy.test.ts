import { describeRule } from '../../__testing__/describeRule';

describeRule('tenancy', [
  ['no ControlPlane', {}, 'ok', 'needs-no-control-plane'],
  [
    'ControlPlane, no mode',
    { traits: { targets: ['mcp'], platformTarget: { mode: 'none' } } },
    'blocked',
    'needs-control-plane',
  ],
  [
    'ControlPlane, mode not declared',
    { traits: { targets: ['mcp'], platformTarget: undefined } },
    'blocked',
    'needs-control-plane',
  ],
  [
    'ControlPlane, mode',
    { traits: { targets: ['mcp'] } },
    'ok',
    'needs-no-control-plane-in-mode',
  ],
  [
    'not declared',
    { traits: { targets: undefined } },
    'unknown',
    'trait-not-declared',
  ],
]);
