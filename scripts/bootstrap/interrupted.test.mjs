// Each stage of the set-up is killed as by `kill -9` while it is at it: what it had started ends with it, and the next
// run makes good what was done by half.
import assert from 'node:assert/strict';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { hangingProgram, writeProgram } from '../testing/hangingProgram.mjs';
import { isRunning } from '../testing/isRunning.mjs';
import { runStage } from '../testing/runStage.mjs';
import { temporaryDirectory } from '../testing/temporaryDirectory.mjs';
import { waitUntil } from '../testing/waitUntil.mjs';

/** Runs a stage until the program that it has started hangs, kills it, and waits until that is gone, too. */
async function killWhileHanging(context, stage, environment, hangs) {
  const { kill, ended } = runStage(context, stage, environment);
  const program = await waitUntil(hangs);
  kill();
  await ended;
  await waitUntil(() => !isRunning(program));
}

async function succeeds(context, stage, environment) {
  const { code, said } = await runStage(context, stage, environment).ended;
  assert.equal(code, 0, said);
}

test('the fetch of Node', async context => {
  const directory = temporaryDirectory(context);
  const cache = path.join(directory, 'cache', 'openmcp-backstage');
  const environment = {
    PATH: `${directory}${path.delimiter}${process.env.PATH}`,
    XDG_CACHE_HOME: path.join(directory, 'cache'),
    npm_execpath: '',
  };
  const bin = `node_modules/node-${process.platform}-${process.arch}/bin`;
  const npm = path.join(directory, 'npm');
  const hangs = hangingProgram(npm, {
    begin: `mkdir -p ${bin} && echo half > ${bin}/node`,
    pidFile: path.join(directory, 'pid'),
  });
  await killWhileHanging(context, ['runtime'], environment, hangs);
  assert.match(readdirSync(cache).join(), /^node-.*\.unfinished$/);
  writeProgram(
    npm,
    `mkdir -p ${bin} && ln -s "${process.execPath}" ${bin}/node`,
  );
  await succeeds(context, ['runtime'], environment);
  assert.equal(readdirSync(cache).length, 1);
  assert.doesNotMatch(readdirSync(cache)[0], /unfinished/);
});

test('the install of the dependencies, while packages are put in place', async context => {
  const root = temporaryDirectory(context);
  const write = (file, text) => writeFileSync(path.join(root, file), text);
  const state = path.join(root, 'node_modules/.yarn-state.yml');
  write('package.json', '{}');
  write('.yarnrc.yml', 'yarnPath: yarn.cjs\n');
  const goodYarn = `const fs = require('node:fs');
    fs.appendFileSync('calls', fs.existsSync('node_modules/.yarn-state.yml') ? 'knows ' : 'anew ');
    fs.mkdirSync('node_modules', { recursive: true });
    fs.writeFileSync('node_modules/.yarn-state.yml', '');`;
  write('yarn.lock', 'first');
  write('yarn.cjs', goodYarn);
  await succeeds(context, ['dependencies', root]);

  write('yarn.lock', 'second');
  write(
    'yarn.cjs',
    `const fs = require('node:fs');
     console.log('➤ YN0000: ┌ Link step');
     fs.writeFileSync('pid.new', String(process.pid));
     fs.renameSync('pid.new', 'pid');
     setInterval(() => {}, 1000);`,
  );
  const pidFile = path.join(root, 'pid');
  const unfinished = path.join(root, '.yarn/openmcp-install.unfinished');
  await killWhileHanging(
    context,
    ['dependencies', root],
    {},
    () =>
      existsSync(pidFile) &&
      existsSync(unfinished) &&
      Number(readFileSync(pidFile, 'utf8')),
  );
  assert.ok(existsSync(state));

  // Back to what was installed before: packages of both may lie there by now.
  write('yarn.lock', 'first');
  write('yarn.cjs', goodYarn);
  await succeeds(context, ['dependencies', root]);
  await succeeds(context, ['dependencies', root]);
  assert.equal(readFileSync(path.join(root, 'calls'), 'utf8'), 'anew anew ');
});

test('the install of MkDocs', async context => {
  const root = temporaryDirectory(context);
  mkdirSync(path.join(root, 'scripts/documentation'), { recursive: true });
  writeFileSync(path.join(root, 'scripts/documentation/requirements.txt'), '');
  const python = path.join(root, 'python');
  const pip = path.join(root, 'pip');
  // Called as `python -m venv <folder>`.
  writeProgram(
    python,
    `[ -e "$3" ] && exit 1; mkdir -p "$3/bin" && cp '${pip}' "$3/bin/pip"`,
  );
  const environment = { XDG_CACHE_HOME: path.join(root, 'cache') };
  const hangs = hangingProgram(pip, {
    begin: 'echo half > "$(dirname "$0")/mkdocs"',
    pidFile: path.join(root, 'pid'),
  });
  const stage = ['documentation', root, python];
  await killWhileHanging(context, stage, environment, hangs);
  writeProgram(pip, 'echo whole > "$(dirname "$0")/mkdocs"');
  await succeeds(context, stage, environment);
  const cache = path.join(root, 'cache/openmcp-backstage');
  const [folder, ...others] = readdirSync(cache);
  assert.deepEqual(others, []);
  assert.equal(
    readFileSync(path.join(cache, folder, 'bin/mkdocs'), 'utf8'),
    'whole\n',
  );
});

test('the build of the app, also back at the sources of the former build', async context => {
  const root = temporaryDirectory(context);
  const write = (file, text) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  for (const file of ['yarn.lock', 'tsconfig.json', 'app-config.yaml']) {
    write(file, '');
  }
  write('package.json', '{}');
  write('packages/app/package.json', '{"name":"app"}');
  mkdirSync(path.join(root, 'plugins'));
  const cli = 'node_modules/@backstage/cli/bin/backstage-cli';
  // It writes one file after the other and empties nothing.
  const build = ending => `const fs = require('node:fs');
    fs.mkdirSync('dist', { recursive: true });
    fs.writeFileSync('dist/index.html', fs.readFileSync('page', 'utf8'));
    ${ending}
    fs.writeFileSync('dist/index.js', fs.readFileSync('page', 'utf8'));`;
  write('packages/app/page', 'first');
  write(cli, build(''));
  await succeeds(context, ['app', root]);

  write('packages/app/page', 'second');
  write(
    cli,
    build(`fs.writeFileSync('../../pid.new', String(process.pid));
      fs.renameSync('../../pid.new', '../../pid');
      return setInterval(() => {}, 1000);`),
  );
  const pidFile = path.join(root, 'pid');
  await killWhileHanging(
    context,
    ['app', root],
    {},
    () => existsSync(pidFile) && Number(readFileSync(pidFile, 'utf8')),
  );

  write('packages/app/page', 'first');
  write(cli, build(''));
  await succeeds(context, ['app', root]);
  for (const file of ['index.html', 'index.js']) {
    assert.equal(
      readFileSync(path.join(root, 'packages/app/dist', file), 'utf8'),
      'first',
    );
  }
});
