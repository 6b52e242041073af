/**
 * Writes the tables of `docs/concept/rules.md` that follow from the entities and
 * the rules: between `<!-- begin … -->` and `<!-- end … -->`. With `--check`
 * nothing is written; the exit code is 1 when the page is not up to date.
 *
 * Run by `yarn generate:verdicts`, which lets Node read TypeScript.
 */
const { readFileSync, writeFileSync } = require('node:fs');
const { resolve } = require('node:path');
const prettier = require('prettier');
const {
  checkEligibility,
  decidingResult,
  eligibilityRules,
  questionOf,
  renderRuleSentence,
} = require('@openmcp/backstage-plugin-openmcp-common');
const { createSubjects, readDemoEntities } = require('../src/__testUtils__');
const { createUpstreamEntities } = require('../src/upstream');

const page = resolve(__dirname, '../../../docs/concept/rules.md');
const kinds = {
  tool: 'Tools',
  'service-provider': 'Service providers',
  'platform-service': 'Platform services',
  'cluster-provider': 'Cluster providers',
};

function cell(text) {
  return String(text ?? '')
    .replace(/\|/g, '\\|')
    .replace(/\n/g, ' ');
}

function table(header, rows) {
  return [header, header.map(() => '---'), ...rows]
    .map(row => `| ${row.map(cell).join(' | ')} |`)
    .join('\n');
}

function deciding(verdict) {
  const result = decidingResult(verdict);
  return result
    ? `${result.ruleId}: ${renderRuleSentence(result)}`
    : 'nothing is against it';
}

function verdictRow(name, subject, landscape) {
  const { wrap, host } = checkEligibility({
    subject,
    name: subject.name,
    landscape,
  });
  const routes = host.applicable
    ? `${host.outcome} (${host.routes.map(({ route }) => route).join(', ')})`
    : renderRuleSentence(host.reason);
  return [
    `${subject.title} (\`${name}\`)`,
    ...(wrap.applicable
      ? [
          wrap.today.outcome,
          wrap.withPlatformMode.outcome,
          deciding(wrap.withPlatformMode),
        ]
      : ['–', '–', renderRuleSentence(wrap.reason)]),
    routes,
  ];
}

function verdictTables() {
  const subjects = createSubjects([
    ...createUpstreamEntities(),
    ...readDemoEntities().entities,
  ]);
  const landscape = [...subjects.values()];
  return Object.entries(kinds)
    .map(([kind, title]) => {
      const rows = [...subjects]
        .filter(([, subject]) => subject.kind === kind)
        .sort(([, a], [, b]) => (a.title < b.title ? -1 : 1))
        .map(([name, subject]) => verdictRow(name, subject, landscape));
      return `### ${title}\n\n${table(
        [
          'what',
          'today',
          'with platform mode',
          'what decides, with platform mode',
          'tool another way',
        ],
        rows,
      )}`;
    })
    .join('\n\n');
}

function ruleTable() {
  return table(
    [
      'rule',
      'question',
      'belongs to',
      'reads of the traits',
      'reads of a cluster',
    ],
    eligibilityRules.map(rule => [
      `\`${rule.id}\``,
      questionOf(rule.id),
      rule.belongsTo === 'both' ? 'both' : rule.belongsTo,
      rule.reads.map(each => `\`${each}\``).join(', ') || '–',
      rule.live.join(', ') || '–',
    ]),
  );
}

function replace(text, name, content) {
  const begin = `<!-- begin ${name} -->`;
  const end = `<!-- end ${name} -->`;
  const [before, rest] = text.split(begin);
  const after = rest?.split(end)[1];
  if (after === undefined) {
    throw new Error(`${page} has no place for ${name}`);
  }
  return `${before}${begin}\n\n${content}\n\n${end}${after}`;
}

async function generate() {
  const current = readFileSync(page, 'utf8');
  const options = await prettier.resolveConfig(page);
  const wanted = prettier.format(
    replace(
      replace(current, 'rules', ruleTable()),
      'verdicts',
      verdictTables(),
    ),
    { ...options, filepath: page },
  );
  if (wanted === current) {
    return;
  }
  if (process.argv.includes('--check')) {
    console.error(
      'docs/concept/rules.md is not up to date: yarn generate:verdicts',
    );
    process.exitCode = 1;
    return;
  }
  writeFileSync(page, wanted);
  console.log('wrote docs/concept/rules.md');
}

generate();
