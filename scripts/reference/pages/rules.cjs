const {
  eligibilityRules,
  questionOf,
} = require('@openmcp/backstage-plugin-openmcp-common');
const { code, sentence } = require('../markdown.cjs');
const { commentOf, parseSources, ts, visit } = require('../sources.cjs');

const belongsTo = {
  wrap: 'whether the image may run as a PlatformService',
  host: 'whether the tool may come by another route',
  both: 'both questions',
};

/** What the comment of each rule says, by its id. */
function comments() {
  const found = new Map();
  for (const file of parseSources(/: EligibilityRule = \{/)) {
    visit(file, node => {
      if (ts.isVariableStatement(node)) {
        const id = /\bid: '([^']+)'/.exec(node.getText())?.[1];
        if (id) {
          found.set(id, sentence(commentOf(node).text));
        }
      }
    });
  }
  return found;
}

/** Outcomes and codes that stand in the source of a rule. */
function outcomesOf() {
  const found = new Map();
  for (const file of parseSources(/: EligibilityRule = \{/)) {
    const id = /\bid: '([^']+)'/.exec(file.text)?.[1];
    const answers = [];
    visit(file, node => {
      if (
        ts.isCallExpression(node) &&
        node.expression.getText() === 'answer' &&
        ts.isStringLiteral(node.arguments[0]) &&
        ts.isStringLiteral(node.arguments[1])
      ) {
        answers.push(
          `${node.arguments[0].text} ${code(node.arguments[1].text)}`,
        );
      }
    });
    found.set(id, [...new Set(answers)].sort());
  }
  return found;
}

const listOf = values => values.map(code).join(', ');

module.exports = {
  'rules.md': () => {
    const texts = comments();
    const answers = outcomesOf();
    return `# Rules of eligibility

The ${
      eligibilityRules.length
    } rules that the suite brings, in the order of their results. What they mean for each tool is in
[the concept](../concept/rules.md); how one is added is in [a tutorial](../tutorials/add-rule.md). Where a trait that a rule needs
is not declared, the result is \`unknown\` and the rule is not asked.

${eligibilityRules
  .map(rule =>
    [
      `## ${rule.id}`,
      `**${questionOf(rule.id)}** ${texts.get(rule.id) ?? ''}`.trim(),
      [
        `- Belongs to: ${belongsTo[rule.belongsTo]}`,
        `- Reads of the traits: ${listOf(rule.reads) || 'nothing'}`,
        `- Needs: ${
          listOf([
            ...new Set([...rule.requires.wrap, ...rule.requires.host]),
          ]) || 'nothing'
        }`,
        `- Reads of a cluster: ${listOf(rule.live) || 'nothing'}`,
        ...(answers.get(rule.id)?.length
          ? [`- Answers among others: ${answers.get(rule.id).join(', ')}`]
          : []),
      ].join('\n'),
    ].join('\n\n'),
  )
  .join('\n\n')}`;
  },
};
