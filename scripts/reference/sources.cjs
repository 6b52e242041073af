const { existsSync, readdirSync, readFileSync } = require('node:fs');
const { join, relative } = require('node:path');
const ts = require('typescript');

const root = join(__dirname, '../..');

/** Sources of the plugins, without their tests. */
function pluginSources() {
  return readdirSync(join(root, 'plugins'))
    .map(name => join(root, 'plugins', name, 'src'))
    .filter(existsSync)
    .flatMap(folder =>
      readdirSync(folder, { recursive: true })
        .map(String)
        .filter(
          file =>
            /\.tsx?$/.test(file) &&
            !/\.\w*test\.tsx?$/.test(file) &&
            !file.includes('__testUtils__'),
        )
        .map(file => join(folder, file)),
    )
    .sort();
}

/** Parsed sources whose text matches. */
function parseSources(pattern) {
  return pluginSources().flatMap(file => {
    const text = readFileSync(file, 'utf8');
    return pattern.test(text) ? [parse(file, text)] : [];
  });
}

function parse(file, text = readFileSync(file, 'utf8')) {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
}

function visit(node, look) {
  look(node);
  ts.forEachChild(node, child => visit(child, look));
}

/** What a declaration's comment says, and its tags. */
function commentOf(node) {
  const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const tags = new Map(
    (comment?.tags ?? []).map(tag => [
      tag.tagName.text,
      ts.getTextOfJSDocComment(tag.comment) ?? '',
    ]),
  );
  return {
    text: ts.getTextOfJSDocComment(comment?.comment) ?? '',
    tags,
  };
}

/** Text of a literal, also one that is made of several with `+`. */
function literalText(node) {
  if (!node) {
    return undefined;
  }
  if (ts.isStringLiteralLike(node)) {
    return node.text;
  }
  if (ts.isBinaryExpression(node)) {
    return `${literalText(node.left) ?? ''}${literalText(node.right) ?? ''}`;
  }
  return undefined;
}

/** Value of a property of an object literal. */
function propertyOf(object, name) {
  return object?.properties?.find(
    property => property.name && property.name.getText() === name,
  )?.initializer;
}

module.exports = {
  commentOf,
  literalText,
  parse,
  parseSources,
  propertyOf,
  relativePath: file => relative(root, file),
  root,
  ts,
  visit,
};
