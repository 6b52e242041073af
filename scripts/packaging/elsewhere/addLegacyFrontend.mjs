import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Puts the frontend of an app of the older frontend system beside that of a new one, so that both are installed at once
 * and served by the same backend.
 *
 * @param {{app: string, legacy: string}} options - folders of both apps; of the second one only the frontend is used
 * @returns {string} the name of its package, and of its folder in `packages`
 */
export function addLegacyFrontend({ app, legacy }) {
  const name = 'legacy-app';
  const target = path.join(app, 'packages', name);
  cpSync(path.join(legacy, 'packages/app'), target, { recursive: true });
  // They are about a test runner that is not looked at here.
  rmSync(path.join(target, 'e2e-tests'), { recursive: true, force: true });
  edit(path.join(target, 'package.json'), manifest => {
    manifest.name = name;
  });
  edit(path.join(app, 'packages/backend/package.json'), manifest => {
    manifest.dependencies[name] = `link:../${name}`;
  });
  return name;
}

function edit(file, change) {
  const content = JSON.parse(readFileSync(file, 'utf8'));
  change(content);
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}
