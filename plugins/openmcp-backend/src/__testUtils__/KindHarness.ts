import assert from 'node:assert/strict';
import { mockServices } from '@backstage/backend-test-utils';
import { PoolTransport } from '../clusters';
import {
  createSurroundingKinds,
  KindState,
  ObjectChange,
  WantedKind,
} from '../watch';
import { KindDiscovery } from '../watch/discovery';
import { KindWatcher } from '../watch/loop/KindWatcher';
import { ManualClock } from './ManualClock';
import { answer, Script, ScriptedApiServer, watch } from './ScriptedApiServer';
import { waitUntil } from './waitUntil';

/** Longest times for requests, which are no waits. */
const requestDeadlines = [15_000, 60_000];
/** Longest silence of an open watch. */
const silenceDeadline = 80_000;

/** What an API server answers for a path that it does not serve. */
export const notFound = answer(404, '404 page not found\n', {
  'content-type': 'text/plain',
});

/** The group of {@link clusterKind}. */
export const clusterGroup = 'clusters.openmcp.cloud';

/** A kind that an API server may serve in several versions. */
export const clusterKind = createSurroundingKinds().fixed.find(
  ({ kind }) => kind === 'Cluster',
)!;

/** The groups of an API server that serves {@link clusterGroup}. */
export function groupsWith(...versions: string[]): Script {
  return answer(200, {
    kind: 'APIGroupList',
    groups: [
      {
        name: clusterGroup,
        versions: versions.map(version => ({ version })),
      },
    ],
  });
}

/** The groups of an API server that serves nothing of that. */
export const noGroups = answer(200, { kind: 'APIGroupList', groups: [] });

/** What a version holds that serves {@link clusterKind}. */
export const clusterResources = answer(200, {
  kind: 'APIResourceList',
  resources: [{ name: 'clusters', kind: 'Cluster', verbs: ['list', 'watch'] }],
});

/** A list of objects of {@link clusterKind}, each with its purpose. */
export function clustersWith(purposes: Record<string, string>): Script {
  return answer(200, {
    kind: 'ClusterList',
    apiVersion: `${clusterGroup}/v1`,
    metadata: { resourceVersion: '10' },
    items: Object.entries(purposes).map(([name, purpose]) => ({
      metadata: { name, uid: `uid-${name}`, resourceVersion: '5' },
      spec: { purposes: [purpose] },
    })),
  });
}

/**
 * A watcher of one kind with a scripted server, in a time that goes on only when a
 * test says so.
 */
export class KindHarness {
  readonly clock = new ManualClock();
  /** States in the order in which they were told. */
  readonly states: Array<KindState['state']> = [];
  /** Changes in the order in which they were told. */
  readonly changes: ObjectChange[] = [];
  /** What is answered for each path; it is not served when it is missing. */
  readonly paths: Record<string, Script> = {};
  watcher!: KindWatcher;
  private readonly transport: PoolTransport;
  private readonly controller = new AbortController();
  private ended?: Promise<void>;

  private constructor(readonly server: ScriptedApiServer) {
    this.transport = new PoolTransport({
      server: server.url,
      getCredentials: async () => ({ headers: {} }),
    });
    server.lists = [
      (response, request) =>
        (this.paths[request.url.pathname] ?? notFound)(response, request),
    ];
    // Streamed lists are not asked for; the path decides about watches as well.
    server.watches = [
      (response, request) => {
        const isServed = this.paths[request.url.pathname] !== undefined;
        const script = request.url.searchParams.has('sendInitialEvents')
          ? answer(422, { kind: 'Status', code: 422 })
          : watch([], 'stay');
        (isServed ? script : notFound)(response, request);
      },
    ];
  }

  static async create(): Promise<KindHarness> {
    return new KindHarness(await ScriptedApiServer.start());
  }

  /** Names of the objects that are there, after what was told. */
  get names(): string[] {
    const names = new Set<string>();
    for (const { type, key } of this.changes) {
      if (type === 'put') {
        names.add(key);
      } else {
        names.delete(key);
      }
    }
    return [...names];
  }

  /** Names of the objects that were said to be gone. */
  get removed(): string[] {
    return this.changes.flatMap(({ type, key }) =>
      type === 'remove' ? [key] : [],
    );
  }

  start(kind: WantedKind): void {
    this.watcher = new KindWatcher({
      kind,
      namespaces: [undefined],
      discovery: new KindDiscovery({
        transport: this.transport,
        clock: this.clock,
      }),
      transport: this.transport,
      logger: mockServices.logger.mock(),
      clock: this.clock,
      random: () => 0.5,
      hasAnsweredSince: () => false,
      listener: {
        onChanges: changes => this.changes.push(...changes),
        onState: ({ state }) => this.states.push(state),
      },
    });
    this.ended = this.watcher.run(this.controller.signal);
  }

  async stop(): Promise<void> {
    this.controller.abort();
    await this.ended;
    await this.transport.close();
    await this.server.stop();
    this.clock.requireNoTimers();
  }

  /** Serves the kind in one version alone, or in none. */
  serve(version: string | undefined, objects: Record<string, string> = {}) {
    for (const path of Object.keys(this.paths)) {
      delete this.paths[path];
    }
    this.server.groups = version ? groupsWith(version) : noGroups;
    if (version) {
      const path = `/apis/${clusterGroup}/${version}`;
      this.paths[path] = clusterResources;
      this.paths[`${path}/clusters`] = clustersWith(objects);
    }
  }

  /** How often a path was asked for. */
  asked(path: string): number {
    return this.server.requests.filter(({ pathname }) => pathname === path)
      .length;
  }

  /** Waits until a watch is open. */
  async watching(): Promise<void> {
    await waitUntil(() =>
      assert.deepEqual(this.clock.pending, [silenceDeadline]),
    );
  }

  /** Waits until the watcher pauses before its next request. */
  async pausing(): Promise<number> {
    return waitUntil(() => {
      const [pause, ...others] = this.clock.pending;
      assert.deepEqual(others, []);
      assert(
        pause !== undefined &&
          !requestDeadlines.includes(pause) &&
          pause !== silenceDeadline,
      );
      return pause;
    });
  }

  /** Lets the pause before the next request pass. */
  async goOn(): Promise<number> {
    const delay = await this.pausing();
    this.clock.advance(delay);
    return delay;
  }

  /** Waits until the kind is in a state. */
  async inState(state: KindState['state']): Promise<KindState> {
    return waitUntil(() => {
      assert.equal(this.watcher.states[0].state, state);
      return this.watcher.states[0];
    });
  }
}
