import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { nodeTransform } from '../../portal/nodeTransform.mjs';
import { waitForAnswer } from '../../portal/waitForAnswer.mjs';
import { ManagedProcess } from '../../processes/ManagedProcess.mjs';
import { closedPort } from '../../testing/closedPort.mjs';
import { SimulatedCluster } from '../SimulatedCluster.mjs';
import { configuration } from './configuration.mjs';

const POLL_MILLISECONDS = 200;
const READY_WITHIN_SECONDS = 180;

/** An app that somebody made and followed the READMEs in, with a simulated platform cluster beside it. */
export class PortalElsewhere {
  /** Where it is reached. */
  baseUrl;
  #cluster = new SimulatedCluster();
  #processes = [];
  #token;

  /**
   * Starts both and waits until the app is ready.
   *
   * @param {{root: string, app: string, directory: string, block: string, frontend: string}} options - root of the
   *   repository, folder of the app, whose pages are built, an empty folder, the block of configuration that names
   *   clusters, and the name of the package whose pages are shown
   * @throws Error with the end of the log when one of them ends, or is not ready within three minutes
   */
  async start({ root, app, directory, block, frontend }) {
    mkdirSync(directory, { recursive: true });
    const kubeconfig = await this.#cluster.start({ root, directory });
    const port = await closedPort();
    this.baseUrl = `http://localhost:${port}`;
    const file = path.join(app, 'app-config.elsewhere.yaml');
    writeFileSync(file, configuration({ block, kubeconfig, port, frontend }));
    const backend = this.#start({
      name: 'backend',
      cwd: path.join(app, 'packages/backend'),
      logFile: path.join(directory, 'backend.log'),
      nodeArguments: [
        ...nodeTransform(app),
        'src/index.ts',
        '--config',
        path.join(app, 'app-config.yaml'),
        '--config',
        file,
      ],
      // Guest sign-in exists in development only.
      environment: { NODE_ENV: 'development', NODE_OPTIONS: '' },
    });
    await Promise.race([
      endOf(backend),
      waitForAnswer({
        port,
        path: '/.backstage/health/v1/readiness',
        name: 'backend',
        seconds: READY_WITHIN_SECONDS,
      }),
    ]);
  }

  /**
   * Asks the backend as a guest.
   *
   * @param {string} address - path and query
   * @returns {Promise<any>} the body
   * @throws Error with the status and the body when it is no success
   */
  async ask(address) {
    this.#token ??= await this.#signIn();
    return this.#fetch(address, { authorization: `Bearer ${this.#token}` });
  }

  /**
   * Asks until the answer is as wanted.
   *
   * @param {string} address - path and query
   * @param {(body: any) => boolean} isWanted
   * @param {{seconds?: number}} [options] - how long at most; a minute by default
   * @returns {Promise<any>} the last answer, whether it is as wanted or not
   */
  async askUntil(address, isWanted, { seconds = 60 } = {}) {
    const deadline = Date.now() + seconds * 1000;
    for (;;) {
      const body = await this.ask(address);
      if (isWanted(body) || Date.now() > deadline) {
        return body;
      }
      await delay(POLL_MILLISECONDS);
    }
  }

  /** Ends everything. */
  async stop() {
    for (const each of this.#processes.splice(0).reverse()) {
      await each.end();
    }
    await this.#cluster.stop();
  }

  #start(options) {
    const started = new ManagedProcess(options);
    this.#processes.push(started);
    return started;
  }

  async #signIn() {
    const { backstageIdentity } = await this.#fetch('/api/auth/guest/refresh', {
      'x-requested-with': 'XMLHttpRequest',
    });
    return backstageIdentity.token;
  }

  async #fetch(address, headers) {
    const answer = await fetch(`${this.baseUrl}${address}`, { headers });
    const text = await answer.text();
    if (!answer.ok) {
      throw new Error(`${address}: ${answer.status} ${text.slice(0, 500)}`);
    }
    return JSON.parse(text);
  }
}

async function endOf(member) {
  const { code, signal } = await member.exited;
  throw new Error(
    `The ${member.name} ended with ${code ?? signal}:\n${member.lastLines.join(
      '\n',
    )}`,
  );
}
