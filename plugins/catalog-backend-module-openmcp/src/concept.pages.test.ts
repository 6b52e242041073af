import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { ruleIds } from '@openmcp/backstage-plugin-openmcp-common';
import { conceptFolder, readConceptPages } from './__testUtils__';

const pages = readConceptPages();
const entries = [...pages];

function pageOf(name: string): string {
  return pages.get(name) ?? '';
}

/** As renderers of Markdown make them of headings. */
function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replace(/ /g, '-'),
  );
}

function leadsSomewhere(page: string, link: string): boolean {
  const [path, anchor] = link.split('#');
  const target = path
    ? resolve(conceptFolder, dirname(page), path)
    : resolve(conceptFolder, page);
  return (
    existsSync(target) &&
    (!anchor || anchorsOf(readFileSync(target, 'utf8')).includes(anchor))
  );
}

/** Sections of a page by their headings of the second level. */
function sectionsOf(text: string): Map<string, string> {
  return new Map(
    text
      .split(/^## /m)
      .slice(1)
      .map(section => {
        const [heading, ...lines] = section.split('\n');
        return [heading, lines.join('\n')];
      }),
  );
}

describe('pages of the concept', () => {
  it.each(entries)('%s leads nowhere where there is nothing', (page, text) => {
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, to]) => to)
      .filter(each => !/^https?:/.test(each));
    expect(links.filter(link => !leadsSomewhere(page, link))).toEqual([]);
  });

  it.each(entries)('%s never says that it was agreed', (_, text) => {
    expect(text).not.toMatch(
      /\b(?:has been|have been|was|were|is) (?:agreed|accepted|approved)\b/i,
    );
  });

  it.each([
    'README.md',
    'platform-mode-contract.md',
    'upstream/service-provider-as-platform-service.md',
  ])('%s says that it is proposed', page => {
    expect(pageOf(page)).toMatch(/proposed/i);
  });

  it('shows drawings with words for them and their sources beside them', () => {
    const drawings = entries.flatMap(([, text]) => [
      ...text.matchAll(/!\[([^\]]*)\]\((drawings\/[\w-]+)\.svg\)/g),
    ]);
    expect(drawings.map(([, , path]) => path).sort()).toEqual([
      'drawings/flux-circle',
      'drawings/two-modes',
    ]);
    for (const [, words, path] of drawings) {
      expect(words.length).toBeGreaterThan(20);
      expect(existsSync(resolve(conceptFolder, `${path}.dot`))).toBe(true);
    }
  });

  it('says of every rule why there is one, with a source', () => {
    const why =
      sectionsOf(pageOf('rules.md')).get('Why each rule exists') ?? '';
    const rows = [...why.matchAll(/^\| `([\w-]+)` +\| (.+?) +\| (.+?) +\|$/gm)];
    expect(rows.map(([, id]) => id).sort()).toEqual([...ruleIds].sort());
  });

  it('has the same parts for each of the six tools', () => {
    const sections = sectionsOf(pageOf('tools.md'));
    expect([...sections.keys()].sort()).toEqual([
      'Custom root CA',
      'External Secrets Operator',
      'Flux',
      'Velero',
      'cert-manager',
      'metrics-operator',
    ]);
    for (const section of sections.values()) {
      for (const part of [
        /^```yaml$/m,
        /^\*\*Configuration\.\*\*/m,
        /^\*\*Blocks today/m,
        /^\*\*Remains/m,
        /^<!-- begin verdict [\w-]+ -->\n\n\| rule/m,
      ]) {
        expect(section).toMatch(part);
      }
    }
  });

  it('marks an image as hypothetical in every table that has it', () => {
    const named = entries.flatMap(([page, text]) =>
      [...text.matchAll(/^\|.*\(`service-provider-eso`\).*$/gm)].map(
        ([row]) => ({ page, isMarked: row.includes('_hypothetical_') }),
      ),
    );
    expect(named).toEqual([{ page: 'rules.md', isMarked: true }]);
  });

  it('recommends something for each open question', () => {
    const questions =
      sectionsOf(pageOf('follow-up.md')).get(
        'Open questions for the core round',
      ) ?? '';
    const rows = [...questions.matchAll(/^\| Q\d+ +\|(.+)\|$/gm)];
    expect(rows.length).toBeGreaterThanOrEqual(10);
    for (const [, cells] of rows) {
      expect(cells.split('|').map(cell => cell.trim())).not.toContain('');
    }
  });

  it('says of each piece of work where, what and when it is done', () => {
    const rows = [...pageOf('follow-up.md').matchAll(/^\| (\d+) +\|(.+)\|$/gm)];
    expect(rows.map(([, number]) => Number(number))).toEqual(
      rows.map((_, position) => position + 1),
    );
    for (const [, , cells] of rows) {
      expect(cells.split('|').map(cell => cell.trim())).not.toContain('');
    }
  });
});
