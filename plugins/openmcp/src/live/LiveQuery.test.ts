import { LiveQuery } from './LiveQuery';

const SECOND = 1_000;

/** A source whose answers, failures and signals a test decides. */
class Source {
  value = 1;
  failure?: Error;
  questions = 0;
  signal = () => {};

  load = jest.fn(async (previous: number | undefined) => {
    this.questions += 1;
    if (this.failure) {
      throw this.failure;
    }
    return { data: this.value, changed: previous !== this.value };
  });

  query(withSignals = true) {
    return new LiveQuery<number>({
      load: this.load,
      subscribe: withSignals
        ? onSignal => {
            this.signal = onSignal;
            return () => {
              this.signal = () => {};
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

  it('polls once a minute behind working signals', async () => {
    await start();
    source.signal();
    await jest.advanceTimersByTimeAsync(2 * SECOND);
    source.load.mockClear();
    await jest.advanceTimersByTimeAsync(110 * SECOND);
    expect(source.load).toHaveBeenCalledTimes(1);
  });

  it('polls every 15 s where signals are not installed, and says so', async () => {
    query = source.query(false);
    await start();
    expect(query.getState().polling).toBe(true);
    await jest.advanceTimersByTimeAsync(61 * SECOND);
    expect(source.questions).toBe(5);
  });

  it('notices that no signal announced a change', async () => {
    await start();
    expect(query.getState().polling).toBe(false);
    source.value = 2;
    await jest.advanceTimersByTimeAsync(15 * SECOND);
    expect(query.getState()).toMatchObject({ data: 2, polling: false });
    await jest.advanceTimersByTimeAsync(10 * SECOND);
    expect(query.getState().polling).toBe(true);
    source.signal();
    expect(query.getState().polling).toBe(false);
  });

  it('does not doubt the connection when the signal comes a little late', async () => {
    await start();
    source.value = 2;
    await jest.advanceTimersByTimeAsync(16 * SECOND);
    source.signal();
    await jest.advanceTimersByTimeAsync(30 * SECOND);
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
    await jest.advanceTimersByTimeAsync(60 * SECOND);
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
          answerFirst = data => resolve({ data, changed: true });
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

  it('aborts and stays silent after it was stopped', async () => {
    await start();
    query.stop();
    source.signal();
    await jest.advanceTimersByTimeAsync(120 * SECOND);
    expect(source.questions).toBe(1);
  });
});
