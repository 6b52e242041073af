import fc from 'fast-check';
import { ClusterStory, Step } from '../../__testUtils__/ClusterStory';
import { Fault } from '../../__testUtils__/FaultyApiServer';

jest.setTimeout(600_000);

const isFull = process.env.OPENMCP_TEST_FULL === 'true';

const faults: Fault[] = [
  'reset',
  'silent',
  'page',
  'cut',
  'garbage',
  'error-event',
  'end',
  401,
  403,
  404,
  410,
  429,
  500,
  503,
];

const name = fc.constantFrom('a', 'b', 'c', 'd');

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constantFrom('put', 'remove'), name }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('fault'),
      fault: fc.constantFrom(...faults),
      requests: fc.integer({ min: 1, max: 4 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('pass'),
      milliseconds: fc.integer({ min: 100, max: 100_000 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('jump'),
      milliseconds: fc.integer({ min: -7_200_000, max: 7_200_000 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'putBroken',
        'bookmark',
        'drop',
        'compact',
        'backUp',
        'setBack',
        'streams',
        'noStreams',
        'loseStorage',
      ),
    }),
  },
) as fc.Arbitrary<Step>;

describe('ClusterWatcher, whatever happens', () => {
  it('knows in the end what there is, and loses nothing on the way', async () => {
    const property = fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 16 }),
      async steps => {
        const story = await ClusterStory.begin();
        try {
          for (const next of steps) {
            await story.take(next);
          }
          await story.heal();
        } finally {
          await story.harness.stop();
        }
      },
    );
    const checked = await fc.check(property, { numRuns: isFull ? 400 : 25 });
    expect(checked.failed && fc.defaultReportMessage(checked)).toBe(false);
  });

  const lasting: Array<[Fault, string]> = [
    ['reset', 'connection-reset'],
    ['silent', 'timeout'],
    ['page', 'unexpected-answer'],
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'not-found'],
    [410, 'watch-expired'],
    [429, 'throttled'],
    [500, 'server-error'],
    [503, 'server-error'],
  ];

  it('keeps the last good data through every outage, stale and with the last reason', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...lasting), { minLength: 1, maxLength: 4 }),
        async outages => {
          const { harness } = await ClusterStory.begin();
          const good = harness.contentOf('PlatformService');
          try {
            harness.server.dropConnections();
            for (const [fault] of outages) {
              harness.server.faultOf = () => fault;
              await harness.passQuickly(180_000);
            }
            const [, code] = outages[outages.length - 1];
            expect(good).toHaveLength(1);
            expect(harness.contentOf('PlatformService')).toEqual(good);
            expect(harness.status.freshness).toMatchObject({
              stale: true,
              reason: { code },
            });
            expect(harness.status.freshness.asOf).toBeLessThanOrEqual(
              harness.clock.now() - 170_000,
            );
          } finally {
            await harness.stop();
          }
        },
      ),
      { numRuns: isFull ? 100 : 8 },
    );
  });
});
