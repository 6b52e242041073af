import { ParseResult, ProviderObject, TEXT_LIMITS } from '../objects';
import {
  parseDeploymentObject,
  parseEventObject,
  parseJobObject,
  parsePodObject,
  parseProviderObject,
} from '../watched-objects';
import {
  rawDeployment,
  rawEvent,
  rawFailedInitPod,
  rawJob,
  rawPod,
  rawProvider,
} from '../__testUtils__/exampleObjects';
import { NOW } from '../__testUtils__/lookAt';
import { damage, Dice } from '../__testUtils__/oddities';
import { deriveStatus } from './deriveStatus';
import { HEALTHS, InitAttempts } from './InstallationStatus';
import { rememberAttempts } from './rememberAttempts';

const ROUNDS = 600;
const UNSAFE = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}]/u;
const UNFILLED = /undefined|NaN|\[object/;
const KINDS = ['Job', 'Deployment', 'Pod', 'Event', 'PlatformService'];

function keep<T>(results: Array<ParseResult<T>>): T[] {
  return results
    .map(({ object }) => object)
    .filter(object => object !== undefined) as T[];
}

/** Every text in a value, keys included. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') {
    return [value];
  }
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, item]) => [key, ...textsOf(item)])
    : [];
}

function damagedInstallation(dice: Dice) {
  const rate = dice.pick([0.002, 0.01, 0.05, 0.2]);
  const read = <T>(
    parse: (raw: unknown) => ParseResult<T>,
    raws: unknown[],
  ): T[] =>
    keep(
      raws
        .filter(() => dice.roll() < 0.8)
        .map(raw => parse(damage(raw, dice, rate))),
    );
  const providers: ProviderObject[] = read(parseProviderObject, [
    rawProvider({ metadata: { generation: dice.pick([2, 3, 4]) } }),
    rawProvider({ status: { phase: dice.pick(['Progressing', 'Odd']) } }),
  ]);
  return providers.map(provider => ({
    provider,
    jobs: read(parseJobObject, [
      rawJob(),
      rawJob({ metadata: { uid: 'j2' }, status: { failed: 2 } }),
    ]),
    deployments: read(parseDeploymentObject, [rawDeployment()]),
    pods: read(parsePodObject, [
      rawPod(),
      rawFailedInitPod('f1'),
      rawFailedInitPod('f2', 'text', 'j2'),
    ]),
    events: read(parseEventObject, [
      rawEvent({
        uid: 'e1',
        reason: 'BackoffLimitExceeded',
        about: { kind: 'Job', name: 'ps-dns-init', uid: 'j3' },
      }),
    ]),
    unreadKinds: KINDS.filter(() => dice.roll() < 0.1),
  }));
}

describe('a status derived from damaged objects', () => {
  it(`never throws, is in one health and safe to show (${ROUNDS} rounds)`, () => {
    const dice = new Dice(20_260_101);
    const seen = new Set<string>();
    let memory: InitAttempts | undefined;
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const objects of damagedInstallation(dice)) {
        memory = rememberAttempts(objects, memory);
        const status = deriveStatus(objects, memory, NOW);

        expect(rememberAttempts(objects, memory)).toBe(memory);
        expect(HEALTHS).toContain(status.health);
        expect(status.reasons[0].health).toBe(status.health);
        expect(status.summary.message).not.toBe('');
        expect(
          textsOf(status).filter(
            text => UNSAFE.test(text) || text.length > TEXT_LIMITS.message,
          ),
        ).toEqual([]);
        expect(
          status.reasons.filter(({ message }) => UNFILLED.test(message)),
        ).toEqual([]);
        seen.add(status.health);
      }
    }
    // Otherwise the damage would be such that nothing much is tried.
    expect([...seen].sort()).toEqual(
      expect.arrayContaining(['Degraded', 'Healthy', 'Progressing', 'Unknown']),
    );
  });

  it.each([
    parseProviderObject,
    parseJobObject,
    parseDeploymentObject,
    parsePodObject,
    parseEventObject,
  ])('is never made by a parser that throws (%p)', parse => {
    const dice = new Dice(4711);
    for (let round = 0; round < ROUNDS; round += 1) {
      const { object, problem } = parse(
        damage(dice.pick([rawPod(), rawJob(), rawProvider()]), dice, 0.3),
      ) as ParseResult<object>;

      expect(object === undefined).toBe(typeof problem === 'string');
    }
  });
});
