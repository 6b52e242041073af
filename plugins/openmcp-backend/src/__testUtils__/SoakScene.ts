import assert from 'node:assert/strict';
import { LoggerService } from '@backstage/backend-plugin-api';
import { Fleet } from '../fleet';
import { MemoryChangeFeed, TransientAttemptMemory } from '../store';
import { FixedToken, UrlConnection } from '../clusters';
import { Fault } from './FaultyWatch';
import { FaultyApiServer } from './FaultyApiServer';
import { ManualClock } from './ManualClock';
import {
  rawDeployment,
  rawInitJob,
  rawPod,
  rawPlatformService,
} from './rawObjects';
import { waitUntil } from './waitUntil';

const installations = 200;

/** One that forgets, unlike a mock. */
const silent: LoggerService = {
  error: () => {},
  warn: () => {},
  info: () => {},
  debug: () => {},
  child: () => silent,
};

/**
 * A fleet that watches a faulty server for as long as a test wants, in a time that
 * goes on as quickly as requests are answered.
 */
export class SoakScene {
  private version = 0;

  private constructor(
    private readonly server: FaultyApiServer,
    private readonly fleet: Fleet,
    readonly clock: ManualClock,
  ) {}

  static async start(): Promise<SoakScene> {
    const server = await FaultyApiServer.start();
    for (let index = 0; index < installations; index += 1) {
      const name = `service-${index}`;
      server.put('platformservices', rawPlatformService(name));
      server.put('jobs', rawInitJob(name, { succeeded: 1 }));
      server.put('deployments', rawDeployment(name));
      server.put('pods', rawPod(name));
    }
    const clock = new ManualClock();
    const fleet = new Fleet({
      suppliers: [
        {
          name: 'soak',
          start: listener =>
            listener([
              {
                name: 'soaked',
                title: 'soaked',
                namespaces: ['openmcp-system'],
                delivery: 'direct',
                simulated: true,
                connection: new UrlConnection({
                  server: server.url,
                  credentials: new FixedToken('token'),
                }),
              },
            ]),
        },
      ],
      // One that is full soon: it is to keep much, and that is no leak.
      feed: new MemoryChangeFeed(100),
      memory: new TransientAttemptMemory(),
      logger: silent,
      clock,
    });
    fleet.start();
    const scene = new SoakScene(server, fleet, clock);
    await scene.recover();
    return scene;
  }

  async stop(): Promise<void> {
    await this.fleet.stop();
    await this.server.stop();
    this.clock.requireNoTimers();
  }

  /** Breaks all connections, changes something, and waits until it is known. */
  async reconnect(): Promise<void> {
    this.server.dropConnections();
    await this.recover();
  }

  /** Lets requests fail in one way for some time, and recovers. */
  async suffer(fault: Fault, milliseconds: number): Promise<void> {
    this.server.faultOf = () => fault;
    this.server.dropConnections();
    this.change();
    await this.pass(milliseconds);
    assert.equal(this.rows, installations, `Rows are lost: ${fault}`);
    this.server.faultOf = () => undefined;
    await this.recover();
  }

  private get rows(): number {
    return [...this.fleet.cluster('soaked')!.installations()].length;
  }

  /** Another version of one installation and of its pod. */
  private change(): { name: string; image: string } {
    this.version += 1;
    const name = `service-${this.version % installations}`;
    // Some come again, because texts that many objects share are kept.
    const tag = `v1.0.${Math.floor(this.version / installations) % 2}`;
    const image = `ghcr.io/acme/${name}:${tag}`;
    this.server.put('platformservices', rawPlatformService(name, { image }));
    this.server.put('pods', rawPod(name));
    return { name, image };
  }

  private async recover(): Promise<void> {
    const { name, image } = this.change();
    await waitUntil(async () => {
      await this.pass(1_000);
      this.server.sendBookmarks();
      const cluster = this.fleet.cluster('soaked')!;
      const { status } = cluster;
      assert.equal(status.state, 'live', JSON.stringify(status));
      assert.equal(status.freshness.stale, false);
      assert.equal(this.rows, installations);
      const known = cluster.installation('PlatformService', name);
      assert.equal(known?.objects.provider.spec.image, image);
    }, 60_000);
    // What was well for some seconds is not treated as if it had just failed.
    await this.pass(6_000);
    await this.forget();
  }

  /** What the server remembers is no concern of ours. */
  private async forget(): Promise<void> {
    this.server.sendBookmarks();
    await this.settle();
    this.server.compact();
    this.server.requests.length = 0;
  }

  private async pass(milliseconds: number): Promise<void> {
    const end = this.clock.elapsed() + milliseconds;
    while (this.clock.elapsed() < end) {
      const left = end - this.clock.elapsed();
      this.clock.advance(Math.min(left, this.clock.untilNext ?? left));
      await this.settle();
    }
  }

  /** Lets requests on their way be answered, as far as they are. */
  private async settle(): Promise<void> {
    let before = -1;
    for (let quiet = 0; quiet < 3; ) {
      await new Promise(resolve => setTimeout(resolve, 1));
      const now = this.server.requests.length;
      quiet = now === before ? quiet + 1 : 0;
      before = now;
    }
  }
}
