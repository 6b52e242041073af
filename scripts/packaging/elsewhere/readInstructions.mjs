/**
 * What the README of a package tells somebody to do who installs it.
 *
 * @typedef {object} Instructions
 * @property {Record<string, string[]>} packages - names of packages to add, by the folder of the workspace
 * @property {string[]} backendFeatures - packages that the backend adds, in order
 * @property {string[]} code - blocks of code for the app: those that name a file of `packages/app`, and those that create it
 * @property {string[]} configurations - blocks of YAML that begin with the key `openmcp` or `app`
 */

const BLOCK = /^```(\w+)\n(.*?)^```$/gms;

/**
 * Reads the blocks of a README as a person would who follows it.
 *
 * @param {string} readme - its text
 * @returns {Instructions}
 */
export function readInstructions(readme) {
  const blocks = [...readme.matchAll(BLOCK)].map(([, language, text]) => ({
    language,
    text,
  }));
  return {
    packages: addedPackages(textsOf(blocks, 'sh', 'bash')),
    backendFeatures: backendFeatures(textsOf(blocks, 'ts')),
    code: textsOf(blocks, 'ts', 'tsx').filter(
      text => /^\/\/ packages\/app\//.test(text) || /= createApp\(/.test(text),
    ),
    configurations: textsOf(blocks, 'yaml').filter(text =>
      /^(openmcp|app):$/m.test(text.split('\n')[0]),
    ),
  };
}

function textsOf(blocks, ...languages) {
  return blocks
    .filter(({ language }) => languages.includes(language))
    .map(({ text }) => text);
}

function addedPackages(commands) {
  const added = {};
  for (const command of commands) {
    for (const [, folder, names] of command.matchAll(
      /^yarn --cwd (\S+) add (.+)$/gm,
    )) {
      added[folder] = [...(added[folder] ?? []), ...names.trim().split(/\s+/)];
    }
  }
  return added;
}

function backendFeatures(codes) {
  return codes
    .filter(code => code.startsWith('// packages/backend/src/index.ts\n'))
    .flatMap(code => [
      ...code.matchAll(/backend\.add\(\s*import\('([^']+)'\),?\s*\)/g),
    ])
    .map(([, name]) => name);
}
