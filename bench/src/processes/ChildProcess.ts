import { ChildProcess as Child, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Call, Reply } from './serveCalls';

/** Lets Node read TypeScript. */
const transform = require.resolve('@backstage/cli/config/nodeTransform.cjs');

/** Milliseconds that one call may take. */
const longestCall = 300_000;

/**
 * A process of its own, so that what is measured shares its event loop with
 * nothing else.
 *
 * @internal
 */
export class ChildProcess {
  private readonly waiting = new Map<number, (reply: Reply) => void>();
  private nextId = 1;
  private ended = false;

  private constructor(private readonly child: Child) {
    child.on('message', (reply: Reply) => {
      this.waiting.get(reply.id)?.(reply);
      this.waiting.delete(reply.id);
    });
    // Also when it is halted, in which case it would not notice.
    const kill = () => child.kill('SIGKILL');
    process.once('exit', kill);
    child.once('exit', code => {
      this.ended = true;
      process.off('exit', kill);
      for (const [id, answer] of this.waiting) {
        answer({ id, error: `The process ended (${code})` });
      }
      this.waiting.clear();
    });
  }

  /**
   * @param file - absolute path of what the process runs
   */
  static async start(file: string): Promise<ChildProcess> {
    const child = fork(file, {
      execArgv: ['--require', transform, '--expose-gc'],
      env: { ...process.env, LOG_LEVEL: 'error', NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const started = new ChildProcess(child);
    await started.waitFor(0);
    return started;
  }

  async call<T = void>(name: string, argument?: unknown): Promise<T> {
    if (this.ended) {
      throw new Error('The process has ended');
    }
    const id = this.nextId++;
    const answered = this.waitFor(id);
    const call: Call = { id, name, argument };
    this.child.send(call);
    return answered as Promise<T>;
  }

  /** Halts the process, or lets it go on. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.child.kill(signal);
  }

  async stop(): Promise<void> {
    if (!this.ended) {
      this.child.kill('SIGCONT');
      this.child.kill('SIGKILL');
      await once(this.child, 'exit');
    }
  }

  private async waitFor(id: number): Promise<unknown> {
    let timer: NodeJS.Timeout | undefined;
    const reply = await new Promise<Reply>(resolve => {
      this.waiting.set(id, resolve);
      timer = setTimeout(
        () => resolve({ id, error: 'No answer in time' }),
        longestCall,
      );
    });
    clearTimeout(timer);
    if ('error' in reply) {
      throw new Error(reply.error);
    }
    return reply.value;
  }
}
