import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

interface Script {
  /** Without the hash of its content. */
  name: string;
  bytes: number;
  /** Paths of the sources in it, as the bundler calls them. */
  sources: readonly string[];
}

/** Our packages, as the bundler calls their files. */
const own = /\/plugins\/openmcp[^/]*\//;

/** The last package in a path, which is the one that the file belongs to. */
const packageName = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/;

function readScript(folder: string, file: string): Script {
  const code = readFileSync(path.join(folder, file));
  const map = JSON.parse(
    readFileSync(path.join(folder, `${file}.map`), 'utf8'),
  );
  return {
    name: path.basename(file).replace(/\.[0-9a-f]+\.js$/, ''),
    bytes: gzipSync(code, { level: 9 }).byteLength,
    sources: map.sources,
  };
}

/**
 * The scripts that a built app loads before it shows anything.
 *
 * @internal
 */
export class InitialScripts {
  private readonly scripts: readonly Script[];

  /** @param folder - the one with `index.html` */
  constructor(folder: string) {
    const page = readFileSync(path.join(folder, 'index.html'), 'utf8');
    const files = new Set(page.match(/static\/[\w.-]+\.js(?=")/g));
    this.scripts = [...files].map(file => readScript(folder, file));
  }

  /** Those that hold code of ours, without hashes. */
  get namesWithOwnCode(): string[] {
    return this.scripts
      .filter(({ sources }) => sources.some(source => own.test(source)))
      .map(({ name }) => name);
  }

  /**
   * Compressed bytes of some of the scripts, or of all.
   *
   * @param names - without hashes; what is not there counts as nothing
   */
  bytesOf(names?: readonly string[]): number {
    return this.scripts
      .filter(({ name }) => !names || names.includes(name))
      .reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** Names of the packages of others that have code in them. */
  get packages(): Set<string> {
    return new Set(
      this.scripts.flatMap(({ sources }) =>
        sources.flatMap(source => packageName.exec(source)?.[1] ?? []),
      ),
    );
  }
}
