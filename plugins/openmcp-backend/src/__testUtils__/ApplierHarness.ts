import assert from 'node:assert/strict';
import { AppliedObject, ClusterApplier, PlatformServiceWish } from '../apply';
import { PoolTransport } from '../clusters';
import { WritableCluster } from '../fleet';
import { ManualClock } from './ManualClock';
import { answer, Script, ScriptedApiServer } from './ScriptedApiServer';

/** The image of the PlatformService that is wanted. */
export const image = 'ghcr.io/acme/eso:v1.0.0';

/** What an API server answers that knows no such PlatformService. */
export const missingService = answer(404, {
  kind: 'Status',
  status: 'Failure',
  reason: 'NotFound',
  message: 'platformservices.openmcp.cloud "eso" not found',
  details: { name: 'eso', group: 'openmcp.cloud', kind: 'platformservices' },
  code: 404,
});

/** The PlatformService as it is on the cluster. */
export function liveService(
  options: {
    metadata?: object;
    spec?: object;
    managedFields?: object[];
  } = {},
) {
  return {
    apiVersion: 'openmcp.cloud/v1alpha1',
    kind: 'PlatformService',
    metadata: {
      name: 'eso',
      uid: 'uid-1',
      generation: 3,
      resourceVersion: '30',
      managedFields: options.managedFields ?? [
        {
          manager: 'backstage-openmcp',
          operation: 'Apply',
          time: '2026-01-01T00:00:00Z',
        },
      ],
      ...options.metadata,
    },
    spec: { image, runReplicas: 1, ...options.spec },
  };
}

/** A refusal as an API server writes it. */
export function refusal(code: number, status: object): Script {
  return answer(code, {
    kind: 'Status',
    apiVersion: 'v1',
    metadata: {},
    status: 'Failure',
    ...status,
    code,
  });
}

/** What is answered to a write onto an object that changed meanwhile. */
export const staleAnswer = refusal(409, {
  reason: 'Conflict',
  message:
    'Operation cannot be fulfilled on platformservices.openmcp.cloud "eso": the object has been modified; please apply your changes to the latest version and try again',
  details: { name: 'eso', group: 'openmcp.cloud', kind: 'platformservices' },
});

/**
 * Applies a PlatformService to a cluster with a scripted server, on which there is
 * none unless a test says so.
 */
export class ApplierHarness {
  readonly clock = new ManualClock('2026-02-03T04:05:06Z');
  /** What was handed on to be remembered. */
  readonly recorded: Array<{ cluster: string; object: AppliedObject }> = [];
  private readonly transport: PoolTransport;

  private constructor(public server: ScriptedApiServer) {
    this.transport = new PoolTransport({
      server: server.url,
      getCredentials: async () => ({ headers: {} }),
    });
    server.lists = [missingService];
  }

  static async create(): Promise<ApplierHarness> {
    return new ApplierHarness(await ScriptedApiServer.start());
  }

  async stop(): Promise<void> {
    await this.transport.close();
    await this.server.stop();
    this.clock.requireNoTimers();
  }

  cluster(): WritableCluster {
    return {
      definition: {
        name: 'eu-live',
        title: 'Europe, live',
        namespaces: ['openmcp-system'],
        delivery: 'direct',
        simulated: false,
        problem: 'is not looked at',
      },
      transport: this.transport,
    };
  }

  apply(
    wish: Partial<PlatformServiceWish> = {},
    cluster: WritableCluster = this.cluster(),
  ) {
    const recorder = {
      record: (name: string, object: AppliedObject) =>
        this.recorded.push({ cluster: name, object }),
    };
    return new ClusterApplier(this.clock, recorder).apply(cluster, {
      name: 'eso',
      spec: { image },
      by: 'user:default/guest',
      dryRun: false,
      throughRepository: false,
      force: false,
      ...wish,
    });
  }

  /** What it fails with. */
  async refused(wish: Partial<PlatformServiceWish> = {}) {
    const error = await this.apply(wish).then(
      () => undefined,
      each => each,
    );
    assert(error, 'It was applied');
    return error;
  }
}
