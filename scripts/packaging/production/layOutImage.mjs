import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ExpectedError } from '../../bootstrap/ExpectedError.mjs';
import { runQuietly } from '../../bootstrap/runQuietly.mjs';

/** Home of the user of the image. */
const HOME = '/home/node';

/**
 * Makes of a folder what a Dockerfile makes of the folder of its image: the same files are copied, and the same commands
 * are run.
 *
 * @param {{root: string, image: string, home: string, yarn: string, steps: object[]}} options - root of the repository,
 *   two empty folders, the file of yarn, which the image gets from its base, and what `readDockerfile` has read
 * @throws ExpectedError with the end of its output when a command fails
 */
export async function layOutImage({ root, image, home, yarn, steps }) {
  const programs = path.join(home, 'programs');
  mkdirSync(programs, { recursive: true });
  mkdirSync(image, { recursive: true });
  writeFileSync(
    path.join(programs, 'yarn'),
    `#!/bin/sh\nexec "${process.execPath}" "${yarn}" "$@"\n`,
    { mode: 0o755 },
  );
  for (const { copy, to, run } of steps) {
    if (run) {
      await runAt(image, run.replaceAll(HOME, home), programs);
    } else {
      copy.forEach(file => copyTo(root, image, file, to, copy.length > 1));
    }
  }
}

// Into a folder when its name ends with a slash; a folder is copied by what it holds.
function copyTo(root, image, file, to, isOneOfMany) {
  const target = path.join(image, to);
  const isFolder = to.endsWith('/') || isOneOfMany;
  cpSync(
    path.join(root, file),
    isFolder ? path.join(target, path.basename(file)) : target,
    { recursive: true },
  );
}

async function runAt(cwd, command, programs) {
  const { code, lines } = await runQuietly('sh', ['-c', command], {
    cwd,
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      PATH: `${programs}:${path.dirname(process.execPath)}:${process.env.PATH}`,
    },
  });
  if (code !== 0) {
    throw new ExpectedError(`"${command}" failed:\n${lines.join('\n')}`);
  }
}
