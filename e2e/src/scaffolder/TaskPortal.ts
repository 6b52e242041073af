import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { targetPaths } from '@backstage/cli-common';
import { stringify } from 'yaml';
import { eventually } from '../controlPlane/ControlPlaneApi';
import { BackendProcess } from '../portal/BackendProcess';
import { freePort } from '../portal/freePort';
import { Person } from './Person';
import { SigningKey } from './SigningKey';

const MAIN = require.resolve('./backend/main.ts');

/**
 * What a backend that runs tasks is started with.
 *
 * @internal
 */
export interface TaskPortalOptions {
  stateDirectory: string;
  /** As in `openmcp.clusters`. */
  clusters: object[];
  /** Entities besides those of the repository, for instance templates. */
  entities?: object[];
  /** Beginnings of the permissions that somebody lacks, by name. */
  denied?: Record<string, string[]>;
  /** Images besides those of openMCP, as in `openmcp.allowedImages`. */
  allowedImages?: string[];
  /** How much the backend logs; `debug` by default. */
  logLevel?: 'info' | 'debug';
}

/**
 * A Backstage backend with the scaffolder, the catalog, permissions and our
 * plugins, and people who use it over REST.
 *
 * @internal
 */
export class TaskPortal {
  readonly #key: SigningKey;
  readonly #start: () => Promise<BackendProcess>;
  #backend: BackendProcess;

  private constructor(
    readonly baseUrl: string,
    /** Holds a database per plugin, as files. */
    readonly databaseDirectory: string,
    key: SigningKey,
    start: () => Promise<BackendProcess>,
    backend: BackendProcess,
  ) {
    this.#key = key;
    this.#start = start;
    this.#backend = backend;
  }

  /** @throws Error with the end of the log when it does not start */
  static async start(options: TaskPortalOptions): Promise<TaskPortal> {
    const { stateDirectory } = options;
    mkdirSync(stateDirectory, { recursive: true, mode: 0o700 });
    const key = SigningKey.create(stateDirectory);
    const baseUrl = `http://localhost:${await freePort()}`;
    const configPath = join(stateDirectory, 'app-config.e2e.yaml');
    const databaseDirectory = join(stateDirectory, 'database');
    const entitiesPath = join(stateDirectory, 'entities.yaml');
    writeFileSync(
      entitiesPath,
      (options.entities ?? []).map(entity => stringify(entity)).join('---\n'),
    );
    writeFileSync(
      configPath,
      stringify(
        createConfiguration(options, {
          baseUrl,
          databaseDirectory,
          entitiesPath,
          key,
        }),
      ),
      { mode: 0o600 },
    );
    const start = () =>
      BackendProcess.start({
        main: MAIN,
        // Where the schemas of the configuration are looked for.
        workingDirectory: targetPaths.resolveRoot('e2e'),
        configPath,
        baseUrl,
        logPath: join(stateDirectory, 'backend.log'),
        // Also what is said for developers must hold no secret.
        environment: { LOG_LEVEL: options.logLevel ?? 'debug' },
      });
    return new TaskPortal(
      baseUrl,
      databaseDirectory,
      key,
      start,
      await start(),
    );
  }

  /**
   * Signs somebody in.
   *
   * @param name - of the user
   * @param seconds - after which the sign-in ends; an hour by default
   */
  async signIn(name: string, seconds?: number): Promise<Person> {
    // The backend notes who has signed in, whatever the token.
    const person = await Person.signIn(this.baseUrl, name);
    return seconds === undefined
      ? person
      : new Person(
          this.baseUrl,
          this.#key.createUserToken(
            `user:default/${name}`,
            `${this.baseUrl}/api/auth`,
            seconds,
          ),
        );
  }

  /**
   * Waits until the portal reads all its clusters, and its catalog has these
   * templates and the providers.
   *
   * @param person - who may see them
   */
  async untilUsable(person: Person, templates: string[]): Promise<void> {
    for (const name of templates) {
      await eventually(() => person.findTemplate(name));
    }
    await eventually(async () => {
      const { body } = await person.send('GET', 'openmcp/v1/clusters');
      const clusters: Array<{ state: string }> = body.items ?? [];
      return clusters.length > 0 &&
        clusters.every(({ state }) => state === 'live')
        ? true
        : undefined;
    });
    await eventually(async () => {
      const { body } = await person.send('GET', 'openmcp/v1/providers');
      return JSON.stringify(body).includes('service-provider-eso')
        ? true
        : undefined;
    });
  }

  readLog(): Promise<string> {
    return this.#backend.readLog();
  }

  /** Ends the backend at once, as a crash does; what it has stored stays. */
  async crash(): Promise<void> {
    await this.#backend.stop();
  }

  /** Starts it again after a crash. */
  async startAgain(): Promise<void> {
    this.#backend = await this.#start();
  }

  async stop(): Promise<void> {
    await this.#backend.stop();
  }
}

function createConfiguration(
  { clusters, denied = {}, allowedImages = [], entities }: TaskPortalOptions,
  {
    baseUrl,
    databaseDirectory,
    entitiesPath,
    key,
  }: {
    baseUrl: string;
    databaseDirectory: string;
    entitiesPath: string;
    key: SigningKey;
  },
): object {
  const fromRepository = (path: string) => ({
    type: 'file',
    target: targetPaths.resolveRoot(path),
  });
  return {
    app: { baseUrl },
    backend: {
      baseUrl,
      listen: { host: '127.0.0.1', port: Number(new URL(baseUrl).port) },
      cors: { origin: baseUrl },
      actions: { pluginSources: ['openmcp'] },
      database: {
        client: 'better-sqlite3',
        connection: { directory: databaseDirectory },
      },
    },
    auth: { keyStore: key.keyStore, providers: { e2e: {} } },
    catalog: {
      rules: [
        {
          allow: [
            'Component',
            'System',
            'Domain',
            'Group',
            'User',
            'Location',
            'Template',
          ],
        },
      ],
      locations: [
        fromRepository('catalog/all.yaml'),
        fromRepository('templates/all.yaml'),
        ...(entities ? [{ type: 'file', target: entitiesPath }] : []),
      ],
    },
    scaffolder: { taskRecovery: { enabled: true } },
    openmcp: {
      clusters,
      actions: { write: true },
      allowedImages: [
        'ghcr.io/openmcp-project/images/',
        'ghcr.io/open-component-model/images/',
        ...allowedImages,
      ],
    },
    e2e: { denied },
  };
}
