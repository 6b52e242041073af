import { LiveQuery } from './LiveQuery';

const SECOND = 1_000;

/** A backend that holds an answer back until a test says that something changed. */
class HoldingBackend {
  value = 1;
  loads = 0;
  waits = 0;
  aborted = 0;
  /** Thrown by every wait at once while set. */
  failure?: Error;
  private answer?: () => void;

  readonly load = async () => {
    this.loads += 1;
    return this.value;
  };

  readonly wait = (_: number, signal: AbortSignal) => {
    this.waits += 1;
    if (this.failure) {
      return Promise.reject(this.failure);
    }
    return new Promise<number>((resolve, reject) => {
      this.answer = () => resolve(this.value);
      signal.addEventListener('abort', () => {
        this.aborted += 1;
        reject(new Error('aborted'));
      });
    });
  };

  change(value: number) {
    this.value = value;
    this.answer?.();
  }
}

function setVisibility(state: 'visible' | 'hidden') {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('a LiveQuery whose backend holds answers back', () => {
  let backend: HoldingBackend;
  let query: LiveQuery<number>;
  let signal: (revision: string) => void;

  beforeEach(async () => {
    jest.useFakeTimers();
    backend = new HoldingBackend();
    query = new LiveQuery<number>({
      load: backend.load,
      wait: backend.wait,
      subscribe: onSignal => {
        signal = onSignal;
        return () => {};
      },
      now: () => Date.now(),
    });
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

  it('shows a change at once and waits for the next one', async () => {
    await start();
    backend.change(2);
    await jest.advanceTimersByTimeAsync(0);
    expect(query.getState().data).toBe(2);
    await jest.advanceTimersByTimeAsync(SECOND);
    backend.change(3);
    await jest.advanceTimersByTimeAsync(0);
    expect(query.getState().data).toBe(3);
    expect(backend.loads).toBe(1);
  });

  it('asks nothing else meanwhile, whatever is signalled, and is current without signals', async () => {
    await start();
    signal('backend.1');
    await jest.advanceTimersByTimeAsync(30 * SECOND);
    expect(backend.loads).toBe(1);
    expect(backend.waits).toBe(1);
    expect(query.getState().polling).toBe(false);
  });

  it('asks at most once a second, however often something changes', async () => {
    await start();
    for (let value = 2; value < 52; value += 1) {
      backend.change(value);
      await jest.advanceTimersByTimeAsync(100);
    }
    expect(backend.waits).toBeLessThanOrEqual(7);
    await jest.advanceTimersByTimeAsync(SECOND);
    backend.change(60);
    await jest.advanceTimersByTimeAsync(0);
    expect(query.getState().data).toBe(60);
  });

  it('takes the ordinary way where waiting does not work, and shows no problem', async () => {
    backend.failure = new Error('a proxy cuts it');
    await start();
    await jest.advanceTimersByTimeAsync(10 * SECOND);
    expect(backend.waits).toBe(2);
    expect(query.getState().problem).toBeUndefined();
    await jest.advanceTimersByTimeAsync(5 * SECOND);
    expect(query.getState().polling).toBe(true);
    backend.value = 2;
    await jest.advanceTimersByTimeAsync(15 * SECOND);
    expect(query.getState()).toMatchObject({ data: 2, problem: undefined });
    expect(backend.waits).toBe(2);
  });

  it('asks in the ordinary way when nobody answers at all', async () => {
    await start();
    backend.value = 2;
    await jest.advanceTimersByTimeAsync(46 * SECOND);
    expect(query.getState().data).toBe(2);
    expect(backend.aborted).toBe(1);
  });

  it('waits no longer while the tab is hidden, and asks once on return', async () => {
    await start();
    setVisibility('hidden');
    expect(backend.aborted).toBe(1);
    backend.value = 2;
    await jest.advanceTimersByTimeAsync(600 * SECOND);
    expect(backend.loads).toBe(1);
    expect(backend.waits).toBe(1);
    setVisibility('visible');
    await jest.advanceTimersByTimeAsync(0);
    expect(query.getState().data).toBe(2);
    expect(backend.loads).toBe(2);
    expect(backend.waits).toBe(2);
  });

  it('does not begin to wait in a tab that was hidden meanwhile', async () => {
    query.start();
    setVisibility('hidden');
    await jest.advanceTimersByTimeAsync(60 * SECOND);
    expect(backend.waits).toBe(0);
  });

  it('ends with the page', async () => {
    await start();
    query.stop();
    expect(backend.aborted).toBe(1);
    await jest.advanceTimersByTimeAsync(120 * SECOND);
    expect(backend.loads).toBe(1);
    expect(backend.waits).toBe(1);
  });
});
