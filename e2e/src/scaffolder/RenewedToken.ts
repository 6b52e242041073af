import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '../controlPlane/ControlPlaneApi';
import { TaskCluster } from './TaskCluster';

const NAMESPACE = '/api/v1/namespaces/default';

/**
 * A file with the token of a service account, as one that is mounted into a pod:
 * from time to time another one stands in it, and the former does not count any
 * more.
 *
 * @internal
 */
export class RenewedToken {
  readonly #cluster: TaskCluster;
  readonly file: string;
  #count = 0;
  #token = '';

  private constructor(cluster: TaskCluster, folder: string) {
    this.#cluster = cluster;
    this.file = join(folder, 'token');
  }

  /** Makes the account, an administrator of the cluster, and the file. */
  static async create(
    cluster: TaskCluster,
    folder: string,
  ): Promise<RenewedToken> {
    await cluster.apply('e2e', `${NAMESPACE}/serviceaccounts/portal`, {
      apiVersion: 'v1',
      kind: 'ServiceAccount',
      metadata: { name: 'portal' },
    });
    await cluster.apply(
      'e2e',
      '/apis/rbac.authorization.k8s.io/v1/clusterrolebindings/portal',
      {
        apiVersion: 'rbac.authorization.k8s.io/v1',
        kind: 'ClusterRoleBinding',
        metadata: { name: 'portal' },
        roleRef: {
          apiGroup: 'rbac.authorization.k8s.io',
          kind: 'ClusterRole',
          name: 'cluster-admin',
        },
        subjects: [
          { kind: 'ServiceAccount', name: 'portal', namespace: 'default' },
        ],
      },
    );
    const renewed = new RenewedToken(cluster, folder);
    await renewed.#issue();
    return renewed;
  }

  /** Renews it, and waits until the API server refuses the former. */
  async renew(): Promise<void> {
    const former = this.#token;
    const secret = `token-${this.#count}`;
    await this.#issue();
    await this.#cluster.remove(`${NAMESPACE}/secrets/${secret}`);
    await eventually(async () => {
      const { status } = await this.#cluster.api.sendAs(
        former,
        'GET',
        '/version',
      );
      return status === 401 ? true : undefined;
    });
  }

  async #issue(): Promise<void> {
    this.#count += 1;
    const name = `token-${this.#count}`;
    const { metadata } = await this.#cluster.create<{
      metadata: { uid: string };
    }>(`${NAMESPACE}/secrets`, {
      apiVersion: 'v1',
      kind: 'Secret',
      metadata: { name },
    });
    const { status } = await this.#cluster.create<{
      status: { token: string };
    }>(`${NAMESPACE}/serviceaccounts/portal/token`, {
      apiVersion: 'authentication.k8s.io/v1',
      kind: 'TokenRequest',
      spec: {
        // It counts as long as this Secret is there.
        boundObjectRef: {
          apiVersion: 'v1',
          kind: 'Secret',
          name,
          uid: metadata.uid,
        },
      },
    });
    this.#token = status.token;
    // As a mounted file, with a line feed behind it.
    writeFileSync(this.file, `${this.#token}\n`, { mode: 0o600 });
  }
}
