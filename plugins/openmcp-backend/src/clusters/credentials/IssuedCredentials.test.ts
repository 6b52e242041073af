import { ManualClock } from '../../__testUtils__/ManualClock';
import { IssuedCredentials } from './IssuedCredentials';
import { toRequestCredentials } from './toRequestCredentials';

describe('IssuedCredentials', () => {
  let clock: ManualClock;
  let issued: number;

  beforeEach(() => {
    clock = new ManualClock();
    issued = 0;
  });

  function create(lifetime?: number) {
    return new IssuedCredentials(async () => {
      issued += 1;
      return {
        token: `token-${issued}`,
        expiresAt:
          lifetime === undefined ? undefined : new Date(clock.now() + lifetime),
      };
    }, clock);
  }

  it('is not used in the moment in which it expires', async () => {
    const credentials = create(5_000);
    await credentials.read();
    clock.advance(4_999);
    expect(await credentials.read()).toMatchObject({ token: 'token-1' });
    clock.advance(1);
    expect(await credentials.read()).toMatchObject({ token: 'token-2' });
  });

  it('is renewed once, however many requests were refused', async () => {
    const credentials = create();
    const refused = toRequestCredentials(await credentials.read());
    const renewed = await Promise.all(
      [1, 2, 3].map(() => {
        credentials.forget(refused);
        return credentials.read();
      }),
    );
    credentials.forget(refused);
    renewed.push(await credentials.read());
    expect(renewed.map(({ token }) => token)).toEqual(Array(4).fill('token-2'));
  });

  it('asks again after a failure', async () => {
    let failing = true;
    const credentials = new IssuedCredentials(() => {
      if (failing) {
        throw new Error('at once');
      }
      return Promise.resolve({ token: 'later' });
    }, clock);
    await expect(credentials.read()).rejects.toThrow('at once');
    failing = false;
    expect(await credentials.read()).toEqual({ token: 'later' });
  });
});
