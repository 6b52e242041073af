import { RealReaders } from './__testUtils__/RealReaders';

jest.setTimeout(180_000);

describe('the API server of a real control plane', () => {
  let readers: RealReaders;

  beforeAll(async () => {
    readers = await RealReaders.start();
  }, 1_800_000);

  afterAll(() => readers?.stop());

  it.each([1, 10, 50])(
    'gets no request while %i people read everything',
    async users => {
      const { requests, answers } = await readers.story.read(users);
      expect(answers).toBeGreaterThanOrEqual(users * 2 * 9);
      expect(requests).toEqual([]);
    },
  );

  it('gets one list and one watch for each kind, whoever reads', () => {
    for (const [path, counts] of readers.story.counts) {
      expect({ path, ...counts }).toEqual({ path, lists: 1, watches: 1 });
    }
  });
});
