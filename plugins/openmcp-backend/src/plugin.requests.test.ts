import { ReadersStory } from './__testUtils__/ReadersStory';
import { TestLandscape } from './__testUtils__/TestLandscape';

jest.setTimeout(120_000);

describe('the API server of a simulated cluster', () => {
  let landscape: TestLandscape;
  let story: ReadersStory;

  beforeAll(async () => {
    landscape = await TestLandscape.start();
    const { server, adminToken: token } = landscape.alpha;
    story = await ReadersStory.begin({ server, token });
  });

  afterAll(async () => {
    await story?.end();
    await landscape?.stop();
  });

  it.each([1, 10, 50])(
    'gets no request while %i people read everything',
    async users => {
      const { requests, answers } = await story.read(users);
      expect(answers).toBeGreaterThanOrEqual(users * 2 * 9);
      expect(requests).toEqual([]);
    },
  );

  it('gets one list and one watch for each kind, whoever reads', () => {
    for (const [path, counts] of story.counts) {
      expect({ path, ...counts }).toEqual({ path, lists: 1, watches: 1 });
    }
  });
});
