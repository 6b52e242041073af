import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { codeOfPage } from '../../documentation/codeOfPage.mjs';
import { readInstructions } from './readInstructions.mjs';

/**
 * All that the READMEs of the suite tell somebody to do.
 *
 * @param {import('../packSuite.mjs').PackedPackage[]} packed
 * @returns {import('./readInstructions.mjs').Instructions}
 */
export function instructionsOf(packed) {
  const all = packed.map(({ source }) =>
    readInstructions(readFileSync(path.join(source, 'README.md'), 'utf8')),
  );
  const packages = {};
  for (const [folder, names] of all.flatMap(each =>
    Object.entries(each.packages),
  )) {
    packages[folder] = [...new Set([...(packages[folder] ?? []), ...names])];
  }
  return {
    packages,
    backendFeatures: [...new Set(all.flatMap(each => each.backendFeatures))],
    code: all.flatMap(each => each.code),
    configurations: all.flatMap(each => each.configurations),
  };
}

/**
 * Writes the code of the READMEs into an app: features into its backend, where they are not there already, and a module
 * for each block that creates an app, which become part of its bundle and are not run. Blocks for apps of the older
 * frontend system are left to `followLegacyInstructions`.
 *
 * @param {{app: string, instructions: import('./readInstructions.mjs').Instructions}} options - folder of the app, and
 *   what the READMEs say
 */
export function followInstructions({ app, instructions }) {
  const backend = path.join(app, 'packages/backend/src/index.ts');
  const source = readFileSync(backend, 'utf8');
  const added = instructions.backendFeatures
    .filter(name => !source.includes(`'${name}'`))
    .map(name => `backend.add(import('${name}'));\n`);
  writeFileSync(
    backend,
    source.replace('backend.start();', `${added.join('')}\nbackend.start();`),
  );
  const blocks = instructions.code.filter(block => !targetOf(block));
  const modules = blocks.map((block, index) => {
    const name = `fromReadme${index + 1}`;
    writeFileSync(
      path.join(app, `packages/app/src/${name}.tsx`),
      codeOfPage(block),
    );
    return name;
  });
  const entry = path.join(app, 'packages/app/src/index.tsx');
  writeFileSync(
    entry,
    `${readFileSync(entry, 'utf8')}
export const fromReadme = [
${modules.map(name => `  () => import('./${name}'),\n`).join('')}];
`,
  );
}

/**
 * The file of an app that a block belongs into.
 *
 * @param {string} block
 * @returns {string | undefined} relative to the frontend of the app; nothing where the block does not say
 */
export function targetOf(block) {
  return /^\/\/ packages\/app\/(\S+)\n/.exec(block)?.[1];
}
