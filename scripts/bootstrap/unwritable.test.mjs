// Disks that are full and folders that nobody may write to, as the operating system has them: /dev/full takes nothing,
// and nobody, not even root, makes a folder in /sys. Both exist on Linux alone.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { ManagedProcess } from '../processes/ManagedProcess.mjs';
import { closedPort } from '../testing/closedPort.mjs';
import { writeProgram } from '../testing/hangingProgram.mjs';
import { repositoryWithRealYarn } from '../testing/repositoryWithRealYarn.mjs';
import { runStage } from '../testing/runStage.mjs';
import { temporaryDirectory } from '../testing/temporaryDirectory.mjs';
import { repositoryRoot } from './paths.mjs';

const UNWRITABLE = '/sys/openmcp';
const onLinux = { skip: process.platform !== 'linux' };

async function fails(context, stage, environment) {
  const { code, said } = await runStage(context, stage, environment).ended;
  assert.equal(code, 1, said);
  assert.doesNotMatch(said, /^ {4}at .*scripts\/bootstrap/m);
  return said;
}

function run(context, file, commandArguments, environment) {
  const child = spawn(process.execPath, [file, ...commandArguments], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  context.after(() => child.kill('SIGKILL'));
  let said = '';
  child.stderr.on('data', text => {
    said += text;
  });
  return new Promise(resolve =>
    child.once('close', code => resolve({ code, said })),
  );
}

test(
  'Node is not fetched into a cache that cannot be written',
  onLinux,
  async context => {
    const said = await fails(context, ['runtime'], {
      XDG_CACHE_HOME: UNWRITABLE,
    });
    assert.match(
      said,
      /\/sys\/openmcp\S* cannot be written: .*It belongs to the cache of this project: .*set XDG_CACHE_HOME to a folder that you may write to/,
    );
  },
);

test('a file in the place of the cache is named', async context => {
  const file = path.join(temporaryDirectory(context), 'cache');
  writeFileSync(file, '');
  const said = await fails(context, ['runtime'], { XDG_CACHE_HOME: file });
  assert.match(
    said,
    /a file is where a folder has to be \(ENOTDIR\).*XDG_CACHE_HOME/,
  );
});

test(
  'a disk that is full while Node is fetched leaves nothing behind',
  onLinux,
  async context => {
    const directory = temporaryDirectory(context);
    writeProgram(
      path.join(directory, 'npm'),
      'mkdir -p node_modules && echo half > node_modules/half; exec cat /proc/self/status > /dev/full',
    );
    const said = await fails(context, ['runtime'], {
      PATH: `${directory}${path.delimiter}${process.env.PATH}`,
      XDG_CACHE_HOME: path.join(directory, 'cache'),
      npm_execpath: '',
    });
    assert.match(said, /The disk is full \(ENOSPC\)\. Make room/);
    assert.deepEqual(
      readdirSync(path.join(directory, 'cache/openmcp-backstage')),
      [],
    );
  },
);

test(
  "yarn's cache is named where it cannot be written",
  onLinux,
  async context => {
    const { root, environment } = repositoryWithRealYarn(context, {
      registry: `http://127.0.0.1:${await closedPort()}`,
    });
    const said = await fails(context, ['dependencies', root], {
      ...environment,
      YARN_GLOBAL_FOLDER: UNWRITABLE,
    });
    assert.match(
      said,
      /\/sys\/openmcp\S* cannot be written: .*It belongs to yarn's cache: .*set YARN_GLOBAL_FOLDER/,
    );
  },
);

test(
  'a disk that is full while dependencies are installed is told with what can be moved',
  onLinux,
  async context => {
    const root = temporaryDirectory(context);
    writeFileSync(path.join(root, 'package.json'), '{}');
    writeFileSync(path.join(root, 'yarn.lock'), '');
    writeFileSync(path.join(root, '.yarnrc.yml'), 'yarnPath: yarn.cjs\n');
    writeFileSync(
      path.join(root, 'yarn.cjs'),
      // Yarn goes on with the other packages, here for ever.
      `try {
       require('node:fs').writeFileSync('/dev/full', 'x');
     } catch (error) {
       console.log('➤ YN0001: │ ' + error);
     }
     setInterval(() => {}, 1000);`,
    );
    const said = await fails(context, ['dependencies', root]);
    assert.match(
      said,
      /The disk is full \(ENOSPC\)\. Make room, or let another disk have it: /,
    );
    assert.ok(!existsSync(path.join(root, 'node_modules')));
  },
);

for (const [what, pip, expected] of [
  [
    'a disk that is full',
    'cat /proc/self/status > /dev/full',
    /The disk is full \(ENOSPC\)/,
  ],
  [
    'no network',
    'echo "NewConnectionError: Failed to establish a new connection: [Errno -3] Temporary failure in name resolution"; exit 1',
    /The package index of Python cannot be reached: .*PIP_INDEX_URL/,
  ],
]) {
  test(
    `MkDocs is not there by half because of ${what}`,
    onLinux,
    async context => {
      const root = temporaryDirectory(context);
      mkdirSync(path.join(root, 'scripts/documentation'), { recursive: true });
      writeFileSync(
        path.join(root, 'scripts/documentation/requirements.txt'),
        '',
      );
      writeProgram(path.join(root, 'pip'), pip);
      const python = path.join(root, 'python');
      writeProgram(
        python,
        `mkdir -p "$3/bin" && cp '${root}/pip' "$3/bin/pip"`,
      );
      const said = await fails(context, ['documentation', root, python], {
        XDG_CACHE_HOME: path.join(root, 'cache'),
        HTTPS_PROXY: undefined,
        https_proxy: undefined,
        npm_config_https_proxy: undefined,
        npm_config_proxy: undefined,
      });
      assert.match(said, /MkDocs could not be installed: /);
      assert.match(said, expected);
      assert.deepEqual(
        readdirSync(path.join(root, 'cache/openmcp-backstage')),
        [],
      );
    },
  );
}

test(
  'a portal whose state cannot be written says which setting names another folder',
  onLinux,
  async context => {
    const { code, said } = await run(
      context,
      path.join(repositoryRoot, 'scripts/commands/start.mjs'),
      [],
      { OPENMCP_STATE_DIRECTORY: UNWRITABLE },
    );
    assert.equal(code, 1);
    assert.match(
      said,
      /^\n\/sys\/openmcp cannot be written: .*It belongs to the state of the portal: .*set OPENMCP_STATE_DIRECTORY[^\n]*\n$/,
    );
  },
);

test(
  'a process goes on when its log cannot be written any more',
  onLinux,
  async () => {
    const member = new ManagedProcess({
      name: 'backend',
      cwd: '/',
      logFile: '/dev/full',
      nodeArguments: ['--eval', "console.log('x'); process.exitCode = 3;"],
    });
    assert.deepEqual(await member.exited, { code: 3, signal: null });
    assert.match(
      member.lastLines.join('\n'),
      /The log of the backend ends here: ENOSPC/,
    );
  },
);
