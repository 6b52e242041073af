import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeManifest } from '@openmcp/backstage-plugin-openmcp-common/manifest-writer';
import {
  buildProviderConfiguration,
  ProviderConfigurationDraft,
} from '@openmcp/backstage-plugin-openmcp-common/provider-configuration';
import {
  RunningPlatformClusters,
  startRealPlatformClusters,
} from '@openmcp/platform-cluster';
import { ConfigurationKind, configurationKinds } from './configurationKinds';
import { ControlPlaneApi, eventually } from './ControlPlaneApi';

interface Answered {
  message?: string;
  spec?: object;
}

const folder = mkdtempSync(join(tmpdir(), 'openmcp-configurations-'));
let clusters: RunningPlatformClusters | undefined;
let api: ControlPlaneApi;

function draft(
  { config }: ConfigurationKind,
  spec?: unknown,
): ProviderConfigurationDraft {
  return buildProviderConfiguration({
    traits: { versionRange: '*', config },
    providerName: 'example',
    spec,
  })!;
}

/** Server-side apply that changes nothing, with what is written as YAML. */
function tryOut(
  { config, plural }: ConfigurationKind,
  object: ProviderConfigurationDraft['object'],
) {
  const { group, version } = config;
  return api.send<Answered>(
    'PATCH',
    `/apis/${group}/${version}/${plural}/${object.metadata.name}?fieldManager=backstage-openmcp&fieldValidation=Strict&dryRun=All`,
    {
      body: writeManifest(object),
      contentType: 'application/apply-patch+yaml',
    },
  );
}

async function install(kind: ConfigurationKind): Promise<void> {
  const { config, plural, schema } = kind;
  const { status, body } = await api.send<Answered>(
    'POST',
    '/apis/apiextensions.k8s.io/v1/customresourcedefinitions',
    {
      body: JSON.stringify({
        apiVersion: 'apiextensions.k8s.io/v1',
        kind: 'CustomResourceDefinition',
        metadata: { name: `${plural}.${config.group}` },
        spec: {
          group: config.group,
          scope: 'Cluster',
          names: {
            kind: config.kind,
            plural,
            singular: config.kind.toLowerCase(),
          },
          versions: [
            {
              name: config.version,
              served: true,
              storage: true,
              schema: {
                openAPIV3Schema: {
                  type: 'object',
                  properties: { spec: schema },
                  required: ['spec'],
                },
              },
            },
          ],
        },
      }),
    },
  );
  if (status !== 201) {
    throw new Error(`The CRD of ${kind.title} was not taken: ${body.message}`);
  }
  await eventually(async () => {
    const list = await api.send(
      'GET',
      `/apis/${config.group}/${config.version}/${plural}`,
    );
    return list.status === 200 ? true : undefined;
  });
}

beforeAll(async () => {
  clusters = await startRealPlatformClusters({
    names: ['configurations'],
    stateDirectory: join(folder, 'clusters'),
  });
  api = new ControlPlaneApi(clusters.kubeconfigPath);
  for (const kind of configurationKinds) {
    await install(kind);
  }
  // The programs may have to be built.
}, 1_800_000);

afterAll(async () => {
  api?.close();
  await clusters?.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

describe.each(configurationKinds.map(kind => [kind.title, kind] as const))(
  'the configuration of %s',
  (_, kind) => {
    it('is taken by us and by the API server when it is filled in', async () => {
      const { object, findings } = draft(kind, kind.spec);
      expect(findings).toEqual([]);
      const { status, body } = await tryOut(kind, object);
      expect({ status, message: body.message }).toEqual({ status: 201 });
      expect(body.spec).toMatchObject(kind.spec);
    });

    it('is a draft with findings until then', () => {
      expect(draft(kind).findings).not.toEqual([]);
    });

    it.each(kind.wrong)('is refused by both: %j', async (spec, finding) => {
      const { object, findings } = draft(kind, spec);
      expect(findings.map(({ code, field }) => `${code} at ${field}`)).toEqual([
        finding,
      ]);
      const { status } = await tryOut(kind, {
        ...object,
        spec: spec as Record<string, unknown>,
      });
      expect(status).toBeGreaterThanOrEqual(400);
    });
  },
);
