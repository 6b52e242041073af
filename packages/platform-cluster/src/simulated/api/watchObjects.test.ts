import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  RunningSimulatedPlatformClusters,
  startSimulatedPlatformClusters,
} from '../startSimulatedPlatformClusters';

const path = '/apis/openmcp.cloud/v1alpha1/platformservices';

describe('watching the simulated API server', () => {
  let stateDirectory: string;
  let running: RunningSimulatedPlatformClusters;

  beforeEach(async () => {
    stateDirectory = mkdtempSync(join(tmpdir(), 'openmcp-watch-'));
    running = await startSimulatedPlatformClusters({
      names: ['alpha'],
      stateDirectory,
    });
  });

  afterEach(async () => {
    await running.stop();
    rmSync(stateDirectory, { recursive: true, force: true });
  });

  async function create(name: string, note: string) {
    const { server, adminToken } = running.clusters[0];
    return fetch(`${server}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${adminToken}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        apiVersion: 'openmcp.cloud/v1alpha1',
        kind: 'PlatformService',
        metadata: {
          name,
          annotations: { note, 'openmcp.cloud/operation': 'ignore' },
        },
        spec: { image: 'ghcr.io/acme/tool:v1' },
      }),
    });
  }

  it('goes on serving when a watch ends whose client has stopped reading', async () => {
    const [cluster] = running.clusters;
    const { hostname, port } = new URL(cluster.server);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    socket.pause();
    socket.write(
      [
        `GET ${path}?watch=1 HTTP/1.1`,
        `Host: ${hostname}`,
        `Authorization: Bearer ${cluster.adminToken}`,
        '',
        '',
      ].join('\r\n'),
    );
    // More than the buffers between both take, so that the answer cannot close.
    const note = 'x'.repeat(200_000);
    for (let index = 0; index < 60; index += 1) {
      expect((await create(`large-${index}`, note)).status).toBe(201);
    }
    cluster.removeKind('PlatformService');
    cluster.restoreKind('PlatformService');
    expect((await create('after', 'small')).status).toBe(201);
    expect((await create('again', 'small')).status).toBe(201);
    socket.destroy();
  });

  it('refuses to begin with all objects where it is told to', async () => {
    const older = await startSimulatedPlatformClusters({
      names: ['older'],
      stateDirectory: join(stateDirectory, 'older'),
      streamedLists: false,
    });
    const ask = ({
      server,
      adminToken,
    }: {
      server: string;
      adminToken: string;
    }) =>
      fetch(
        `${server}${path}?watch=1&sendInitialEvents=true&resourceVersionMatch=NotOlderThan&timeoutSeconds=1`,
        { headers: { authorization: `Bearer ${adminToken}` } },
      );
    try {
      const refusal = await ask(older.clusters[0]);
      expect(refusal.status).toBe(422);
      expect(await refusal.json()).toMatchObject({
        details: { causes: [{ field: 'sendInitialEvents' }] },
      });
      const answer = await ask(running.clusters[0]);
      expect(answer.status).toBe(200);
      await answer.body?.cancel();
    } finally {
      await older.stop();
    }
  });
});
