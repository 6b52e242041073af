import { Fault } from './__testUtils__/FaultyWatch';
import { HeapSamples } from './__testUtils__/HeapSamples';
import { SoakScene } from './__testUtils__/SoakScene';

/** How many minutes of this machine's time faults are played. */
const minutes = Number(process.env.OPENMCP_SOAK_MINUTES ?? 5);
const reconnects = 200;

/** The first samples are taken once compilers and caches have settled. */
const warmUp = 40;

/** What the measure itself moves, in bytes. */
const tolerance = 0.5e6;

const faults: readonly Fault[] = [
  'reset',
  'silent',
  'page',
  'cut',
  'garbage',
  'error-event',
  'end',
  401,
  403,
  410,
  429,
  500,
  503,
];

jest.setTimeout((minutes + 20) * 60_000);

function tell(what: string, samples: HeapSamples): void {
  process.stdout.write(`${what}, MB in use: ${samples}\n`);
}

describe('memory', () => {
  let scene: SoakScene;

  beforeEach(async () => {
    scene = await SoakScene.start();
  });

  afterEach(() => scene.stop());

  it(`stays the same over ${reconnects} reconnects`, async () => {
    for (let count = 0; count < warmUp; count += 1) {
      await scene.reconnect();
    }
    const samples = new HeapSamples();
    samples.take();
    for (let count = 1; count <= reconnects; count += 1) {
      await scene.reconnect();
      if (count % 10 === 0) {
        samples.take();
      }
    }
    tell(`${reconnects} reconnects`, samples);
    expect(samples.growth).toBeLessThan(tolerance);
  });

  it(`stays the same over ${minutes} minutes of faults`, async () => {
    const begin = performance.now();
    const end = begin + minutes * 60_000;
    const samples = new HeapSamples();
    let rounds = 0;
    do {
      for (const fault of faults) {
        await scene.suffer(fault, 5_000 + Math.random() * 120_000);
      }
      rounds += 1;
      if (rounds > 1) {
        samples.take();
      }
    } while (performance.now() < end || samples.values.length < 4);
    const hours = scene.clock.elapsed() / 3_600_000;
    tell(
      `${rounds * faults.length} faults in ${hours.toFixed(
        1,
      )} hours of the clusters`,
      samples,
    );
    expect(samples.growth).toBeLessThan(tolerance);
  });
});
