import assert from 'node:assert/strict';
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { closedPort } from '../testing/closedPort.mjs';
import { temporaryDirectory } from '../testing/temporaryDirectory.mjs';
import { ensureRuntime } from './ensureRuntime.mjs';

/** An environment with an empty cache and an npm that installs a link to the present Node. */
function machineWithNotingNpm(context) {
  const directory = temporaryDirectory(context);
  const npm = path.join(directory, 'npm');
  const calls = path.join(directory, 'calls');
  writeFileSync(calls, '');
  writeFileSync(
    npm,
    `#!/bin/sh
echo "$@" >> "${calls}"
bin="node_modules/node-${process.platform}-${process.arch}/bin"
mkdir -p "$bin" && ln -s "${process.execPath}" "$bin/node"
`,
  );
  chmodSync(npm, 0o755);
  const cache = path.join(directory, 'cache');
  return {
    environment: {
      PATH: `${directory}${path.delimiter}${process.env.PATH}`,
      XDG_CACHE_HOME: cache,
    },
    cached: () => readdirSync(path.join(cache, 'openmcp-backstage')),
    calls: () => readFileSync(calls, 'utf8').trim().split('\n').filter(Boolean),
  };
}

test('a supported Node is used as it is', async context => {
  const { environment, calls } = machineWithNotingNpm(context);
  for (const nodeVersion of ['22.3.0', '24.0.0']) {
    const runtime = await ensureRuntime({ nodeVersion, environment });
    assert.equal(runtime.node, process.execPath);
  }
  assert.deepEqual(calls(), []);
});

test('Node 24 is fetched once where the present one is not supported', async context => {
  const { environment, calls, cached } = machineWithNotingNpm(context);
  const first = await ensureRuntime({ nodeVersion: '20.1.0', environment });
  const second = await ensureRuntime({ nodeVersion: '20.1.0', environment });
  assert.deepEqual(second, first);
  assert.equal(first.major, 24);
  assert.equal(calls().length, 1);
  assert.match(calls()[0], /--ignore-scripts .* node-\w+-\w+@24\.\d+\.\d+$/);
  assert.equal(cached().length, 1);
});

test('two runs that fetch at the same time both get a whole Node', async context => {
  const { environment, cached } = machineWithNotingNpm(context);
  const [first, second] = await Promise.all(
    ['20.1.0', '18.1.0'].map(nodeVersion =>
      ensureRuntime({ nodeVersion, environment }),
    ),
  );
  assert.equal(first.node, second.node);
  assert.deepEqual(
    cached().filter(name => name.endsWith('.unfinished')),
    [],
  );
});

test('what a killed run left behind is removed, what a living one writes is not', async context => {
  const { environment, cached } = machineWithNotingNpm(context);
  const cache = path.join(environment.XDG_CACHE_HOME, 'openmcp-backstage');
  const ofLivingRun = `node.${process.ppid}.a.unfinished`;
  mkdirSync(path.join(cache, ofLivingRun), { recursive: true });
  mkdirSync(path.join(cache, 'node.999999999.a.unfinished'));
  await ensureRuntime({ nodeVersion: '20.1.0', environment });
  assert.deepEqual(
    cached().filter(name => name.endsWith('.unfinished')),
    [ofLivingRun],
  );
});

test('a registry that cannot be reached is named as the reason and leaves nothing behind', async context => {
  const cache = temporaryDirectory(context);
  const port = await closedPort();
  const environment = {
    PATH: process.env.PATH,
    HOME: cache,
    XDG_CACHE_HOME: cache,
    npm_config_registry: `http://127.0.0.1:${port}`,
    npm_config_fetch_retries: '0',
  };
  await assert.rejects(
    ensureRuntime({ nodeVersion: '20.1.0', environment }),
    /The npm registry cannot be reached: ECONNREFUSED.*Or install Node 22 or 24/s,
  );
  assert.deepEqual(readdirSync(path.join(cache, 'openmcp-backstage')), []);
});
