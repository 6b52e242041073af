import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { appCode } from './appCode.mjs';
import { readInstructions } from './readInstructions.mjs';

const LEGACY_ENTRY = '@openmcp/backstage-plugin-openmcp/legacy';

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
 * for each block of the frontend, which become part of its bundle and are not run.
 *
 * @param {{app: string, root: string, instructions: import('./readInstructions.mjs').Instructions}} options - folder of
 *   the app and root of the repository
 * @returns {string[]} the modules, relative to the app
 */
export function followInstructions({ app, root, instructions }) {
  const backend = path.join(app, 'packages/backend/src/index.ts');
  const source = readFileSync(backend, 'utf8');
  const added = instructions.backendFeatures
    .filter(name => !source.includes(`'${name}'`))
    .map(name => `backend.add(import('${name}'));\n`);
  writeFileSync(
    backend,
    source.replace('backend.start();', `${added.join('')}\nbackend.start();`),
  );
  const names = namesOfLegacyEntry(root);
  const modules = instructions.code.map((block, index) => {
    const file = `packages/app/src/fromReadme${index + 1}.tsx`;
    writeFileSync(path.join(app, file), appCode(block, LEGACY_ENTRY, names));
    return file;
  });
  const entry = path.join(app, 'packages/app/src/index.tsx');
  writeFileSync(
    entry,
    `${readFileSync(entry, 'utf8')}
export const fromReadme = [
${modules
  .map(file => `  () => import('./${path.basename(file, '.tsx')}'),\n`)
  .join('')}];
`,
  );
  return modules;
}

function namesOfLegacyEntry(root) {
  const report = path.join(root, 'plugins/openmcp/report-legacy.api.md');
  return existsSync(report)
    ? [
        ...readFileSync(report, 'utf8').matchAll(
          /^export (?:const|function) (\w+)/gm,
        ),
      ].map(([, name]) => name)
    : [];
}
