import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitUntil } from './processes';
import { startRealPlatformClusters } from './startRealPlatformClusters';
import { descendantsOf, stillRunning } from './testing/processTable';

jest.setTimeout(1_200_000);

describe('a process that runs a real platform cluster', () => {
  it('takes all programs with it when it is killed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'crash-'));
    const stateDirectory = join(folder, 'state');
    const output = join(folder, 'ready');
    const parent = spawn(
      process.execPath,
      [
        '--require',
        require.resolve('@backstage/cli/config/nodeTransform.cjs'),
        '--eval',
        `const { startRealPlatformClusters } = require(${JSON.stringify(
          require.resolve('./startRealPlatformClusters'),
        )});
        startRealPlatformClusters({
          names: ['doomed'],
          stateDirectory: ${JSON.stringify(stateDirectory)},
        }).then(() => require('fs').writeFileSync(${JSON.stringify(
          output,
        )}, 'ready'));`,
      ],
      { stdio: 'inherit' },
    );
    try {
      await waitUntil({
        what: 'its cluster runs',
        timeoutSeconds: 180,
        check: async () =>
          parent.exitCode === null && readFileSync(output, 'utf8') === 'ready',
      });
      const pids = descendantsOf(parent.pid as number);
      // Six programs and the watcher of each.
      expect(stillRunning(pids)).toHaveLength(12);

      parent.kill('SIGKILL');
      await waitUntil({
        what: 'no process is left',
        timeoutSeconds: 10,
        check: async () => stillRunning(pids).length === 0,
      });

      // What it left on the disk is in nobody's way.
      expect(existsSync(join(stateDirectory, 'lock'))).toBe(true);
      const next = await startRealPlatformClusters({
        names: ['doomed'],
        stateDirectory,
      });
      await next.stop();
      expect(existsSync(stateDirectory)).toBe(false);
    } finally {
      parent.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
