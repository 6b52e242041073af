import { describeRule } from '../../__testing__/describeRule';

describeRule('delivery-path', [
  ['listed', {}, 'ok', 'listed-by-bootstrapper'],
  [
    'listed under its name',
    { name: 'example' },
    'ok',
    'listed-by-bootstrapper',
  ],
  [
    'under another name',
    { name: 'sample' },
    'needs-configuration',
    'extra-manifest',
  ],
  [
    'of another kind',
    { traits: { component: 'service-provider-x' } },
    'needs-configuration',
    'extra-manifest',
  ],
  [
    'not declared',
    { traits: { component: undefined } },
    'unknown',
    'trait-not-declared',
  ],
]);
