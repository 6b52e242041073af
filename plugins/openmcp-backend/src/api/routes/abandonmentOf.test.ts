import { EventEmitter } from 'node:events';
import { abandonmentOf } from './abandonmentOf';

describe('abandonmentOf', () => {
  function responseOf(closed: boolean) {
    return Object.assign(new EventEmitter(), { closed }) as Parameters<
      typeof abandonmentOf
    >[0] &
      EventEmitter;
  }

  it('tells that somebody leaves', () => {
    const response = responseOf(false);
    const signal = abandonmentOf(response);
    expect(signal.aborted).toBe(false);
    response.emit('close');
    expect(signal.aborted).toBe(true);
  });

  it('tells that somebody had left before anybody listened', () => {
    expect(abandonmentOf(responseOf(true)).aborted).toBe(true);
  });
});
