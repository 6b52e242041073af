import { describeRule } from '../../__testing__/describeRule';
import { installed } from '../../__testing__/exampleSubjects';

describeRule('gvk-registration', [
  ['none', {}, 'ok', 'no-registration'],
  [
    'logged',
    { traits: { gvkRegistration: 'logged' } },
    'warning',
    'registration-logged',
  ],
  [
    'fatal',
    { traits: { gvkRegistration: 'fatal' } },
    'blocked',
    'registration-fatal',
  ],
  [
    'fatal, another name there',
    {
      traits: { gvkRegistration: 'fatal' },
      name: 'x',
      cluster: { installations: [installed('ServiceProvider', 'y', 'a/b:1')] },
    },
    'blocked',
    'registration-fatal',
  ],
  [
    'fatal, a ServiceProvider there',
    {
      traits: { gvkRegistration: 'fatal' },
      name: 'x',
      cluster: { installations: [installed('ServiceProvider', 'x', 'a/b:1')] },
    },
    'warning',
    'registration-at-other',
  ],
  [
    'logged, a PlatformService there',
    {
      traits: { gvkRegistration: 'logged' },
      name: 'x',
      cluster: { installations: [installed('PlatformService', 'x', 'a/b:1')] },
    },
    'warning',
    'registration-logged',
  ],
  [
    'not declared',
    { traits: { gvkRegistration: undefined } },
    'unknown',
    'trait-not-declared',
  ],
]);
