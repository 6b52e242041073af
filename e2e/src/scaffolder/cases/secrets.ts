import { TaskStage } from '../TaskStage';

/** As the scaffolder's own logger colours the level of a line. */
const LEVEL_COLOURS = /\\u001b\[\d+m(?:info|warn|error|debug)\\u001b\[39m: /g;

/** ESC, and the single character that stands for ESC and `[`. */
const ESCAPE = '\u001b\u009b';

/** JSON writes the former as its number, and leaves the latter as it is. */
const TERMINAL_ESCAPE = new RegExp(`\\\\u00[19]b|[${ESCAPE}]`, 'i');

/**
 * What must not be in anything that all the tasks before have told.
 *
 * @param stage - gives the stage
 * @internal
 */
export function secrets(stage: () => TaskStage): void {
  it.each(['\u001b[31mred', '\u009b31mred'])(
    'finds a terminal escape in %j, in JSON and out of it',
    text => {
      expect(text).toMatch(TERMINAL_ESCAPE);
      expect(JSON.stringify({ text })).toMatch(TERMINAL_ESCAPE);
      expect('red \u00e9 \\u00e9').not.toMatch(TERMINAL_ESCAPE);
    },
  );

  it('gives no value, no credential and no terminal escape away', async () => {
    const alice = await stage().as('alice');
    const { body } = await alice.send(
      'GET',
      'openmcp/v1/installations?limit=1000',
    );
    const log = await stage().portal.readLog();
    const told = [...stage().told, JSON.stringify(body), log];
    // What is typed into a form is no secret to the scaffolder, which stores it,
    // logs it and tells it as an event; in lines of others it has no place.
    const lines = log.split('\n');
    const ofOthers = lines.filter(
      line =>
        !line.includes('"plugin":"scaffolder"') &&
        !line.includes('topic=scaffolder.task,'),
    );
    expect(
      ofOthers.filter(line => line.includes('"plugin":"openmcp"')).length,
    ).toBeGreaterThan(30);
    expect(
      [...stage().told, JSON.stringify(body), ...ofOthers].filter(text =>
        text.includes('marked-value'),
      ),
    ).toEqual([]);

    expect(stage().told.length).toBeGreaterThan(30);
    // Also what is said for developers was read.
    expect(log).toContain('debug');
    for (const secret of [
      'qwerty-SECRET',
      stage().handle.adminToken,
      'reader-token',
      alice.token,
    ]) {
      // Around it, for whoever has to find out where it comes from.
      expect(
        told.flatMap(text => {
          const place = text.indexOf(secret);
          return place < 0 ? [] : text.slice(Math.max(place - 600, 0), place);
        }),
      ).toEqual([]);
    }
    // The scaffolder writes what it was given, as JSON does, which no terminal obeys.
    expect(
      ofOthers.filter(line =>
        TERMINAL_ESCAPE.test(line.replace(LEVEL_COLOURS, '')),
      ),
    ).toEqual([]);
    for (const text of stage().told) {
      expect(text.replace(LEVEL_COLOURS, '')).not.toMatch(TERMINAL_ESCAPE);
      expect(text).not.toMatch(/\n?\s+at \S+ \(.*\.[jt]s:\d+/);
    }
  });

  it('has no row on its page that no test has seen', () => {
    expect(stage().page.unseen).toEqual([]);
  });
}
