import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SupervisedProcess } from './SupervisedProcess';
import { waitUntil } from './waitUntil';

/** A zombie that nobody has collected yet has ended, too. */
function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return true;
  }
  try {
    return / Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return process.platform === 'linux';
  }
}

describe('SupervisedProcess', () => {
  let folder: string;
  let logFile: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'supervised-'));
    logFile = join(folder, 'log');
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  function start(script: string): SupervisedProcess {
    return new SupervisedProcess({
      name: 'the program',
      command: '/bin/sh',
      args: ['-c', script],
      logFile,
    });
  }

  it('tells how a program ended, with the end of its log', async () => {
    const program = start('seq 1 100; echo "it broke" >&2; exit 7');
    await expect(program.ended).resolves.toEqual({ code: 7, signal: null });
    expect(program.isRunning).toBe(false);
    const { message } = program.failure();
    expect(message).toMatch(/^the program ended with exit code 7/);
    expect(message).toMatch(/\n100\nit broke$/);
    expect(message).not.toMatch(/\n50\n/);
  });

  it('tells when a program is not there', async () => {
    const program = new SupervisedProcess({
      name: 'nothing',
      command: join(folder, 'nothing'),
      args: [],
      logFile,
    });
    await program.ended;
    expect(program.failure().message).toMatch(
      /nothing ended with exit code 12/,
    );
  });

  it('ends a program on demand and leaves no watcher', async () => {
    const program = start('sleep 600');
    await program.end('SIGTERM');
    await expect(program.ended).resolves.toEqual({
      code: null,
      signal: 'SIGTERM',
    });
    const group = -(program.pid as number);
    await waitUntil({
      what: 'the process group is empty',
      check: async () => isGone(group),
    });
  });

  it('takes the program and its children with it when this process is killed', async () => {
    const parent = spawn(
      process.execPath,
      [
        '--require',
        require.resolve('@backstage/cli/config/nodeTransform.cjs'),
        '--eval',
        `const { SupervisedProcess } = require(${JSON.stringify(
          require.resolve('./SupervisedProcess'),
        )});
        const program = new SupervisedProcess({
          name: 'x',
          command: '/bin/sh',
          args: ['-c', 'sleep 600 & echo $!; wait'],
          logFile: ${JSON.stringify(logFile)},
        });
        console.log(program.pid);`,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const pid = await new Promise<number>(resolve =>
      parent.stdout.once('data', data => resolve(Number(data))),
    );
    await waitUntil({
      what: 'the child runs',
      check: async () => readFileSync(logFile, 'utf8').includes('\n'),
    });
    const childPid = Number(readFileSync(logFile, 'utf8'));
    expect([pid, childPid].map(isGone)).toEqual([false, false]);

    parent.kill('SIGKILL');
    await waitUntil({
      what: 'both are gone',
      check: async () => isGone(pid) && isGone(childPid),
      timeoutSeconds: 10,
    });
  });
});
