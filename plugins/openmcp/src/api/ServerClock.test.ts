import { ObservedServerClock } from './ServerClock';

function answerAt(date: string | undefined): typeof fetch {
  return async () =>
    ({ headers: new Headers(date ? { Date: date } : {}) } as Response);
}

describe('ObservedServerClock', () => {
  const local = Date.parse('2026-11-30T14:00:00Z');

  it('takes over the time of the server', async () => {
    const clock = new ObservedServerClock(() => local);
    await clock.observe(answerAt('Mon, 30 Nov 2026 15:30:00 GMT'))('/');
    expect(clock.now()).toBe(Date.parse('2026-11-30T15:30:00Z'));
  });

  it('ignores differences that the header cannot express', async () => {
    const clock = new ObservedServerClock(() => local);
    await clock.observe(answerAt('Mon, 30 Nov 2026 14:00:01 GMT'))('/');
    expect(clock.now()).toBe(local);
  });

  it('stays with local time when the header is hidden or unreadable', async () => {
    const clock = new ObservedServerClock(() => local);
    await clock.observe(answerAt(undefined))('/');
    await clock.observe(answerAt('yesterday'))('/');
    expect(clock.now()).toBe(local);
  });
});
