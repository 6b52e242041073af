import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import ts from 'typescript';

const ENDINGS = ['', '.ts', '/index.ts'];

/**
 * Loads TypeScript of this repository in memory. Every call of `load` makes all modules anew, so that nothing
 * of one run is left for the next; what is compiled stays.
 */
export class SourceLoader {
  #scripts = new Map();
  #packages;
  #isOurs;

  /**
   * @param {{packages: Record<string, string>, isOurs: (file: string) => boolean}} options - folders of
   *   packages that are read from source, and which files are made anew
   */
  constructor({ packages, isOurs }) {
    this.#packages = packages;
    this.#isOurs = isOurs;
  }

  /**
   * @param {string[]} files - absolute paths
   * @param {Map<string, string>} replaced - sources to be taken instead of those on the disk, by path
   * @param {Record<string, unknown>} globals - what modules see beside what Node has
   */
  load(files, replaced, globals) {
    const modules = new Map();
    const load = file => {
      if (!this.#isOurs(file)) {
        return this.#loadShared(file);
      }
      const known = modules.get(file);
      if (known) {
        return known.exports;
      }
      const module = { exports: {} };
      modules.set(file, module);
      this.#run(file, replaced.get(file), module, load, globals);
      return module.exports;
    };
    files.forEach(load);
  }

  #shared = new Map();

  /** What no fault is made in is loaded once. */
  #loadShared(file) {
    const known = this.#shared.get(file);
    if (known) {
      return known.exports;
    }
    const module = { exports: {} };
    this.#shared.set(file, module);
    this.#run(file, undefined, module, each => this.#loadShared(each), {});
    return module.exports;
  }

  #run(file, source, module, load, globals) {
    const native = createRequire(file);
    const require = name => {
      const found = this.#resolve(file, name);
      return found ? load(found) : native(name);
    };
    const names = Object.keys(globals);
    const wrapper = this.#compile(file, source, names);
    wrapper(
      module.exports,
      require,
      module,
      file,
      path.dirname(file),
      ...names.map(name => globals[name]),
    );
  }

  /** Nothing for packages that Node loads itself. */
  #resolve(from, name) {
    for (const [packageName, folder] of Object.entries(this.#packages)) {
      if (name === packageName) {
        return path.join(folder, 'index.ts');
      }
      if (name.startsWith(`${packageName}/`)) {
        return path.join(folder, `${name.slice(packageName.length + 1)}.ts`);
      }
    }
    if (!name.startsWith('.')) {
      return undefined;
    }
    const base = path.resolve(path.dirname(from), name);
    return ENDINGS.map(ending => base + ending).find(
      file => file.endsWith('.ts') && existsSync(file),
    );
  }

  #compile(file, source, names) {
    const key = `${file} ${names.length}`;
    const known = source === undefined && this.#scripts.get(key);
    if (known) {
      return known;
    }
    const { outputText } = ts.transpileModule(
      source ?? readFileSync(file, 'utf8'),
      {
        fileName: file,
        compilerOptions: {
          module: ts.ModuleKind.CommonJS,
          target: ts.ScriptTarget.ES2023,
          esModuleInterop: true,
        },
      },
    );
    const wrapper = vm.runInThisContext(
      `(function (exports, require, module, __filename, __dirname, ${names.join()}) {${outputText}\n})`,
      { filename: file },
    );
    if (source === undefined) {
      this.#scripts.set(key, wrapper);
    }
    return wrapper;
  }
}
