// Builds and packs every plugin as for a release, looks into the tarballs, and prints what each one weighs. It needs
// the declarations that `yarn tsc --incremental false` writes. `--out <folder>` keeps the tarballs, `--types <folder>`
// takes declarations from elsewhere. Exits with 1 when something is lacking or too much.
import {
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { reportFailure } from '../bootstrap/ExpectedError.mjs';
import { repositoryRoot } from '../bootstrap/paths.mjs';
import { packSuite } from '../packaging/packSuite.mjs';
import { packageFindings } from '../packaging/packageFindings.mjs';
import { unpack } from '../packaging/unpack.mjs';

const { values } = parseArgs({
  options: { out: { type: 'string' }, types: { type: 'string' } },
});
const directory = mkdtempSync(path.join(tmpdir(), 'openmcp-packed-'));
try {
  await check(path.resolve(values.out ?? path.join(directory, 'tarballs')));
} catch (error) {
  reportFailure(error);
} finally {
  rmSync(directory, { recursive: true, force: true });
}

async function check(tarballs) {
  const packed = await packSuite({
    root: repositoryRoot,
    copy: path.join(directory, 'suite'),
    tarballs,
    types: values.types && path.resolve(values.types),
  });
  const license = readFileSync(path.join(repositoryRoot, 'LICENSE'), 'utf8');
  for (const { name, source, tarball } of packed) {
    const folder = unpack(
      tarball,
      path.join(directory, 'unpacked', path.basename(source)),
    );
    process.stdout.write(
      `${name}: ${kilobytes(tarball)} packed, ${unpackedSize(
        folder,
      )} unpacked\n`,
    );
    for (const finding of packageFindings({
      packed: folder,
      source,
      license,
    })) {
      process.stdout.write(`  ${finding}\n`);
      process.exitCode = 1;
    }
  }
}

function kilobytes(file) {
  return `${Math.ceil(statSync(file).size / 1000)} KB`;
}

function unpackedSize(folder) {
  const files = readdirSync(folder, { recursive: true })
    .map(file => statSync(path.join(folder, file)))
    .filter(each => each.isFile());
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return `${Math.ceil(bytes / 1000)} KB in ${files.length} files`;
}
