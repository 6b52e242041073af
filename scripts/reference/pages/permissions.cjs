const { join } = require('node:path');
const {
  openmcpPermissions,
} = require('@openmcp/backstage-plugin-openmcp-common');
const { code, sentence, table } = require('../markdown.cjs');
const {
  commentOf,
  literalText,
  parseSources,
  propertyOf,
  root,
  ts,
  visit,
} = require('../sources.cjs');

const { openmcpClusterRules, openmcpInstallationRules } = require(join(
  root,
  'plugins/openmcp-backend/src/authorization/rules',
));

function comments() {
  const found = new Map();
  for (const file of parseSources(/createPermission\(\{/)) {
    visit(file, node => {
      const call =
        ts.isVariableStatement(node) &&
        node.declarationList.declarations[0].initializer;
      if (call && ts.isCallExpression(call)) {
        const name = literalText(propertyOf(call.arguments[0], 'name'));
        found.set(name, sentence(commentOf(node).text));
      }
    });
  }
  return found;
}

function ruleRows(resourceType, rules) {
  return Object.values(rules).map(rule => [
    code(rule.name),
    code(resourceType),
    Object.keys(rule.paramsSchema.shape)
      .map(name => code(`${name}: string[]`))
      .join(', '),
    rule.description,
  ]);
}

module.exports = {
  'permissions.md': () => {
    const texts = comments();
    return `# Permissions

Every route, action and page asks the permission framework of Backstage, with the credentials of whoever called. What a policy
hides by a condition is answered as if it were not there. An example of a policy is in
[deploying the portal](../operations/deployment.md#who-may-do-what).

${table(
  ['permission', 'action', 'resource type', 'means'],
  openmcpPermissions.map(({ name, attributes, resourceType }) => [
    code(name),
    attributes.action ?? '',
    resourceType ? code(resourceType) : '(basic)',
    texts.get(name) ?? '',
  ]),
)}

References of resources are \`<cluster>/<Kind>/<name>\` for \`openmcp-installation\` and \`<cluster>\` for \`openmcp-cluster\`. Rules for
conditional decisions read nothing else:

${table(
  ['rule', 'resource type', 'parameters', 'means'],
  [
    ...ruleRows('openmcp-installation', openmcpInstallationRules),
    ...ruleRows('openmcp-cluster', openmcpClusterRules),
  ],
)}`;
  },
};
