const { code, sentence, table } = require('../markdown.cjs');
const {
  commentOf,
  literalText,
  parseSources,
  propertyOf,
  ts,
  visit,
} = require('../sources.cjs');

/** Constants whose name ends in `_EVENT`, with what their comment says. */
function readIds() {
  const ids = new Map();
  for (const file of parseSources(/_EVENT = '/)) {
    visit(file, node => {
      const declaration =
        ts.isVariableStatement(node) && node.declarationList.declarations[0];
      if (declaration && /_EVENT$/.test(declaration.name.getText())) {
        ids.set(declaration.name.getText(), {
          id: literalText(declaration.initializer),
          text: sentence(commentOf(node).text),
        });
      }
    });
  }
  return ids;
}

/** Each place that begins an audit event. */
function readEvents() {
  const ids = readIds();
  const events = [];
  for (const file of parseSources(/\beventId:/)) {
    visit(file, node => {
      const eventId =
        ts.isObjectLiteralExpression(node) && propertyOf(node, 'eventId');
      if (!eventId) {
        return;
      }
      const known = ids.get(eventId.getText()) ?? {
        id: literalText(eventId),
        text: '',
      };
      if (!known.id) {
        throw new Error(
          `The id of an audit event cannot be read: ${node.getText()}`,
        );
      }
      events.push({
        ...known,
        severity: literalText(propertyOf(node, 'severityLevel')) ?? 'low',
      });
    });
  }
  return events.sort((a, b) => (a.id < b.id ? -1 : 1));
}

module.exports = {
  'audit-events.md': () => `# Audit events

What the backend writes into the audit log of Backstage, with plugin \`openmcp\`. An event has \`status\` \`initiated\` and then
\`succeeded\` or \`failed\`; where the log takes no beginning, nothing is applied or removed.

${table(
  ['event', 'severity', 'means'],
  readEvents().map(({ id, severity, text }) => [
    code(id),
    severity,
    text.replace(/^Id of the audit event of /, 'Written at '),
  ]),
)}

\`meta\` of an apply holds \`by\`, \`cluster\`, \`name\`, \`image\`, \`provider\`, \`dryRun\`, \`force\`, \`keep\`, \`override\`, \`platformMode\`
(\`via\` and \`name\`), and at the end \`outcomeToday\`, \`outcomeWithPlatformMode\`, \`statementKept\` where a recorded statement was kept, and \`result\`; that of a removal \`by\`, \`cluster\`, \`name\`,
\`uid\`, \`dryRun\`, and at the end \`uid\`, \`image\` and \`result\`; that of a refusal \`permission\`, and \`resource\` where one was asked for. No values
of variables, no texts of clusters and no credentials are among it.`,
};
