import { readChunks } from './readChunks';

describe('readChunks', () => {
  let ended: boolean;

  beforeEach(() => {
    ended = false;
  });

  async function* bodyOf(...texts: string[]) {
    try {
      for (const text of texts) {
        yield Buffer.from(text);
      }
    } finally {
      ended = true;
    }
  }

  it('hands over all parts in order, each after the one before', async () => {
    const log: string[] = [];
    await readChunks(bodyOf('a', 'b'), async chunk => {
      log.push(`begin ${chunk}`);
      await new Promise(resolve => setImmediate(resolve));
      log.push(`end ${chunk}`);
    });
    expect(log).toEqual(['begin a', 'end a', 'begin b', 'end b']);
  });

  it('gives the body up when a part cannot be taken', async () => {
    await expect(
      readChunks(bodyOf('a', 'b'), async chunk => {
        throw new Error(`not ${chunk}`);
      }),
    ).rejects.toThrow('not a');
    expect(ended).toBe(true);
  });

  it('passes on what breaks the body', async () => {
    async function* broken() {
      yield Buffer.from('a');
      throw new Error('reset');
    }
    await expect(readChunks(broken(), async () => {})).rejects.toThrow('reset');
  });
});
