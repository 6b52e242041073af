import { askRule } from '../../__testUtils__/askRule';
import type { RuleCase } from '../../__testUtils__/askRule';
import { summarizeRule } from '../../__testUtils__/summarizeRule';
import type { RuleRow } from '../../__testUtils__/summarizeRule';

const rows: RuleRow[] = [
  ['none', {}, 'ok', 'privileges-narrow'],
  [
    'its own kind of rights',
    { traits: { toolPrivileges: ['admission', 'crd-write'] } },
    'ok',
    'privileges-narrow',
  ],
  [
    'secrets',
    { traits: { toolPrivileges: ['secrets-read'] } },
    'warning',
    'may-read-secrets',
  ],
  ['exec', { traits: { toolPrivileges: ['exec'] } }, 'warning', 'may-exec'],
  [
    'nodes',
    { traits: { toolPrivileges: ['nodes'] } },
    'warning',
    'may-reach-nodes',
  ],
  [
    'several',
    { traits: { toolPrivileges: ['nodes', 'exec'] } },
    'warning',
    'privileges-broad',
  ],
  [
    'not declared',
    { traits: { toolPrivileges: undefined } },
    'unknown',
    'trait-not-declared',
  ],
];

describe('privilege', () => {
  it.each(rows)('%s', (_what, asked, outcome, code) => {
    const summary = summarizeRule('privilege', asked);
    expect(summary).toEqual({ outcome, code, gaps: [] });
  });

  it('notes that it runs as cluster-admin, where it does', () => {
    const notesOf = (route?: RuleCase['route']) =>
      askRule('privilege', { route }).notes.map(({ code }) => code);
    expect(notesOf()).toEqual(['runs-as-cluster-admin']);
    expect(notesOf('helm-release')).toEqual([]);
    expect(notesOf('platform-service')).toEqual(['runs-as-cluster-admin']);
  });
});
