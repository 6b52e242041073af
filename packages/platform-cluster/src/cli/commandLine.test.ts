import { ChildProcess, spawn } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parse } from 'yaml';
import { ReadyClusters } from './StateFolder';

jest.setTimeout(60_000);

interface Ended {
  code: number | null;
  output: string;
}

describe('the command line', () => {
  let state: string;
  const children: ChildProcess[] = [];

  beforeEach(() => {
    state = join(mkdtempSync(join(tmpdir(), 'command-line-')), 'state');
  });

  afterEach(() => {
    children.splice(0).forEach(child => child.kill('SIGKILL'));
    rmSync(join(state, '..'), { recursive: true, force: true });
  });

  function run(...args: string[]): {
    child: ChildProcess;
    ended: Promise<Ended>;
  } {
    const child = spawn(process.execPath, [
      '--require',
      require.resolve('@backstage/cli/config/nodeTransform.cjs'),
      require.resolve('./index'),
      ...args,
      '--state-directory',
      state,
    ]);
    children.push(child);
    let output = '';
    const note = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', note);
    child.stderr?.on('data', note);
    const ended = new Promise<Ended>(resolve => {
      child.once('close', code => resolve({ code, output }));
    });
    return { child, ended };
  }

  async function untilReady(): Promise<ReadyClusters> {
    const file = join(state, 'ready.json');
    while (!existsSync(file)) {
      await delay(50);
    }
    return JSON.parse(readFileSync(file, 'utf8'));
  }

  it('starts clusters, says where they are, and stops them', async () => {
    const start = run('start', '--clusters', 'eu-live,test');
    const ready = await untilReady();
    expect(ready).toEqual({
      real: false,
      pid: start.child.pid,
      kubeconfig: join(state, 'kubeconfig'),
      configuration: join(state, 'app-config.platform-clusters.yaml'),
      clusters: [
        { name: 'eu-live', server: expect.stringContaining('127.0.0.1') },
        { name: 'test', server: expect.stringContaining('127.0.0.1') },
      ],
    });
    expect(parse(readFileSync(ready.configuration, 'utf8'))).toEqual({
      openmcp: {
        clusters: [
          {
            name: 'eu-live',
            title: 'EU live',
            kubeconfig: { file: ready.kubeconfig, context: 'eu-live' },
            simulated: true,
          },
          {
            name: 'test',
            title: 'Test',
            kubeconfig: { file: ready.kubeconfig, context: 'test' },
            simulated: true,
          },
        ],
      },
    });

    const [status, second] = await Promise.all([
      run('status').ended,
      run('start').ended,
    ]);
    expect(status.code).toBe(0);
    expect(status.output).toMatch(/eu-live +http:\S+ +reachable\n/);
    expect(second.code).toBe(1);
    expect(second.output).toBe(
      `Platform clusters are running already (process ${ready.pid}). Stop them with: npm run platform-cluster -- stop --state-directory ${state}\n`,
    );

    const stop = await run('stop').ended;
    expect(stop).toEqual({
      code: 0,
      output: 'Platform clusters are stopped.\n',
    });
    const { code, output } = await start.ended;
    expect(code).toBe(0);
    expect(output).toContain(`export KUBECONFIG=${ready.kubeconfig}\n`);
    expect(readdirSync(state)).toEqual([]);
  });

  it('ends with its parent', async () => {
    const start = run('start', '--end-with-parent', '--no-seed');
    await untilReady();
    start.child.stdin?.end();
    expect((await start.ended).code).toBe(0);
    expect(readdirSync(state)).toEqual([]);
  });

  it('cleans up after one that was killed', async () => {
    const start = run('start', '--no-seed');
    await untilReady();
    start.child.kill('SIGKILL');
    await start.ended;
    const status = await run('status').ended;
    expect(status.code).toBe(1);
    expect(status.output).toContain('not reachable');
    expect((await run('stop').ended).output).toBe(
      'No platform clusters are running.\n',
    );
    expect(existsSync(join(state, 'ready.json'))).toBe(false);
  });

  it('says in one line why it cannot start', async () => {
    const { code, output } = await run('start', '--clusters', 'Not a name')
      .ended;
    expect(code).toBe(1);
    expect(output).toBe(
      '"Not a name" cannot name a cluster: it is no DNS label\n',
    );
    expect(existsSync(join(state, 'ready.json'))).toBe(false);
  });
});
