import { rawList, rawPlatformService } from '../../__testUtils__/rawObjects';
import {
  answer,
  ScriptedApiServer,
  watch,
} from '../../__testUtils__/ScriptedApiServer';
import { TurnMeter } from '../../__testUtils__/TurnMeter';
import { WatchedServices } from '../../__testUtils__/WatchedServices';
import { listEnd } from '../../__testUtils__/WatcherHarness';
import { waitUntil } from '../../__testUtils__/waitUntil';

jest.setTimeout(120_000);

const objects = 1_000;
const events = 10_000;

function lineOf(type: string, index: number, resourceVersion: number) {
  const object = rawPlatformService(`service-${index % objects}`, {
    resourceVersion: String(resourceVersion),
    generation: resourceVersion,
    image: `ghcr.io/acme/service:v1.0.${resourceVersion}`,
  });
  return `${JSON.stringify({ type, object })}\n`;
}

function linesOf(count: number, type: string, from: number): string {
  return Array.from({ length: count }, (_, index) =>
    lineOf(type, index, from + index),
  ).join('');
}

describe('a burst', () => {
  let server: ScriptedApiServer;
  let watched: WatchedServices;
  let meter: TurnMeter;

  beforeEach(async () => {
    server = await ScriptedApiServer.start();
    watched = new WatchedServices(server.url);
  });

  afterEach(async () => {
    meter.stop();
    await watched.stop();
    await server.stop();
  });

  it('of 10,000 events is taken over whole, and other work goes on', async () => {
    const begin = linesOf(objects, 'ADDED', 1);
    const burst = Buffer.from(linesOf(events, 'MODIFIED', objects + 1));
    let send = () => {};
    server.streams = [
      (response, request) => {
        watch([begin, listEnd('1000')], 'stay')(response, request);
        send = () => response.write(burst);
      },
    ];
    watched.start();
    await waitUntil(() => expect(watched.versions.size).toBe(objects));
    meter = new TurnMeter();
    send();
    await waitUntil(() =>
      expect(Math.min(...watched.versions)).toBe(events + 1),
    );
    expect(Math.max(...watched.versions)).toBe(objects + events);
    expect(meter.longest).toBeLessThan(100);
  });

  it('of 10,000 objects in a list is taken over whole, and other work goes on', async () => {
    const pages = Array.from({ length: 20 }, (_, page) =>
      JSON.stringify(
        rawList(
          'PlatformService',
          Array.from({ length: 500 }, (__, index) =>
            rawPlatformService(`service-${page}-${index}`, {
              generation: page * 500 + index + 1,
            }),
          ),
          page < 19 ? { continue: `${page + 1}` } : {},
        ),
      ),
    );
    server.lists = pages.map(page => answer(200, page));
    server.watches = [watch([], 'stay')];
    meter = new TurnMeter();
    watched.start();
    await waitUntil(() => expect(watched.versions.size).toBe(10_000));
    expect(meter.longest).toBeLessThan(100);
  });

  it('of 40 clusters at the same moment leaves room for other work', async () => {
    const begin = Buffer.from(linesOf(250, 'ADDED', 1));
    const end = `${JSON.stringify(listEnd('1000'))}\n`;
    const starts: Array<() => void> = [];
    server.streams = [
      (response, request) => {
        watch([], 'stay')(response, request);
        starts.push(() => {
          response.write(begin);
          response.write(end);
        });
      },
    ];
    const many = Array.from(
      { length: 40 },
      () => new WatchedServices(server.url),
    );
    many.forEach(each => each.start());
    await waitUntil(() => expect(starts).toHaveLength(many.length));
    meter = new TurnMeter();
    starts.forEach(start => start());
    await waitUntil(() =>
      many.forEach(each => expect(each.versions.size).toBe(250)),
    );
    meter.stop();
    await Promise.all(many.map(each => each.stop()));
    expect(meter.longest).toBeLessThan(100);
  });
});
