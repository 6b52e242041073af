// The portal as the image has it: the Dockerfile is followed line by line in a folder, and its command is started with
// the production configuration, on a real PostgreSQL, with people who sign in. It needs the npm registry and what
// `yarn tsc` and `yarn build:backend` write.
import assert from 'node:assert/strict';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { repositoryRoot as root } from '../../bootstrap/paths.mjs';
import { yarnRelease } from '../../bootstrap/yarnRelease.mjs';
import { closedPort } from '../../testing/closedPort.mjs';
import { SimulatedCluster } from '../SimulatedCluster.mjs';
import { CodeHost } from './CodeHost.mjs';
import { Database } from './Database.mjs';
import { layOutImage } from './layOutImage.mjs';
import { askUntil, ProductionPortal } from './ProductionPortal.mjs';
import { readDockerfile } from './readDockerfile.mjs';
import { openBrowser, signIn } from './signIn.mjs';

const ORGANIZATION = `
apiVersion: backstage.io/v1alpha1
kind: Group
metadata: { name: platform-owners }
spec: { type: team, children: [] }
---
apiVersion: backstage.io/v1alpha1
kind: User
metadata: { name: owner }
spec: { memberOf: [platform-owners] }
---
apiVersion: backstage.io/v1alpha1
kind: User
metadata: { name: reader }
spec: { memberOf: [] }
`;
const APPLY = '/api/openmcp/v1/clusters/eu-live/platform-services';
const WISH = {
  name: 'eso',
  spec: {
    image: 'ghcr.io/openmcp-project/images/service-provider-eso:v1.0.0',
  },
  dryRun: true,
};

const directory = realpathSync(
  mkdtempSync(path.join(tmpdir(), 'openmcp-production-')),
);
const image = path.join(directory, 'app');
const codeHost = new CodeHost(ORGANIZATION);
const database = new Database();
const cluster = new SimulatedCluster();
const portal = new ProductionPortal();
let metricsPort;
let browser;

before(async () => {
  const { steps, environment, command } = readDockerfile(
    readFileSync(path.join(root, 'packages/backend/Dockerfile'), 'utf8'),
  );
  await layOutImage({
    root,
    image,
    home: path.join(directory, 'home'),
    yarn: yarnRelease(root),
    steps,
  });
  await codeHost.start(await closedPort());
  await database.start(root);
  const kubeconfig = await cluster.start({
    root,
    directory: path.join(directory, 'cluster'),
  });
  metricsPort = await closedPort();
  await portal.start({
    image,
    logs: path.join(directory, 'logs'),
    command,
    environment,
    port: await closedPort(),
    metricsPort,
    codeHost: codeHost.url,
    database: database.address,
    kubeconfig,
  });
  browser = await openBrowser(root);
});

after(async () => {
  await browser?.close();
  await portal.stop();
  await cluster.stop();
  await database.stop();
  await codeHost.stop();
  rmSync(directory, { recursive: true, force: true });
});

/** Signs somebody in once the catalog has read who people are. */
async function signInAs(account, address) {
  codeHost.account = account;
  return signIn({ browser, baseUrl: portal.baseUrl, address });
}

test('the image holds what it serves, and neither sources nor what developing takes', () => {
  for (const file of ['templates/all.yaml', 'packages/backend/dist']) {
    assert.ok(existsSync(path.join(image, file)), file);
  }
  for (const file of ['packages/backend/src', 'node_modules/jest', 'bench']) {
    assert.ok(!existsSync(path.join(image, file)), file);
  }
});

test('lets nobody in who has not signed in, guests neither', async () => {
  const { baseUrl } = portal;
  const asked = await Promise.all(
    [
      '/api/openmcp/v1/installations',
      '/api/catalog/entities',
      '/api/auth/guest/refresh',
    ].map(async address => {
      const { status } = await fetch(`${baseUrl}${address}`, {
        headers: { 'x-requested-with': 'XMLHttpRequest' },
      });
      return [address, status];
    }),
  );
  assert.deepEqual(asked, [
    ['/api/openmcp/v1/installations', 401],
    ['/api/catalog/entities', 401],
    ['/api/auth/guest/refresh', 404],
  ]);
});

test('somebody signs in and sees the platform cluster; writing takes a right that readers lack', async () => {
  const { page, ask } = await signInAs('reader', '/openmcp/installations');
  await page.getByText('managedcontrolplane').first().waitFor();
  await page.goto(`${portal.baseUrl}/openmcp/providers`);
  await page.getByText('External Secrets').first().waitFor();
  const refused = await ask('POST', APPLY, WISH);
  assert.equal(refused.status, 403);
  assert.match(refused.body.error.message, /openmcp\.platform-service\.apply/);
});

test('an owner may write, but no image that nobody has allowed; so does a template say', async () => {
  const { ask } = await signInAs('owner', '/openmcp');
  const refused = await ask('POST', APPLY, WISH);
  assert.equal(refused.status, 400);
  assert.match(JSON.stringify(refused.body), /not allowed here/);

  const { body: task } = await ask('POST', '/api/scaffolder/v2/tasks', {
    templateRef: 'template:default/run-service-provider-as-platform-service',
    values: {
      provider: 'component:default/service-provider-eso',
      cluster: 'eu-live',
      name: WISH.name,
      delivery: 'direct',
      image: WISH.spec.image,
    },
  });
  assert.ok(task.id, JSON.stringify(task));
  const { body: ended } = await askUntil(
    () => ask('GET', `/api/scaffolder/v2/tasks/${task.id}`),
    ({ body }) => ['failed', 'completed'].includes(body.status),
  );
  assert.equal(ended.status, 'failed');
  const { body: events } = await ask(
    'GET',
    `/api/scaffolder/v2/tasks/${task.id}/events`,
  );
  assert.match(JSON.stringify(events), /this image is not allowed here/);
});

test('metrics are told, and secrets are in no log', async () => {
  const metrics = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  assert.match(await metrics.text(), /openmcp_/);
  const log = readFileSync(portal.logFile, 'utf8');
  assert.ok(log.length > 1000);
  assert.doesNotMatch(log, /made-up-(session|secret|token)/);
  assert.ok(!log.includes(database.address.password + '@'));
});
