import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { stringify } from 'yaml';
import { waitForAnswer } from '../../portal/waitForAnswer.mjs';
import { ManagedProcess } from '../../processes/ManagedProcess.mjs';

const READY_WITHIN_SECONDS = 180;
const POLL_MILLISECONDS = 200;

/** The portal as its image starts it, in a folder. */
export class ProductionPortal {
  /** Address in the browser. */
  baseUrl;
  /** File with all that it has logged. */
  logFile;
  #process;

  /**
   * Starts it and waits until it is ready.
   *
   * @param {{image: string, logs: string, command: string[], environment: Record<string, string>, port: number,
   *   metricsPort: number, codeHost: string, database: URL, kubeconfig: string}} options - folder of the image, an empty
   *   folder, what the image starts and its variables, ports of the loopback interface, address of the code host and of
   *   the database, and a kubeconfig whose context `eu-live` is a platform cluster
   * @throws Error with the end of the log when it ends, or is not ready within three minutes
   */
  async start(options) {
    const { image, logs, port, metricsPort, codeHost, database } = options;
    mkdirSync(logs, { recursive: true });
    this.baseUrl = `http://localhost:${port}`;
    this.logFile = path.join(logs, 'portal.log');
    const here = path.join(logs, 'app-config.here.yaml');
    writeFileSync(here, stringify(configurationOf(options)));
    const [, ...nodeArguments] = options.command;
    this.#process = new ManagedProcess({
      name: 'portal',
      cwd: image,
      logFile: this.logFile,
      nodeArguments: [...nodeArguments, '--config', here],
      environment: {
        NODE_OPTIONS: '',
        ...options.environment,
        OTEL_EXPORTER_PROMETHEUS_HOST: '127.0.0.1',
        OTEL_EXPORTER_PROMETHEUS_PORT: String(metricsPort),
        PORTAL_URL: this.baseUrl,
        CATALOG_LOCATION: `${codeHost}/organization.yaml`,
        PLATFORM_OWNERS: 'group:default/platform-owners',
        POSTGRES_HOST: database.hostname,
        POSTGRES_PORT: database.port,
        POSTGRES_USER: database.username,
        POSTGRES_PASSWORD: database.password,
        SESSION_SECRET: 'made-up-session',
        GITHUB_CLIENT_ID: 'made-up-client',
        GITHUB_CLIENT_SECRET: 'made-up-secret',
        GITHUB_TOKEN: 'made-up-token',
      },
    });
    await Promise.race([
      this.#process.exited.then(({ code, signal }) => {
        const { lastLines } = this.#process;
        throw new Error(
          `The portal ended with ${code ?? signal}:\n${lastLines.join('\n')}`,
        );
      }),
      waitForAnswer({
        port,
        path: '/.backstage/health/v1/readiness',
        name: 'portal',
        seconds: READY_WITHIN_SECONDS,
      }),
    ]);
  }

  async stop() {
    await this.#process?.end();
  }
}

/** What differs here: all of it is on this machine, and the platform cluster is a simulated one. */
function configurationOf({ port, codeHost, kubeconfig }) {
  return {
    backend: {
      listen: { host: '127.0.0.1', port },
      reading: { allow: [{ host: new URL(codeHost).host }] },
    },
    auth: {
      providers: {
        github: { production: { enterpriseInstanceUrl: codeHost } },
      },
    },
    openmcp: {
      clusters: [
        {
          name: 'eu-live',
          title: 'Europe, live',
          kubeconfig: { file: kubeconfig, context: 'eu-live' },
          simulated: true,
        },
      ],
    },
  };
}

/**
 * Asks until an answer is as wanted.
 *
 * @param {() => Promise<T>} ask
 * @param {(answer: T) => boolean} isWanted
 * @returns {Promise<T>} the last answer, after a minute whether it is as wanted or not
 * @template T
 */
export async function askUntil(ask, isWanted) {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const answer = await ask();
    if (isWanted(answer) || Date.now() > deadline) {
      return answer;
    }
    await delay(POLL_MILLISECONDS);
  }
}
