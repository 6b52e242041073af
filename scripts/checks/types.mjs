// Checks types and writes the declarations from which the reports of the public API are made. What the compiler knows
// of the last sources without a mistake serves every clone: it goes by the content of files, and names them from here.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { exclusively } from '../bootstrap/exclusively.mjs';
import { cacheDirectory, repositoryRoot } from '../bootstrap/paths.mjs';

const shared = path.join(cacheDirectory(), 'types');
const lock = `${shared}.lock`;
const declarations = path.join(repositoryRoot, 'dist-types');
// Kept with the declarations: it says which of them need not be written again.
const known = path.join(declarations, 'types.tsbuildinfo');

function take() {
  rmSync(declarations, { recursive: true, force: true });
  if (existsSync(shared)) {
    cpSync(shared, declarations, { recursive: true });
  }
}

function handOver() {
  const mine = `${shared}.${process.pid}`;
  cpSync(declarations, mine, { recursive: true });
  rmSync(shared, { recursive: true, force: true });
  renameSync(mine, shared);
}

mkdirSync(path.dirname(shared), { recursive: true });
await exclusively(lock, async () => take());
const { status } = spawnSync(
  process.execPath,
  [
    path.join(repositoryRoot, 'node_modules/typescript/bin/tsc'),
    '--incremental',
    '--tsBuildInfoFile',
    known,
  ],
  { cwd: repositoryRoot, stdio: 'inherit' },
);
if (status === 0) {
  await exclusively(lock, async () => handOver());
}
process.exitCode = status ?? 1;
