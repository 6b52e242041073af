import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { codeBlocks } from './codeBlocks.mjs';
import { codeOfPage, OWN_MODULES } from './codeOfPage.mjs';
import { markdownFiles } from './markdownFiles.mjs';

/** Where the modules are that are made of blocks; nothing is written there. */
const FOLDER = 'code-of-pages';

/**
 * Blocks of TypeScript in Markdown pages that do not compile against what the packages declare.
 *
 * @param {{root: string, types?: string, files?: string[]}} options - root of the repository, the folder into which `tsc`
 *   has written the declarations (`dist-types` by default), and pages relative to the root (all of them by default,
 *   without the reports of the public API)
 * @returns {{blocks: number, problems: string[]}} how many blocks there are, and a sentence each with page and line
 */
export function brokenCode({
  root,
  types = path.join(root, 'dist-types'),
  files = markdownFiles(root).filter(file => !file.endsWith('.api.md')),
}) {
  const folder = path.join(root, FOLDER);
  const sources = new Map(
    Object.entries(OWN_MODULES).map(([name, text]) => [
      path.join(folder, `${name}.ts`),
      text,
    ]),
  );
  const places = new Map();
  for (const file of files) {
    const page = readFileSync(path.join(root, file), 'utf8');
    for (const { language, text, line } of codeBlocks(page)) {
      if (/^tsx?$/.test(language)) {
        const name = path.join(folder, `block${places.size}.tsx`);
        sources.set(name, codeOfPage(text));
        places.set(name, `${file}:${line}`);
      }
    }
  }
  const options = compilerOptions(root, types);
  const program = ts.createProgram(
    [...places.keys()],
    options,
    hostWith(sources, options),
  );
  const problems = ts
    .getPreEmitDiagnostics(program)
    .filter(({ file }) => !file || places.has(file.fileName))
    .map(({ file, messageText }) => {
      const place = file ? places.get(file.fileName) : 'the compiler';
      return `${place}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    });
  return { blocks: places.size, problems };
}

function compilerOptions(root, types) {
  const { config } = ts.readConfigFile(
    path.join(root, 'tsconfig.json'),
    ts.sys.readFile,
  );
  const { options } = ts.parseJsonConfigFileContent(
    { ...config, files: [], include: [] },
    ts.sys,
    root,
  );
  return {
    ...options,
    incremental: false,
    noEmit: true,
    // Blocks wait for something outside of a function.
    module: ts.ModuleKind.ES2022,
    emitDeclarationOnly: false,
    declaration: false,
    isolatedModules: false,
    noUnusedLocals: false,
    outDir: undefined,
    types: ['node'],
    baseUrl: root,
    paths: declarationPaths(root, types),
  };
}

/** What each entry of a workspace is called, and the declarations of its source: so nothing of it is compiled anew. */
function declarationPaths(root, types) {
  const folders = ts.sys
    .readDirectory(root, ['package.json'], undefined, [
      'packages/*/package.json',
      'plugins/*/package.json',
    ])
    .map(file => path.dirname(file));
  return Object.fromEntries(
    folders.flatMap(folder => {
      const { name, main, exports } = JSON.parse(
        readFileSync(path.join(folder, 'package.json'), 'utf8'),
      );
      return Object.entries(exports ?? { '.': main ?? '' })
        .map(([entry, source]) => [
          entry,
          path
            .join(types, path.relative(root, folder), source)
            .replace(/\.tsx?$/, '.d.ts'),
        ])
        .filter(([, file]) => file.endsWith('.d.ts') && existsSync(file))
        .map(([entry, file]) => [path.posix.join(name, entry), [file]]);
    }),
  );
}

function hostWith(sources, options) {
  const host = ts.createCompilerHost(options);
  return {
    ...host,
    fileExists: file => sources.has(file) || host.fileExists(file),
    readFile: file => sources.get(file) ?? host.readFile(file),
    directoryExists: folder =>
      path.basename(folder) === FOLDER || host.directoryExists(folder),
    getSourceFile: (file, ...rest) =>
      sources.has(file)
        ? ts.createSourceFile(file, sources.get(file), ...rest)
        : host.getSourceFile(file, ...rest),
  };
}
