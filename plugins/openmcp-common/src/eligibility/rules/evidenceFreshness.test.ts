import { askRule } from '../../__testUtils__/askRule';
import { summarizeRule } from '../../__testUtils__/summarizeRule';
import type { RuleRow } from '../../__testUtils__/summarizeRule';

const rows: RuleRow[] = [
  ['of the range', {}, 'ok', 'evidence-of-range'],
  [
    'read at another version',
    { traits: { evidence: [{ ref: 'a@b:c', version: '0.1.2' }] } },
    'warning',
    'evidence-of-other-version',
  ],
  [
    'read at a version of the range',
    { traits: { evidence: [{ ref: 'a@b:c', version: '1.1.2' }] } },
    'ok',
    'evidence-of-range',
  ],
  [
    'read at something that is no version',
    { traits: { evidence: [{ ref: 'a@b:c', version: 'main' }] } },
    'ok',
    'evidence-of-range',
  ],
  [
    'no range holds the version',
    { subject: { traits: undefined, version: '9.0.0' } },
    'unknown',
    'version-not-covered',
  ],
];

describe('evidence-freshness', () => {
  it.each(rows)('%s', (_what, asked, outcome, code) => {
    const summary = summarizeRule('evidence-freshness', asked);
    expect(summary).toEqual({ outcome, code, gaps: [] });
  });

  it('notes that the newest range was taken when no version is named', () => {
    const codes = (version?: string) =>
      askRule('evidence-freshness', { subject: { version } }).notes.map(
        ({ code }) => code,
      );
    expect(codes()).toEqual(['newest-assumed']);
    expect(codes('1.2.0')).toEqual([]);
  });
});
