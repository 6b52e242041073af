import { expect } from 'expect';
import { fn } from 'jest-mock';

/**
 * The tests of some modules, collected and run in this process: a jest that can do no more than the tests of
 * the rules need, and takes milliseconds.
 */
export class TestRun {
  #tests = [];

  /** What test files find in their scope. */
  get globals() {
    const it = (name, run) => this.#tests.push({ name, run });
    it.each = rows => (name, run) => {
      for (const row of rows) {
        const values = Array.isArray(row) ? row : [row];
        it(`${name} ${String(values[0])}`, () => run(...values));
      }
    };
    return {
      describe: (_name, define) => define(),
      expect,
      it,
      jest: { fn },
      test: it,
    };
  }

  get count() {
    return this.#tests.length;
  }

  /** The name of the first test that fails; nothing when all pass. */
  async firstFailure() {
    for (const { name, run } of this.#tests) {
      try {
        await run();
      } catch {
        return name;
      }
    }
    return undefined;
  }
}
