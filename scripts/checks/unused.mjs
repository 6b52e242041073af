// Exits with 1 and names what plugins export, depend on, use without depending on it, or keep as files, without a use.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../bootstrap/paths.mjs';

const plugins = readdirSync(path.join(repositoryRoot, 'plugins')).filter(name =>
  existsSync(path.join(repositoryRoot, 'plugins', name, 'package.json')),
);
const { status } = spawnSync(
  process.execPath,
  [
    path.join(repositoryRoot, 'node_modules/knip/bin/knip.js'),
    ...plugins.flatMap(name => ['-W', `plugins/${name}`]),
    '--include',
    'files,dependencies,unlisted,unresolved,exports,duplicates',
    '--no-progress',
  ],
  { cwd: repositoryRoot, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
