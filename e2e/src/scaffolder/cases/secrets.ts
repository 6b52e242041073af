import { TaskStage } from '../TaskStage';

/** As the scaffolder's own logger colours the level of a line. */
const LEVEL_COLOURS = /\\u001b\[\d+m(?:info|warn|error|debug)\\u001b\[39m: /g;
const TERMINAL_ESCAPE = /\\u001b|\\u009b/;

/**
 * What must not be in anything that all the tasks before have told.
 *
 * @param stage - gives the stage
 * @internal
 */
export function secrets(stage: () => TaskStage): void {
  it('gives no value, no credential and no terminal escape away', async () => {
    const alice = await stage().as('alice');
    const { body } = await alice.send(
      'GET',
      'openmcp/v1/installations?limit=1000',
    );
    const log = await stage().portal.readLog();
    const told = [...stage().told, JSON.stringify(body), log];
    // What is typed into a form is no secret to the scaffolder, which stores it
    // and logs it; in lines of others it has no place.
    const ofOthers = log
      .split('\n')
      .filter(line => line.includes('"plugin":"openmcp"'));
    expect(ofOthers.length).toBeGreaterThan(30);
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
    for (const text of stage().told) {
      expect(text.replace(LEVEL_COLOURS, '')).not.toMatch(TERMINAL_ESCAPE);
      expect(text).not.toMatch(/\n?\s+at \S+ \(.*\.[jt]s:\d+/);
    }
  });

  it('has no row on its page that no test has seen', () => {
    expect(stage().page.unseen).toEqual([]);
  });
}
