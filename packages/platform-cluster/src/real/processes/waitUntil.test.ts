import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SupervisedProcess } from './SupervisedProcess';
import { waitUntil } from './waitUntil';

describe('waitUntil', () => {
  it('takes an error for "not yet"', async () => {
    let asked = 0;
    await waitUntil({
      what: 'it answers',
      check: async () => {
        asked++;
        if (asked === 1) {
          throw new Error('connection refused');
        }
        return asked === 3;
      },
    });
    expect(asked).toBe(3);
  });

  it('says what it waited for and what was wrong last', async () => {
    await expect(
      waitUntil({
        what: 'it answers',
        timeoutSeconds: 0,
        check: async () => {
          throw new Error('connection refused');
        },
      }),
    ).rejects.toThrow(
      'Waited in vain for 0 s until it answers (Error: connection refused)',
    );
  });

  it('does not wait for a program that has ended', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'wait-until-'));
    const program = new SupervisedProcess({
      name: 'the program',
      command: '/bin/sh',
      args: ['-c', 'echo "bad flag"; exit 3'],
      logFile: join(folder, 'log'),
    });
    await expect(
      waitUntil({
        what: 'it answers',
        processes: [program],
        check: async () => false,
      }),
    ).rejects.toThrow(/^the program ended with exit code 3.*bad flag$/s);
    rmSync(folder, { recursive: true });
  });
});
