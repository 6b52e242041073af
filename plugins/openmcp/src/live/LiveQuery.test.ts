import { LiveQuery } from './LiveQuery';

const SECOND = 1_000;

/** A source whose answers, failures and signals a test decides. */
class Source {
  value = 1;
  failure?: Error;
  questions = 0;
  private revision = 0;
  private announce: (revision: string) => void = () => {};

  load = jest.fn(async () => {
    this.questions += 1;
    if (this.failure) {
      throw this.failure;
    }
    return this.value;
  });

  /** Announces something new. */
  signal() {
    this.revision += 1;
    this.announce(`backend.${this.revision}`);
  }

  /** Says again what was said last, as the backend does every 10 s. */
  repeat() {
    this.announce(`backend.${this.revision}`);
  }

  /** What another one of many backend processes says again and again. */
  repeatOf(process: number) {
    this.announce(`process${process}.7`);
  }

  query(withSignals = true, leastInterval?: number) {
    return new LiveQuery<number>({
      leastInterval,
      load: this.load,
      subscribe: withSignals
        ? onSignal => {
            this.announce = onSignal;
            return () => {
              this.announce = () => {};
            };
          }
        : undefined,
      now: () => Date.now(),
    });
  }
}

function setVisibility(state: 'visible' | 'hidden') {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('LiveQuery', () => {
  let source: Source;
  let query: LiveQuery<number>;

  beforeEach(() => {
    jest.useFakeTimers();
    source = new Source();
    query = source.query();
  });

  afterEach(() => {
    query.stop();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  async function start() {
    query.start();
    await jest.advanceTimersByTimeAsync(0);
  }

  it('asks at once, and after signals at most once a second', async () => {
    await start();
    expect(query.getState().data).toBe(1);
    source.value = 2;
    for (let hint = 0; hint < 20; hint += 1) {
      source.signal();
      await jest.advanceTimersByTimeAsync(100);
    }
    await jest.advanceTimersByTimeAsync(SECOND);
    expect(query.getState().data).toBe(2);
    expect(source.questions).toBeLessThanOrEqual(4);
  });

  /** Lets time pass while the backend repeats itself. */
  async function repeatFor(seconds: number) {
    for (let passed = 0; passed < seconds; passed += 10) {
      source.repeat();
      await jest.advanceTimersByTimeAsync(10 * SECOND);
    }
  }

  it('polls once a minute behind working signals', async () => {
    await start();
    source.signal();
    await jest.advanceTimersByTimeAsync(2 * SECOND);
    source.load.mockClear();
    await repeatFor(110);
    expect(source.load).toHaveBeenCalledTimes(1);
  });

  it('asks no more often when many backend processes repeat themselves', async () => {
    await start();
    const repeatAll = async () => {
      for (let process = 0; process < 40; process += 1) {
        source.repeatOf(process);
        await jest.advanceTimersByTimeAsync(250);
      }
    };
    await repeatAll();
    await jest.advanceTimersByTimeAsync(2 * SECOND);
    source.load.mockClear();
    for (let round = 0; round < 11; round += 1) {
      await repeatAll();
    }
    expect(source.load.mock.calls.length).toBeLessThanOrEqual(2);
  });

  it('asks when a repetition shows that a change was missed', async () => {
    await start();
    source.repeat();
    await jest.advanceTimersByTimeAsync(2 * SECOND);
    source.value = 2;
    source.signal();
    await jest.advanceTimersByTimeAsync(2 * SECOND);
    expect(query.getState().data).toBe(2);
  });

  it('asks soon after the start, because the connection takes a while', async () => {
    await start();
    source.value = 2;
    await jest.advanceTimersByTimeAsync(2 * SECOND);
    expect(query.getState().data).toBe(2);
  });

  it('polls every 15 s where signals are not installed, and says so', async () => {
    query = source.query(false);
    await start();
    expect(query.getState().polling).toBe(true);
    await jest.advanceTimersByTimeAsync(61 * SECOND);
    expect(source.questions).toBe(5);
  });

  it('says that it polls when no signal comes after the start', async () => {
    await start();
    await jest.advanceTimersByTimeAsync(11 * SECOND);
    expect(query.getState().polling).toBe(false);
    await jest.advanceTimersByTimeAsync(SECOND);
    expect(query.getState().polling).toBe(true);
    source.repeat();
    expect(query.getState().polling).toBe(false);
  });

  it('notices that signals do not come any more, and that they do again', async () => {
    await start();
    source.signal();
    await repeatFor(60);
    expect(query.getState().polling).toBe(false);
    source.value = 2;
    await jest.advanceTimersByTimeAsync(15 * SECOND);
    expect(query.getState()).toMatchObject({ data: 2, polling: true });
    source.value = 3;
    await jest.advanceTimersByTimeAsync(15 * SECOND);
    expect(query.getState().data).toBe(3);
    source.repeat();
    expect(query.getState().polling).toBe(false);
  });

  it('asks nothing while the tab is hidden, and once on return', async () => {
    await start();
    setVisibility('hidden');
    source.value = 2;
    source.signal();
    await jest.advanceTimersByTimeAsync(600 * SECOND);
    expect(source.questions).toBe(1);
    setVisibility('visible');
    await jest.advanceTimersByTimeAsync(0);
    expect(query.getState().data).toBe(2);
    expect(source.questions).toBe(2);
  });

  it('keeps the data when the backend is lost, and recovers by itself', async () => {
    await start();
    source.failure = new TypeError('no network');
    source.signal();
    await jest.advanceTimersByTimeAsync(SECOND);
    expect(query.getState()).toMatchObject({ data: 1, problem: undefined });
    await jest.advanceTimersByTimeAsync(3 * SECOND);
    expect(query.getState()).toMatchObject({
      data: 1,
      problem: { kind: 'unreachable' },
    });
    source.failure = undefined;
    await repeatFor(60);
    expect(query.getState()).toMatchObject({ data: 1, problem: undefined });
  });

  it('gives up on a refresh that takes longer than 15 s', async () => {
    await start();
    source.load.mockImplementation(() => new Promise(() => {}));
    source.signal();
    await jest.advanceTimersByTimeAsync(17 * SECOND);
    expect(query.getState()).toMatchObject({
      data: 1,
      problem: { kind: 'timeout' },
    });
  });

  it('drops the answer to a question that was asked again', async () => {
    let answerFirst: (value: number) => void = () => {};
    source.load.mockImplementationOnce(
      () =>
        new Promise(resolve => {
          answerFirst = resolve;
        }),
    );
    await start();
    query.tryAgain();
    await jest.advanceTimersByTimeAsync(0);
    expect(query.getState().data).toBe(1);
    answerFirst(99);
    await jest.advanceTimersByTimeAsync(0);
    expect(query.getState().data).toBe(1);
  });

  it('asks no more often than it is allowed to', async () => {
    query = source.query(true, 5 * SECOND);
    await start();
    source.signal();
    await jest.advanceTimersByTimeAsync(4 * SECOND);
    expect(source.questions).toBe(1);
    source.value = 2;
    await jest.advanceTimersByTimeAsync(2 * SECOND);
    expect(query.getState().data).toBe(2);
  });

  it('aborts and stays silent after it was stopped', async () => {
    await start();
    query.stop();
    source.signal();
    await jest.advanceTimersByTimeAsync(120 * SECOND);
    expect(source.questions).toBe(1);
  });
});
