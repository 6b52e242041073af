/**
 * Writes the tables of the concept that follow from the entities and the rules:
 * in `docs/concept/rules.md` and `tools.md`, between `<!-- begin … -->` and
 * `<!-- end … -->`. With `--check` nothing is written; the exit code is 1 when a
 * page is not up to date.
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

const folder = resolve(__dirname, '../../../docs/concept');
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

const entities = [...createUpstreamEntities(), ...readDemoEntities().entities];
const subjects = createSubjects(entities);
/** Names of entities whose image nobody publishes. */
const hypothetical = new Set(
  entities
    .filter(({ spec }) => spec?.openmcp?.hypothetical)
    .map(({ metadata }) => metadata.name),
);
const landscape = [...subjects.values()];

function deciding(verdict) {
  const result = decidingResult(verdict);
  return result
    ? `${result.ruleId}: ${renderRuleSentence(result)}`
    : 'nothing is against it';
}

function verdictRow(name, subject) {
  const { wrap, host } = checkEligibility({
    subject,
    name: subject.name,
    landscape,
  });
  const routes = host.applicable
    ? `${host.outcome} (${host.routes.map(({ route }) => route).join(', ')})`
    : renderRuleSentence(host.reason);
  return [
    `${subject.title} (\`${name}\`)${
      hypothetical.has(name) ? ', _hypothetical_' : ''
    }`,
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
  return Object.entries(kinds)
    .map(([kind, title]) => {
      const rows = [...subjects]
        .filter(([, subject]) => subject.kind === kind)
        .sort(([, a], [, b]) => (a.title < b.title ? -1 : 1))
        .map(([name, subject]) => verdictRow(name, subject));
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

/** What is not ok about wrapping an image, in either view. */
function imageTable({ today, withPlatformMode }) {
  const rows = today.results.flatMap((result, position) => {
    const later = withPlatformMode.results[position];
    if (result.outcome === 'ok' && later.outcome === 'ok') {
      return [];
    }
    const shown = later.outcome === 'ok' ? result : later;
    return [
      [
        `\`${result.ruleId}\``,
        result.outcome,
        later.outcome,
        renderRuleSentence(shown),
        shown.remedy ? renderRuleSentence(shown.remedy) : '',
      ],
    ];
  });
  return table(
    ['rule', 'today', 'with platform mode', 'in words', 'what to do'],
    rows,
  );
}

/** What is not ok about the best other route of a tool. */
function routeTable({ routes: [best] }) {
  const rows = best.results
    .filter(({ outcome }) => outcome !== 'ok')
    .map(result => [
      `\`${result.ruleId}\``,
      result.outcome,
      renderRuleSentence(result),
      result.remedy ? renderRuleSentence(result.remedy) : '',
    ]);
  return table(['rule', `by ${best.route}`, 'in words', 'what to do'], rows);
}

/** The answer about one entity, without a cluster. */
function exampleTable(name) {
  const subject = subjects.get(name);
  if (!subject) {
    throw new Error(`There is no entity ${name}`);
  }
  const { wrap, host } = checkEligibility({
    subject,
    name: subject.name,
    landscape,
  });
  return subject.kind === 'service-provider'
    ? imageTable(wrap)
    : routeTable(host);
}

function replace(page, text, name, content) {
  const begin = `<!-- begin ${name} -->`;
  const end = `<!-- end ${name} -->`;
  const [before, rest] = text.split(begin);
  const after = rest?.split(end)[1];
  if (after === undefined) {
    throw new Error(`${page} has no place for ${name}`);
  }
  return `${before}${begin}\n\n${content}\n\n${end}${after}`;
}

const pages = {
  'rules.md': text =>
    replace(
      'rules.md',
      replace('rules.md', text, 'rules', ruleTable()),
      'verdicts',
      verdictTables(),
    ),
  'tools.md': text =>
    [...text.matchAll(/<!-- begin verdict (\S+) -->/g)].reduce(
      (written, [, name]) =>
        replace('tools.md', written, `verdict ${name}`, exampleTable(name)),
      text,
    ),
};

async function generate() {
  for (const [name, write] of Object.entries(pages)) {
    const page = resolve(folder, name);
    const current = readFileSync(page, 'utf8');
    const options = await prettier.resolveConfig(page);
    const wanted = prettier.format(write(current), {
      ...options,
      filepath: page,
    });
    if (wanted !== current && process.argv.includes('--check')) {
      console.error(
        `docs/concept/${name} is not up to date: yarn generate:verdicts`,
      );
      process.exitCode = 1;
    } else if (wanted !== current) {
      writeFileSync(page, wanted);
      console.log(`wrote docs/concept/${name}`);
    }
  }
}

generate();
