import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { codeBlocks } from './codeBlocks.mjs';
import { markdownFiles } from './markdownFiles.mjs';
import { optionProblem } from './optionProblem.mjs';
import { withoutBlocks } from './withoutCode.mjs';

const SHELLS = /^(?:|sh|bash|shell|console)$/;
/** What stands in a sentence is a command where it begins like one. */
const IN_SENTENCES = /(?<!`)`((?:npm|yarn|node|kubectl) [^`]+)`(?!`)/g;

/**
 * Commands in Markdown pages that cannot work: scripts, files, workspaces and options that do not exist. Commands stand in
 * blocks of code, and within sentences as code.
 *
 * @param {string} root
 * @param {string[]} [files] - relative to the root; all Markdown files by default
 * @returns {string[]} a sentence each, with the file
 */
export function brokenCommands(root, files = markdownFiles(root)) {
  const known = readKnown(root);
  return files.flatMap(file =>
    commandsOf(readFileSync(path.join(root, file), 'utf8'))
      .flatMap(line => line.split(/\s*(?:&&|\|\||;|\|)\s*/))
      .flatMap(command => {
        const problem = problemOf(command.trim(), known);
        return problem ? [`${file}: ${command.trim()}: ${problem}`] : [];
      }),
  );
}

function commandsOf(page) {
  return [
    ...codeBlocks(page)
      .filter(({ language }) => SHELLS.test(language))
      .flatMap(({ text }) => text.split('\n')),
    ...[...withoutBlocks(page).matchAll(IN_SENTENCES)].map(
      ([, command]) => command,
    ),
  ];
}

function readKnown(root) {
  const read = folder =>
    JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
  const { scripts = {}, workspaces: patterns = [] } = read('.');
  const workspaces = new Map(
    patterns
      .flatMap(pattern => foldersOf(root, pattern))
      .map(read)
      .map(({ name, scripts: own = {} }) => [name, own]),
  );
  return { root, scripts, workspaces };
}

/** Folders with packages that a pattern of `workspaces` means: a folder, or all below one. */
function foldersOf(root, pattern) {
  const parent = pattern.replace(/\/\*$/, '');
  const folders = pattern.endsWith('/*')
    ? readdirSync(path.join(root, parent)).map(name => `${parent}/${name}`)
    : [pattern];
  return folders.filter(folder =>
    existsSync(path.join(root, folder, 'package.json')),
  );
}

function problemOf(command, { root, scripts, workspaces }) {
  const words = command.split(/\s+/);
  const [program, first, second, third] = words;
  if (program === 'npm') {
    const name = { start: 'start', test: 'test', run: second }[first];
    return name && !(name in scripts)
      ? `there is no script ${name}`
      : optionProblem(name, words, root);
  }
  if (program === 'yarn' && first === 'workspace') {
    if (/^</.test(second)) {
      return undefined;
    }
    if (!workspaces.has(second)) {
      return `there is no workspace ${second}`;
    }
    return third && third !== 'add' && !(third in workspaces.get(second))
      ? `that workspace has no script ${third}`
      : undefined;
  }
  if (program === 'yarn' && /^[a-z]+:/.test(first ?? '')) {
    return first in scripts ? undefined : `there is no script ${first}`;
  }
  const files = words.filter(
    (word, index) =>
      (program === 'kubectl' && ['-f', '-k'].includes(words[index - 1])) ||
      (program === 'node' && index === 1 && !word.startsWith('-')),
  );
  const missing = files.find(
    name =>
      /\//.test(name) &&
      !name.startsWith('node_modules/') &&
      !existsSync(path.join(root, name)),
  );
  return missing && `${missing} does not exist`;
}
