import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { targetPaths } from '@backstage/cli-common';
import {
  PlatformClusterHandle,
  RunningPlatformClusters,
  startRealPlatformClusters,
} from '@openmcp/platform-cluster';
import { parse, stringify } from 'yaml';
import { Person } from './Person';
import { FailurePage } from './FailurePage';
import { RenewedToken } from './RenewedToken';
import { EndedTask } from './ScaffolderTask';
import { TaskCluster } from './TaskCluster';
import { TaskPortal } from './TaskPortal';
import { createTestTemplates } from './testTemplates';

const LOGS = targetPaths.resolveRoot('.test-results/scaffolder');

/** Image of a provider that works and of which nothing is known. */
export const WORKS = 'ghcr.io/example/works:v1.0.0';

/** How an image of which nothing is known is said to be told. */
export const STATED = {
  via: 'flag',
  value: '--service-api-cluster=platform',
  stated: true,
};

/**
 * What all tests of tasks share, since it takes long to start: a real platform
 * cluster, which the portal knows by three names, and a portal.
 *
 * - `eu-live`: with the rights of the administrator.
 * - `read-only`: with an account that may read and not write.
 * - `renewed`: with a token in a file, which is renewed.
 *
 * @internal
 */
export class TaskStage {
  readonly #folder: string;
  readonly #running: RunningPlatformClusters;
  readonly #people = new Map<string, Person>();
  readonly page = new FailurePage();
  /** All that tasks have told, and what the API has answered. */
  readonly told: string[] = [];

  private constructor(
    folder: string,
    running: RunningPlatformClusters,
    readonly cluster: TaskCluster,
    readonly portal: TaskPortal,
    /** With which the portal logs on at `renewed`. */
    readonly token: RenewedToken,
  ) {
    this.#folder = folder;
    this.#running = running;
  }

  /** @throws Error when something does not start; nothing runs then */
  static async start(): Promise<TaskStage> {
    rmSync(LOGS, { recursive: true, force: true });
    mkdirSync(LOGS, { recursive: true });
    const folder = mkdtempSync(join(tmpdir(), 'openmcp-tasks-'));
    const running = await startRealPlatformClusters({
      names: ['eu-live'],
      stateDirectory: join(folder, 'clusters'),
      users: [{ name: 'reader', groups: ['readers'], token: 'reader-token' }],
      // So that there is something on the way.
      podStartSeconds: 1,
    });
    const cluster = new TaskCluster(running.kubeconfigPath);
    try {
      await letRead(cluster, 'readers');
      const token = await RenewedToken.create(cluster, folder);
      const portal = await TaskPortal.start({
        stateDirectory: join(folder, 'portal'),
        clusters: createClusters(folder, running.kubeconfigPath, token.file),
        entities: createTestTemplates(),
        allowedImages: ['ghcr.io/example/'],
        denied: { carol: ['openmcp.platform-service.'] },
      });
      const stage = new TaskStage(folder, running, cluster, portal, token);
      await portal.untilUsable(await stage.as('alice'), [
        'run-service-provider-as-platform-service',
        'update-platform-service',
        'remove-platform-service',
        ...createTestTemplates().map(({ metadata }) => metadata.name),
      ]);
      return stage;
    } catch (error) {
      cluster.close();
      await running.stop();
      throw error;
    }
  }

  /** The cluster itself, for faults. */
  get handle(): Required<PlatformClusterHandle> {
    return this.#running.clusters[0] as Required<PlatformClusterHandle>;
  }

  /** Somebody who is signed in for an hour. */
  async as(name: string): Promise<Person> {
    const known = this.#people.get(name);
    if (known) {
      return known;
    }
    const person = await this.portal.signIn(name);
    this.#people.set(name, person);
    return person;
  }

  /**
   * Keeps the log of a task as a person reads it, for people.
   *
   * @param name - of the case
   */
  keepLog(name: string, task: EndedTask): void {
    const { status, log, error, output } = task;
    this.told.push(task.raw);
    const end = [
      `=> ${status}`,
      ...(error ? [error] : []),
      ...(output.text ?? []).map(
        ({ title, content }) => `${title}: ${content}`,
      ),
      ...(output.links ?? []).map(({ title, url }) => `${title}: ${url}`),
    ];
    writeFileSync(
      join(LOGS, `${name}.log`),
      `${[...log, '', ...end].join('\n')}\n`,
    );
  }

  /** Ends all of it. */
  async stop(): Promise<void> {
    this.cluster.close();
    await this.portal.stop();
    await this.#running.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Gives a group the right to read everything. */
async function letRead(cluster: TaskCluster, group: string): Promise<void> {
  const rbac = '/apis/rbac.authorization.k8s.io/v1';
  await cluster.apply('e2e', `${rbac}/clusterroles/${group}`, {
    apiVersion: 'rbac.authorization.k8s.io/v1',
    kind: 'ClusterRole',
    metadata: { name: group },
    rules: [
      { apiGroups: ['*'], resources: ['*'], verbs: ['get', 'list', 'watch'] },
    ],
  });
  await cluster.apply('e2e', `${rbac}/clusterrolebindings/${group}`, {
    apiVersion: 'rbac.authorization.k8s.io/v1',
    kind: 'ClusterRoleBinding',
    metadata: { name: group },
    roleRef: {
      apiGroup: 'rbac.authorization.k8s.io',
      kind: 'ClusterRole',
      name: group,
    },
    subjects: [
      { apiGroup: 'rbac.authorization.k8s.io', kind: 'Group', name: group },
    ],
  });
}

function createClusters(
  folder: string,
  kubeconfigPath: string,
  tokenFile: string,
): object[] {
  const administrators = parse(readFileSync(kubeconfigPath, 'utf8'));
  const [{ cluster }] = administrators.clusters;
  const readersPath = join(folder, 'readers-kubeconfig');
  const [user] = administrators.users;
  writeFileSync(
    readersPath,
    stringify({
      ...administrators,
      users: [{ ...user, user: { token: 'reader-token' } }],
    }),
    { mode: 0o600 },
  );
  const common = { simulated: true };
  return [
    { name: 'eu-live', ...common, kubeconfig: { file: kubeconfigPath } },
    { name: 'read-only', ...common, kubeconfig: { file: readersPath } },
    {
      name: 'renewed',
      ...common,
      url: cluster.server,
      ca: { data: cluster['certificate-authority-data'] },
      credentials: { tokenFile },
    },
  ];
}
