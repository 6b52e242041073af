import { askRule } from '../../__testUtils__/askRule';
import { installed } from '../../__testUtils__/exampleSubjects';
import { summarizeRule } from '../../__testUtils__/summarizeRule';
import type { RuleRow } from '../../__testUtils__/summarizeRule';

const rows: RuleRow[] = [
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
  [
    'logged, a name, no cluster',
    { traits: { gvkRegistration: 'logged' }, name: 'x' },
    'warning',
    'registration-logged',
  ],
];

describe('gvk-registration', () => {
  it.each(rows)('%s', (_what, asked, outcome, code) => {
    const summary = summarizeRule('gvk-registration', asked);
    expect(summary).toEqual({ outcome, code, gaps: [] });
  });

  it.each([
    [undefined, ['not-checked-against-cluster']],
    [{}, ['not-readable-on-cluster']],
    [{ installations: [] }, []],
  ])('notes what it could not look at on %j', (cluster, codes) => {
    const { notes } = askRule('gvk-registration', {
      traits: { gvkRegistration: 'fatal' },
      name: 'x',
      cluster,
    });
    expect(notes.map(({ code }) => code)).toEqual(codes);
  });
});
