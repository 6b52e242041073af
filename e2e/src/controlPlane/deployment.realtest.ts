import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { targetPaths } from '@backstage/cli-common';
import {
  RunningPlatformClusters,
  startRealPlatformClusters,
} from '@openmcp/platform-cluster';
import { parse, parseAllDocuments } from 'yaml';
import { ControlPlaneApi } from './ControlPlaneApi';

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string };
  spec?: {
    template?: { metadata: object; spec: { volumes?: object[] } };
    volumeClaimTemplates?: Array<{ metadata: { name: string } }>;
  };
  roleRef?: { kind: string; name: string };
}

const root = targetPaths.rootDir;
const folder = join(root, 'deploy/kubernetes');
const plurals: Record<string, string> = {
  NetworkPolicy: 'networkpolicies',
};

function readManifests(...path: string[]): Manifest[] {
  return parseAllDocuments(readFileSync(join(...path), 'utf8')).map(document =>
    document.toJS(),
  );
}

/** All manifests below the folder, with the file that each stands in. */
function manifestsOf(directory: string): Array<[string, Manifest]> {
  return readdirSync(directory, { recursive: true })
    .map(String)
    .filter(
      file => file.endsWith('.yaml') && !file.endsWith('kustomization.yaml'),
    )
    .sort()
    .flatMap(file =>
      readManifests(directory, file).map(
        manifest => [file, manifest] as [string, Manifest],
      ),
    );
}

function pathOf({ apiVersion, kind, metadata }: Manifest): string {
  const group = apiVersion.includes('/')
    ? `apis/${apiVersion}`
    : `api/${apiVersion}`;
  const plural = plurals[kind] ?? `${kind.toLocaleLowerCase('en-US')}s`;
  const place = metadata.namespace ? `namespaces/${metadata.namespace}/` : '';
  return `/${group}/${place}${plural}/${metadata.name}`;
}

const temporary = mkdtempSync(join(tmpdir(), 'openmcp-deployment-'));
const manifests = manifestsOf(folder);
let clusters: RunningPlatformClusters | undefined;
let api: ControlPlaneApi;

function apply(manifest: Manifest, dryRun: boolean) {
  return api.send<{ message?: string }>(
    'PATCH',
    `${pathOf(manifest)}?fieldManager=test&fieldValidation=Strict${
      dryRun ? '&dryRun=All' : ''
    }`,
    {
      body: JSON.stringify(manifest),
      contentType: 'application/apply-patch+yaml',
    },
  );
}

beforeAll(async () => {
  clusters = await startRealPlatformClusters({
    names: ['deployment'],
    stateDirectory: join(temporary, 'clusters'),
  });
  api = new ControlPlaneApi(clusters.kubeconfigPath);
  for (const kind of ['Namespace', 'ServiceAccount']) {
    for (const [, manifest] of manifests) {
      if (manifest.kind === kind) {
        const { status, body } = await apply(manifest, false);
        if (status !== 201) {
          throw new Error(`${kind} ${manifest.metadata.name}: ${body.message}`);
        }
      }
    }
  }
}, 1_800_000);

afterAll(async () => {
  api?.close();
  await clusters?.stop();
  rmSync(temporary, { recursive: true, force: true });
}, 60_000);

describe('manifests of the portal', () => {
  it('finds them', () => {
    expect(new Set(manifests.map(([, { kind }]) => kind))).toEqual(
      new Set([
        'ClusterRoleBinding',
        'Deployment',
        'Namespace',
        'NetworkPolicy',
        'PodDisruptionBudget',
        'RoleBinding',
        'Service',
        'ServiceAccount',
        'StatefulSet',
      ]),
    );
  });

  it.each(manifests.map(([file, each]) => [file, each.kind, each] as const))(
    '%s: %s is what the API server knows, field by field',
    async (_file, _kind, manifest) => {
      const { status, body } = await apply(manifest, true);
      expect([status < 300, body.message]).toEqual([true, undefined]);
    },
  );

  it.each(
    manifests
      .filter(([, { spec }]) => spec?.template)
      .map(([file, each]) => [file, each] as const),
  )(
    '%s: its pods are let into a namespace of restricted pods',
    async (_file, { metadata, spec }) => {
      const { status, body } = await api.send<{ message?: string }>(
        'POST',
        `/api/v1/namespaces/${metadata.namespace}/pods?dryRun=All&fieldValidation=Strict`,
        {
          body: JSON.stringify({
            apiVersion: 'v1',
            kind: 'Pod',
            metadata: { ...spec?.template?.metadata, name: 'one' },
            spec: {
              ...spec?.template?.spec,
              volumes: [
                ...(spec?.template?.spec.volumes ?? []),
                // A StatefulSet adds them.
                ...(spec?.volumeClaimTemplates ?? []).map(
                  ({ metadata: { name } }) => ({ name, emptyDir: {} }),
                ),
              ],
            },
          }),
        },
      );
      expect([status, body.message]).toEqual([201, undefined]);
    },
  );

  it('a pod that may become root is not let in, so that the namespace is guarded at all', async () => {
    const { status } = await api.send(
      'POST',
      '/api/v1/namespaces/openmcp-portal/pods?dryRun=All',
      {
        body: JSON.stringify({
          apiVersion: 'v1',
          kind: 'Pod',
          metadata: { name: 'root' },
          spec: { containers: [{ name: 'root', image: 'root' }] },
        }),
      },
    );
    expect(status).toBe(403);
  });

  it('binds roles that the backend plugin ships', () => {
    const shipped = ['read.yaml', 'write.yaml'].flatMap(file =>
      readManifests(root, 'plugins/openmcp-backend/kubernetes', file),
    );
    const bindings = manifests
      .map(([, manifest]) => manifest)
      .filter(({ roleRef }) => roleRef);
    expect(bindings).not.toEqual([]);
    for (const { metadata, roleRef } of bindings) {
      expect(shipped).toContainEqual(
        expect.objectContaining({
          kind: roleRef?.kind,
          metadata: expect.objectContaining({
            name: roleRef?.name,
            ...(metadata.namespace && { namespace: metadata.namespace }),
          }),
        }),
      );
    }
  });

  it('lists every manifest in a kustomization, but for the one that is added on purpose', () => {
    const listed = readdirSync(folder, { recursive: true })
      .map(String)
      .filter(file => file.endsWith('kustomization.yaml'))
      .flatMap(file => {
        const { resources = [] } = parse(
          readFileSync(join(folder, file), 'utf8'),
        );
        return resources
          .filter((name: string) => name.endsWith('.yaml'))
          .map((name: string) => join(file, '..', name));
      });
    const files = [...new Set(manifests.map(([file]) => file))];
    expect(
      [...listed, 'components/in-cluster/write-binding.yaml'].sort(),
    ).toEqual(files.sort());
  });
});
