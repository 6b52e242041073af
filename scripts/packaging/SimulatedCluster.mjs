import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { nodeTransform } from '../portal/nodeTransform.mjs';
import { ManagedProcess } from '../processes/ManagedProcess.mjs';

const POLL_MILLISECONDS = 200;

/** A simulated platform cluster with the name `eu-live`, in a process of its own. */
export class SimulatedCluster {
  #process;

  /**
   * Starts it and waits until it is ready.
   *
   * @param {{root: string, directory: string}} options - root of the repository, and an empty folder
   * @returns {Promise<string>} file with the kubeconfig
   * @throws Error with the end of its log when it ends
   */
  async start({ root, directory }) {
    mkdirSync(directory, { recursive: true });
    const state = path.join(directory, 'state');
    const ready = path.join(state, 'ready.json');
    this.#process = new ManagedProcess({
      name: 'platform cluster',
      cwd: root,
      logFile: path.join(directory, 'platform-cluster.log'),
      nodeArguments: [
        ...nodeTransform(root),
        'packages/platform-cluster/src/cli/index.ts',
        'start',
        '--clusters',
        'eu-live',
        '--state-directory',
        state,
      ],
    });
    const ended = this.#process.exited.then(({ code, signal }) => {
      const { lastLines } = this.#process;
      throw new Error(
        `The platform cluster ended with ${code ?? signal}:\n${lastLines.join(
          '\n',
        )}`,
      );
    });
    // Whoever waits no more does not want to know that it ends.
    ended.catch(() => {});
    while (!existsSync(ready)) {
      await Promise.race([ended, delay(POLL_MILLISECONDS)]);
    }
    return JSON.parse(readFileSync(ready, 'utf8')).kubeconfig;
  }

  async stop() {
    await this.#process?.end();
  }
}
