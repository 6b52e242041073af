// The suite as somebody gets it who has a Backstage of their own: a new app of the release, the packages as they would
// be published, and nothing done but what the READMEs say. It needs the npm registry, and the declarations that
// `yarn tsc --incremental false` writes; `OPENMCP_DECLARATIONS` names another folder with them.
import assert from 'node:assert/strict';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { stringify } from 'yaml';
import { repositoryRoot as root } from '../../bootstrap/paths.mjs';
import { yarnRelease } from '../../bootstrap/yarnRelease.mjs';
import { backstageCli } from '../../portal/backstageCli.mjs';
import { packSuite } from '../packSuite.mjs';
import { addLegacyFrontend } from './addLegacyFrontend.mjs';
import { namesKubeconfig } from './configuration.mjs';
import { createApp, releaseOf } from './createApp.mjs';
import { followInstructions, instructionsOf } from './followInstructions.mjs';
import { followLegacyInstructions } from './followLegacyInstructions.mjs';
import { installSuite } from './installSuite.mjs';
import { PortalElsewhere } from './PortalElsewhere.mjs';
import { runNode } from './runNode.mjs';
import { walkThroughPages } from './walkThroughPages.mjs';

const directory = realpathSync(
  mkdtempSync(path.join(tmpdir(), 'openmcp-elsewhere-')),
);
const portal = new PortalElsewhere();
const legacyPortal = new PortalElsewhere();
let app;
let legacyFrontend;
let followed;
let instructions;

before(async () => {
  const yarn = yarnRelease(root);
  const { resolutions } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  );
  const packed = await packSuite({
    root,
    copy: path.join(directory, 'suite'),
    tarballs: path.join(directory, 'tarballs'),
    types: process.env.OPENMCP_DECLARATIONS,
  });
  instructions = instructionsOf(packed);
  const version = resolutions['@backstage/create-app'];
  app = await createApp({ yarn, directory, version });
  legacyFrontend = addLegacyFrontend({
    app,
    legacy: await createApp({ yarn, directory, version, legacy: true }),
  });
  const { packages } = instructions;
  await installSuite({
    app,
    yarn,
    root,
    packed,
    packages: {
      ...packages,
      [`packages/${legacyFrontend}`]: packages['packages/app'],
    },
  });
  followInstructions({ app, instructions });
  followed = followLegacyInstructions({
    frontend: path.join(app, 'packages', legacyFrontend),
    code: instructions.code,
  });
});

after(async () => {
  await portal.stop();
  await legacyPortal.stop();
  rmSync(directory, { recursive: true, force: true });
});

test('the app is one of the release that this repository is made for', () => {
  const { version } = JSON.parse(
    readFileSync(path.join(root, 'backstage.json'), 'utf8'),
  );
  assert.equal(releaseOf(app), version);
});

test('every package that a README adds to the backend is among its dependencies', () => {
  const { dependencies } = JSON.parse(
    readFileSync(path.join(app, 'packages/backend/package.json'), 'utf8'),
  );
  assert.deepEqual(
    instructions.backendFeatures.filter(name => !dependencies[name]),
    [],
  );
});

test('the READMEs say what apps of the older frontend system need', () => {
  assert.deepEqual(followed.sort(), [
    'src/App.tsx',
    'src/components/Root/Root.tsx',
    'src/components/catalog/EntityPage.tsx',
  ]);
});

test('types of the packages fit, also in apps of the older frontend system', async () => {
  await runNode('The types', {
    cwd: app,
    nodeArguments: [
      path.join(app, 'node_modules/typescript/bin/tsc'),
      '--noEmit',
      '--incremental',
      'false',
    ],
  });
});

test('the configuration of the READMEs is what the packages take', async () => {
  for (const block of instructions.configurations) {
    await checkConfiguration(block);
  }
  await assert.rejects(
    checkConfiguration(
      stringify({ openmcp: { catalog: { upstreamProviders: 'perhaps' } } }),
    ),
    /upstreamProviders/,
  );
});

test('pages of both frontend systems can be bundled', async () => {
  for (const name of ['app', legacyFrontend]) {
    const frontend = path.join(app, 'packages', name);
    await runNode(`The build of ${name}`, {
      cwd: frontend,
      nodeArguments: [backstageCli(app), 'package', 'build'],
    });
    const bundle = readdirSync(path.join(frontend, 'dist/static')).filter(
      file => file.endsWith('.js'),
    );
    assert.ok(bundle.length > 0);
  }
});

test('the backend starts and reads the cluster, whatever another one is like', async () => {
  const block = instructions.configurations.find(namesKubeconfig);
  await portal.start({
    root,
    app,
    directory: path.join(directory, 'state'),
    block,
    frontend: 'app',
  });
  const { items } = await portal.askUntil('/api/openmcp/v1/clusters', body =>
    body.items.some(({ state }) => state === 'live'),
  );
  assert.deepEqual(
    items.map(({ name, state }) => [name, state]),
    [
      ['eu-canary', 'misconfigured'],
      ['eu-live', 'live'],
    ],
  );
  const installations = await portal.askUntil(
    '/api/openmcp/v1/installations',
    body => body.totalItems > 0,
  );
  assert.ok(installations.items.every(({ cluster }) => cluster === 'eu-live'));
});

test('one line of configuration brings the upstream providers into the catalog', async () => {
  const isThere = entities =>
    entities.some(({ metadata }) => metadata.name === 'service-provider-flux');
  const entities = await portal.askUntil(
    '/api/catalog/entities?filter=kind=component,spec.type=openmcp-service-provider',
    isThere,
    { seconds: 120 },
  );
  assert.ok(
    isThere(entities),
    entities.map(({ metadata }) => metadata.name).join(', '),
  );
});

test('templates have the actions', async () => {
  const actions = await portal.ask('/api/scaffolder/v2/actions');
  const names = actions.map(({ id }) => id);
  for (const name of ['apply', 'create', 'delete', 'wait'].map(
    each => `openmcp:platform-service:${each}`,
  )) {
    assert.ok(names.includes(name), name);
  }
});

test('people see the pages', async () => {
  await walkThroughPages({ root, baseUrl: portal.baseUrl });
});

test('people see the pages in an app of the older frontend system', async () => {
  await portal.stop();
  await legacyPortal.start({
    root,
    app,
    directory: path.join(directory, 'legacy-state'),
    block: instructions.configurations.find(namesKubeconfig),
    frontend: legacyFrontend,
  });
  await legacyPortal.askUntil(
    '/api/openmcp/v1/installations',
    body => body.totalItems > 0,
  );
  await legacyPortal.askUntil(
    '/api/catalog/entities?filter=metadata.name=service-provider-flux',
    entities => entities.length > 0,
    { seconds: 120 },
  );
  await walkThroughPages({ root, baseUrl: legacyPortal.baseUrl });
});

async function checkConfiguration(block) {
  const file = path.join(app, 'app-config.readme.yaml');
  writeFileSync(file, block);
  await runNode(`The check of the configuration\n${block}`, {
    cwd: app,
    nodeArguments: [
      backstageCli(app),
      'config:check',
      '--strict',
      // Variables of the environment may be missing.
      '--lax',
      '--config',
      'app-config.yaml',
      '--config',
      file,
    ],
  });
}
