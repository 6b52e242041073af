// Checks how all files are formatted. What was found well formatted is remembered by its content, for every clone.
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { cacheDirectory, repositoryRoot } from '../bootstrap/paths.mjs';

const shared = path.join(cacheDirectory(), 'formatting.json');
const own = path.join(repositoryRoot, 'node_modules/.cache/formatting.json');

/** Takes what others found, and nothing where it cannot be read: Prettier would refuse to run. */
function take() {
  rmSync(own, { force: true });
  mkdirSync(path.dirname(own), { recursive: true });
  try {
    JSON.parse(readFileSync(shared, 'utf8'));
    copyFileSync(shared, own);
  } catch {
    // Nobody has looked yet on this machine.
  }
}

/** Leaves it as a whole, whoever reads it meanwhile. */
function handOver() {
  const mine = `${shared}.${process.pid}`;
  try {
    mkdirSync(path.dirname(shared), { recursive: true });
    copyFileSync(own, mine);
    renameSync(mine, shared);
  } catch {
    // The next run looks at every file again.
    rmSync(mine, { force: true });
  }
}

take();
const { status } = spawnSync(
  process.execPath,
  [
    path.join(repositoryRoot, 'node_modules/prettier/bin-prettier.js'),
    '--check',
    '.',
    // It remembers each file's content with its own version and options, and names files from here.
    '--cache',
    '--cache-strategy=content',
    `--cache-location=${own}`,
  ],
  { cwd: repositoryRoot, stdio: 'inherit' },
);
handOver();
process.exitCode = status ?? 1;
