import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  RunningPlatformClusters,
  startRealPlatformClusters,
} from '@openmcp/platform-cluster';
import {
  KubeconfigConnection,
  PoolTransport,
  TransportCall,
} from '../clusters';
import { WritableCluster } from '../fleet';
import { systemClock } from '../timing';

/** The rest of an object does not matter to the tests. */
export interface RealObject {
  metadata: {
    generation: number;
    resourceVersion: string;
    annotations?: Record<string, string>;
    managedFields: Array<{
      manager: string;
      operation: string;
      subresource?: string;
      time?: string;
      fieldsV1?: unknown;
    }>;
  };
  spec: Record<string, unknown>;
  status?: { phase?: string };
}

/**
 * A real control plane with the openmcp-operator, and the portal's way to it.
 */
export class RealCluster {
  private readonly transports: PoolTransport[] = [];
  private readonly administrator: PoolTransport;

  private constructor(
    private readonly folder: string,
    private readonly running: RunningPlatformClusters,
  ) {
    this.administrator = this.connect();
  }

  static async start(): Promise<RealCluster> {
    const folder = mkdtempSync(join(tmpdir(), 'openmcp-applying-'));
    const running = await startRealPlatformClusters({
      names: ['applying'],
      stateDirectory: join(folder, 'state'),
      users: [{ name: 'reader', token: 'reader-token' }],
    });
    return new RealCluster(folder, running);
  }

  async stop(): Promise<void> {
    await Promise.all(this.transports.map(transport => transport.close()));
    await this.running.stop();
    rmSync(this.folder, { recursive: true });
  }

  /** The cluster as the portal writes to it. */
  writable(token?: string): WritableCluster {
    return {
      definition: {
        name: 'applying',
        title: 'Applying',
        namespaces: ['openmcp-system'],
        delivery: 'direct',
        simulated: true,
        problem: 'is not looked at',
      },
      transport: token === undefined ? this.administrator : this.connect(token),
    };
  }

  /** Reads a PlatformService; undefined when there is none. */
  async read(name: string): Promise<RealObject | undefined> {
    const { statusCode, body } = await this.send(
      'GET',
      `/apis/openmcp.cloud/v1alpha1/platformservices/${name}`,
    );
    return statusCode === 200 ? (body as RealObject) : undefined;
  }

  /** Whether there is an object. */
  async exists(path: string): Promise<boolean> {
    return (await this.send('GET', path)).statusCode === 200;
  }

  /** Applies an object as another manager than the portal. */
  async applyAs(
    manager: string,
    path: string,
    object: object,
  ): Promise<RealObject> {
    const { statusCode, body } = await this.send(
      'PATCH',
      `${path}?fieldManager=${manager}&force=true`,
      object,
    );
    if (statusCode !== 200 && statusCode !== 201) {
      throw new Error(`${path} was answered with ${JSON.stringify(body)}`);
    }
    return body as RealObject;
  }

  /** A token of a service account, as the API server gives it for an hour. */
  async tokenOf(namespace: string, serviceAccount: string): Promise<string> {
    const { statusCode, body } = await this.send(
      'POST',
      `/api/v1/namespaces/${namespace}/serviceaccounts/${serviceAccount}/token`,
      {
        apiVersion: 'authentication.k8s.io/v1',
        kind: 'TokenRequest',
        spec: { expirationSeconds: 3_600 },
      },
      'application/json',
    );
    if (statusCode !== 201) {
      throw new Error(`No token was given: ${JSON.stringify(body)}`);
    }
    return Object(body).status.token;
  }

  /** With which status somebody is answered who reads. */
  async statusFor(transport: PoolTransport, path: string): Promise<number> {
    const response = await transport.request({
      method: 'GET',
      path,
      signal: AbortSignal.timeout(30_000),
    });
    await response.discard();
    return response.statusCode;
  }

  /** Whether the holder of a token may do something with a kind of openMCP. */
  async mayAs(token: string, verb: string, resource: string): Promise<boolean> {
    const { body } = await this.send(
      'POST',
      '/apis/authorization.k8s.io/v1/selfsubjectaccessreviews',
      {
        apiVersion: 'authorization.k8s.io/v1',
        kind: 'SelfSubjectAccessReview',
        spec: {
          resourceAttributes: { group: 'openmcp.cloud', resource, verb },
        },
      },
      'application/json',
      this.connect(token),
    );
    return Object(body).status.allowed;
  }

  async remove(path: string): Promise<void> {
    await this.send('DELETE', path);
  }

  /**
   * Takes a field out of the schema of a kind while something is done.
   *
   * @param path - of the CustomResourceDefinition
   */
  async withoutField<TResult>(
    path: string,
    field: string,
    work: () => Promise<TResult>,
  ): Promise<TResult> {
    const { body } = await this.send('GET', path);
    const schema = Object(body).spec.versions[0].schema.openAPIV3Schema;
    const fields = schema.properties.spec.properties;
    const pointer = `/spec/versions/0/schema/openAPIV3Schema/properties/spec/properties/${field}`;
    await this.patch(path, [{ op: 'remove', path: pointer }]);
    try {
      return await work();
    } finally {
      await this.patch(path, [
        { op: 'add', path: pointer, value: fields[field] },
      ]);
    }
  }

  private async patch(path: string, operations: object[]): Promise<void> {
    const { statusCode, body } = await this.send(
      'PATCH',
      path,
      operations,
      'application/json-patch+json',
    );
    if (statusCode !== 200) {
      throw new Error(`${path} was answered with ${JSON.stringify(body)}`);
    }
  }

  private async send(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
    contentType: string = 'application/apply-patch+yaml',
    transport: PoolTransport = this.administrator,
  ): Promise<{ statusCode: number; body: unknown }> {
    const response = await transport.request({
      // The portal itself never posts.
      method: method as TransportCall['method'],
      path,
      ...(body && {
        body: JSON.stringify(body),
        contentType,
      }),
      signal: AbortSignal.timeout(30_000),
    });
    const chunks: Uint8Array[] = [];
    for await (const chunk of response.body) {
      chunks.push(chunk);
    }
    return {
      statusCode: response.statusCode,
      body: JSON.parse(Buffer.concat(chunks).toString('utf8')),
    };
  }

  /**
   * Opens connections of their own, which end with the cluster at the latest.
   *
   * @param token - of another user than the administrator
   */
  connect(token?: string): PoolTransport {
    const { kubeconfigPath } = this.running.clusters[0];
    const connection = KubeconfigConnection.fromFile({
      file: kubeconfigPath,
      clock: systemClock,
    });
    if ('problem' in connection) {
      throw new Error(`The kubeconfig ${connection.problem}`);
    }
    const transport = new PoolTransport({
      server: connection.server,
      getCredentials: async () => {
        const credentials = await connection.getCredentials();
        return token === undefined
          ? credentials
          : {
              ...credentials,
              cert: undefined,
              key: undefined,
              headers: { authorization: `Bearer ${token}` },
            };
      },
    });
    this.transports.push(transport);
    return transport;
  }
}
