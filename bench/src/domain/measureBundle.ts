import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const entry = require.resolve('@openmcp/backstage-plugin-openmcp-common');

/**
 * Bytes of the common package in a browser, with all it needs, minified and
 * compressed.
 *
 * @throws Error when it needs something that only Node has
 * @internal
 */
export async function measureBundle(): Promise<number> {
  const { outputFiles } = await build({
    absWorkingDir: path.dirname(entry),
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'esm',
    // A module of Node cannot be resolved for a browser, so that it fails.
    platform: 'browser',
    target: 'es2022',
    logLevel: 'silent',
    write: false,
  });
  return gzipSync(outputFiles[0].contents, { level: 9 }).byteLength;
}
