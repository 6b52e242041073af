const { existsSync, readdirSync } = require('node:fs');
const { join } = require('node:path');
const { code, sentence } = require('../markdown.cjs');
const { commentOf, parse, root, ts } = require('../sources.cjs');

const wordOf = {
  [ts.SyntaxKind.StringKeyword]: 'text',
  [ts.SyntaxKind.BooleanKeyword]: '`true` or `false`',
  [ts.SyntaxKind.NumberKeyword]: 'number',
};

function isList(type) {
  return (
    ts.isArrayTypeNode(type) ||
    (ts.isTypeReferenceNode(type) && type.typeName.getText() === 'Array')
  );
}

function elementOf(type) {
  return ts.isArrayTypeNode(type) ? type.elementType : type.typeArguments[0];
}

function describeType(type) {
  if (isList(type)) {
    return ts.isTypeLiteralNode(elementOf(type))
      ? 'list'
      : `list of ${describeType(elementOf(type))}`;
  }
  if (ts.isUnionTypeNode(type)) {
    return type.types.map(describeType).join(', ');
  }
  if (ts.isLiteralTypeNode(type)) {
    return code(type.getText().replace(/^'|'$/g, ''));
  }
  if (ts.isTypeReferenceNode(type)) {
    return type.typeName.getText() === 'HumanDuration'
      ? 'duration, for instance `{ minutes: 10 }`'
      : type.getText();
  }
  return wordOf[type.kind] ?? 'object';
}

function keysOf(members, prefix) {
  return members.flatMap(member => {
    if (!ts.isPropertySignature(member)) {
      return [];
    }
    const { text, tags } = commentOf(member);
    const key = `${prefix}${member.name.getText()}`;
    const type = member.type;
    const inner = isList(type) ? elementOf(type) : type;
    const isOpen =
      ts.isTypeLiteralNode(inner) &&
      !inner.members.some(ts.isPropertySignature);
    return [
      {
        key,
        type: isOpen ? 'object of texts' : describeType(type),
        isNeeded: !member.questionToken,
        text: sentence(text),
        isSecret: /secret/.test(
          tags.get('visibility') ?? tags.get('deepVisibility') ?? '',
        ),
      },
      ...(ts.isTypeLiteralNode(inner)
        ? keysOf(inner.members, `${key}${isList(type) ? '[]' : ''}.`)
        : []),
    ];
  });
}

function keysOfFile(file) {
  const config = parse(file).statements.find(
    statement =>
      ts.isInterfaceDeclaration(statement) && statement.name.text === 'Config',
  );
  return keysOf(config.members, '');
}

function entry({ key, type, isNeeded, text, isSecret }) {
  const notes = [type, isNeeded && 'needed', isSecret && 'secret'];
  return `- \`${key}\` (${notes.filter(Boolean).join(', ')})${
    text ? `: ${text}` : ''
  }`;
}

module.exports = {
  'configuration.md': () => {
    const plugins = readdirSync(join(root, 'plugins')).filter(name =>
      existsSync(join(root, 'plugins', name, 'config.d.ts')),
    );
    return `# Configuration

Keys of \`app-config.yaml\`, as the schemas of the plugins have them. None is visible in the browser. Backstage blanks what is
marked as secret in logs. \`yarn backstage-cli config:check\` says what does not fit.

${plugins
  .map(name => {
    const keys = keysOfFile(join(root, 'plugins', name, 'config.d.ts'));
    return `## Of ${name}\n\n${keys
      .filter(({ key }) => key !== 'openmcp')
      .map(entry)
      .join('\n')}`;
  })
  .join('\n\n')}`;
  },
};
