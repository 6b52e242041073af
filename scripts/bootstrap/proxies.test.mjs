import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { closedPort } from '../testing/closedPort.mjs';
import { proxyServer } from '../testing/proxyServer.mjs';
import { repositoryWithRealYarn } from '../testing/repositoryWithRealYarn.mjs';
import { runStage } from '../testing/runStage.mjs';
import { temporaryDirectory } from '../testing/temporaryDirectory.mjs';

// Names that nobody has: a proxy is asked for them, and without one they lead nowhere.
const REGISTRY = 'https://registry.invalid';

/** What leads to the registry from a machine where nothing is cached. */
function machine(context, stage, settings) {
  const { root, environment } = repositoryWithRealYarn(context, {
    registry: REGISTRY,
  });
  const cache = temporaryDirectory(context);
  const none = Object.fromEntries(
    Object.keys(process.env)
      .filter(name => /proxy/i.test(name))
      .map(name => [name, undefined]),
  );
  return runStage(context, [stage, root], {
    ...none,
    ...environment,
    XDG_CACHE_HOME: path.join(cache, 'cache'),
    npm_config_cache: path.join(cache, 'npm'),
    npm_config_registry: REGISTRY,
    npm_config_fetch_retries: '0',
    ...settings,
  }).ended;
}

for (const stage of ['runtime', 'dependencies']) {
  for (const setting of ['HTTPS_PROXY', 'npm_config_https_proxy']) {
    test(`${stage}: what is fetched comes through the proxy of ${setting}, whose refusal is told without its password`, async context => {
      const { address, asked } = await proxyServer(context);
      const { code, said } = await machine(context, stage, {
        [setting]: address,
      });
      assert.ok(asked.includes('registry.invalid:443'), said);
      assert.equal(code, 1);
      assert.match(
        said,
        new RegExp(
          `The proxy http://127\\.0\\.0\\.1:\\d+ \\(set by ${setting}\\) refuses`,
        ),
      );
      assert.doesNotMatch(said.split('\n').at(-2), /secret/);
    });
  }

  test(`${stage}: NO_PROXY goes past the proxy`, async context => {
    const { address, asked } = await proxyServer(context);
    const { code, said } = await machine(context, stage, {
      HTTPS_PROXY: address,
      NO_PROXY: 'example.com,.invalid',
    });
    assert.deepEqual(asked, []);
    assert.equal(code, 1);
    assert.match(said, /The npm registry cannot be reached/);
  });

  test(`${stage}: a proxy that does not answer is blamed, not the registry`, async context => {
    const { code, said } = await machine(context, stage, {
      HTTPS_PROXY: `http://127.0.0.1:${await closedPort()}`,
    });
    assert.equal(code, 1);
    assert.match(
      said,
      /The proxy http:\/\/127\.0\.0\.1:\d+ \(set by HTTPS_PROXY\) cannot be reached: ECONNREFUSED\. Correct HTTPS_PROXY/,
    );
  });
}
