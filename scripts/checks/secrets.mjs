// Looks for what looks like a credential in all files that are tracked, and exits with 1 where there is one.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../bootstrap/paths.mjs';
import { secretsIn } from './secretsIn.mjs';

const LARGEST_BYTES = 2_000_000;
/** Made up for a test, which needs something of the form. */
const MADE_UP = new Set([
  'plugins/openmcp-backend/src/clusters/configuration/readPlatformClusters.mistakes.test.ts',
]);

const { stdout, status } = spawnSync('git', ['ls-files', '-z'], {
  cwd: repositoryRoot,
  encoding: 'utf8',
  maxBuffer: 64_000_000,
});
if (status !== 0) {
  process.stdout.write(
    'This is no clone of a repository: nothing is tracked.\n',
  );
}
let looked = 0;
for (const file of (stdout ?? '').split('\0').filter(Boolean)) {
  const whole = path.join(repositoryRoot, file);
  if (
    MADE_UP.has(file) ||
    file.startsWith('.yarn/') ||
    !existsSync(whole) ||
    !statSync(whole).isFile() ||
    statSync(whole).size > LARGEST_BYTES
  ) {
    continue;
  }
  looked += 1;
  for (const { line, what } of secretsIn(readFileSync(whole, 'utf8'))) {
    process.stdout.write(`${file}:${line} looks like ${what}\n`);
    process.exitCode = 1;
  }
}
process.stdout.write(`${looked} files were looked into\n`);
