import ts from 'typescript';

/**
 * One small fault in a source file.
 *
 * @typedef {object} Mutant
 * @property {string} name - what is changed into what; the same as long as the code around is the same
 * @property {number} line - of the change, from 1
 * @property {string} source - the whole file with the fault
 */

/** What each outcome could be taken for. */
const OTHER_OUTCOMES = {
  ok: ['blocked'],
  warning: ['ok', 'blocked'],
  'needs-configuration': ['ok', 'blocked'],
  unknown: ['ok', 'blocked'],
  blocked: ['ok', 'warning'],
};

const OTHER_OPERATORS = {
  '&&': '||',
  '||': '&&',
  '===': '!==',
  '!==': '===',
  '>': '>=',
  '>=': '>',
  '<': '<=',
  '<=': '<',
};

const OTHER_METHODS = { some: 'every', every: 'some' };

/** Methods that ask a question of each element. */
const ASKING_METHODS = ['filter', 'find', 'some', 'every'];

/**
 * All small faults that can be made in a rule: another outcome or code, a condition turned around, one
 * operator for another, a remedy or a needed trait left out.
 *
 * @param {string} source - TypeScript of a rule
 * @returns {Mutant[]}
 */
export function findMutants(source) {
  const file = ts.createSourceFile(
    'rule.ts',
    source,
    ts.ScriptTarget.Latest,
    true,
  );
  const changes = [];
  const visit = node => {
    changes.push(...changesOf(node));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return numbered(
    distinct(changes).map(({ node, text }) => toMutant(file, node, text)),
  );
}

/** Of faults with one name the second and further get a number. */
function numbered(mutants) {
  const counts = new Map();
  return mutants.map(mutant => {
    const { name } = mutant;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? mutant : { ...mutant, name: `${name} (${count})` };
  });
}

/** Two ways to the same file are one fault. */
function distinct(changes) {
  const byText = new Map(
    changes.map(change => [
      `${change.node.getStart()}-${change.node.end}-${normalize(change.text)}`,
      change,
    ]),
  );
  return [...byText.values()];
}

function toMutant(file, node, text) {
  const start = node.getStart();
  const { line } = file.getLineAndCharacterOfPosition(start);
  return {
    name: `${normalize(node.getText())} -> ${normalize(text)}`,
    line: line + 1,
    source: file.text.slice(0, start) + text + file.text.slice(node.end),
  };
}

function normalize(text) {
  return text.replace(/\s+/g, ' ').trim();
}

function* changesOf(node) {
  if (isCallOf(node, 'answer')) {
    yield* changesOfAnswer(node);
  } else if (isCallOf(node, 'undeclared')) {
    yield { node, text: `answer('ok', 'trait-not-declared')` };
  } else if (ts.isIfStatement(node)) {
    yield negation(node.expression);
  } else if (ts.isConditionalExpression(node)) {
    yield negation(node.condition);
  } else if (ts.isBinaryExpression(node)) {
    yield* changesOfOperator(node);
  } else if (ts.isCallExpression(node)) {
    yield* changesOfMethod(node);
  } else if (ts.isCaseClause(node)) {
    yield { node: node.expression, text: `'nothing'` };
  } else if (ts.isPropertyAssignment(node)) {
    yield* changesOfProperty(node);
  }
}

function* changesOfAnswer({ arguments: [outcome, code] }) {
  for (const literal of literalsIn(outcome)) {
    for (const other of OTHER_OUTCOMES[literal.text] ?? []) {
      yield { node: literal, text: `'${other}'` };
    }
  }
  for (const literal of code ? literalsIn(code) : []) {
    yield { node: literal, text: `'another-code'` };
  }
}

function* literalsIn(node) {
  if (ts.isStringLiteral(node)) {
    yield node;
  } else if (ts.isConditionalExpression(node)) {
    yield* literalsIn(node.whenTrue);
    yield* literalsIn(node.whenFalse);
  }
}

function* changesOfOperator(node) {
  const other = OTHER_OPERATORS[node.operatorToken.getText()];
  // The negation of a whole condition is the same fault.
  const isNegated =
    (ts.isIfStatement(node.parent) ||
      (ts.isConditionalExpression(node.parent) &&
        node.parent.condition === node)) &&
    ['===', '!=='].includes(node.operatorToken.getText());
  if (other && !isNegated) {
    const [left, right] = [node.left.getText(), node.right.getText()];
    yield { node, text: `(${left}) ${other} (${right})` };
  }
}

function* changesOfMethod(node) {
  if (!ts.isPropertyAccessExpression(node.expression)) {
    return;
  }
  const { name } = node.expression;
  if (OTHER_METHODS[name.text]) {
    yield { node: name, text: OTHER_METHODS[name.text] };
  }
  const [asked] = node.arguments;
  if (
    ASKING_METHODS.includes(name.text) &&
    asked &&
    ts.isArrowFunction(asked) &&
    !ts.isBlock(asked.body)
  ) {
    yield negation(asked.body);
  }
}

function* changesOfProperty({ name, initializer }) {
  const key = name.getText();
  if (key === 'remedy') {
    yield { node: initializer, text: 'undefined' };
  }
  const isNeed = name.parent.parent.parent.name?.getText() === 'requires';
  if (isNeed && initializer.elements?.length > 0) {
    yield { node: initializer, text: '[]' };
  }
}

function negation(node) {
  return { node, text: `!(${node.getText()})` };
}

function isCallOf(node, name) {
  return ts.isCallExpression(node) && node.expression.getText() === name;
}
