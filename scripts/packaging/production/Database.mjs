import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

const SERVER = 'plugins/openmcp-backend/src/__testUtils__/postgresServer.mjs';

/** A PostgreSQL of its own, as tests of the backend use it. */
export class Database {
  /** @type {URL} address with user and password, once it was started */
  address;
  #process;

  /**
   * @param {string} root - of the repository
   * @throws Error when it does not run here
   */
  async start(root) {
    this.#process = spawn(process.execPath, [path.join(root, SERVER)], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const lines = createInterface({ input: this.#process.stdout });
    const [line] = await Promise.race([
      once(lines, 'line'),
      once(this.#process, 'exit').then(() => {
        throw new Error('PostgreSQL does not run here.');
      }),
    ]);
    this.address = new URL(line);
  }

  async stop() {
    if (this.#process && this.#process.exitCode === null) {
      const ended = once(this.#process, 'exit');
      this.#process.stdin.end();
      await ended;
    }
  }
}
