import { ManualClock } from '../../__testUtils__/ManualClock';
import { ClusterTransport, TransportResponse } from './ClusterTransport';
import { PacedTransport } from './PacedTransport';
import { RequestBudget } from './RequestBudget';

describe('PacedTransport', () => {
  const clock = new ManualClock();
  const response: TransportResponse = {
    statusCode: 200,
    headers: {},
    warnings: [],
    body: (async function* empty() {})(),
    discard: async () => {},
  };
  let sent: string[];
  let transport: PacedTransport;
  let controller: AbortController;

  beforeEach(() => {
    sent = [];
    controller = new AbortController();
    const inner: ClusterTransport = {
      get: async ({ path }) => {
        sent.push(path);
        return response;
      },
      request: async ({ path }) => {
        sent.push(path);
        return response;
      },
      close: async () => {},
    };
    transport = new PacedTransport(
      inner,
      new RequestBudget(clock, { burst: 3, perSecond: 2 }),
    );
  });

  afterEach(() => clock.requireNoTimers());

  const ask = (path: string, signal: AbortSignal = controller.signal) =>
    transport.get({ path, signal });

  const settled = () => new Promise(resolve => setImmediate(resolve));

  it('lets a burst through and then keeps the pace, in order', async () => {
    const all = ['a', 'b', 'c', 'd', 'e', 'f'].map(path => ask(path));
    await settled();
    expect(sent.join('')).toBe('abc');
    clock.advance(499);
    await settled();
    expect(sent.join('')).toBe('abc');
    clock.advance(1);
    await settled();
    expect(sent.join('')).toBe('abcd');
    clock.advance(1_000);
    await Promise.all(all);
    expect(sent.join('')).toBe('abcdef');
  });

  it('saves up no more than a burst', async () => {
    clock.advance(3_600_000);
    const all = ['a', 'b', 'c', 'd'].map(path => ask(path));
    await settled();
    expect(sent.join('')).toBe('abc');
    clock.advance(500);
    await Promise.all(all);
  });

  it('is not moved by a clock that is set', async () => {
    await Promise.all(['a', 'b', 'c'].map(path => ask(path)));
    const waiting = ask('d');
    clock.jump(3_600_000);
    await settled();
    expect(sent.join('')).toBe('abc');
    clock.jump(-7_200_000);
    clock.advance(500);
    await waiting;
    expect(sent.join('')).toBe('abcd');
  });

  it('forgets who does not wait any longer, and lets the next one go', async () => {
    await Promise.all(['a', 'b', 'c'].map(path => ask(path)));
    const impatient = new AbortController();
    const gone = ask('gone', impatient.signal);
    const next = ask('next');
    impatient.abort(new Error('stopped'));
    await expect(gone).rejects.toThrow('stopped');
    clock.advance(500);
    await next;
    expect(sent.join(' ')).toBe('a b c next');
  });

  it('sends nothing for what was given up already', async () => {
    controller.abort(new Error('stopped'));
    await expect(ask('a')).rejects.toThrow('stopped');
    await expect(
      transport.request({
        method: 'GET',
        path: 'b',
        signal: controller.signal,
      }),
    ).rejects.toThrow('stopped');
    expect(sent).toEqual([]);
  });
});
