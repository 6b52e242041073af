import { readFileSync } from 'node:fs';
import { PlatformClusterDefinition } from '@openmcp/backstage-plugin-openmcp-node';
import { parseAllDocuments } from 'yaml';
import { createFleet } from '../../__testUtils__/createFleet';
import {
  createProviderEntity,
  fluxEntity,
} from '../../__testUtils__/providerEntities';
import { RealCluster } from '../../__testUtils__/RealCluster';
import { startEligibility } from '../../__testUtils__/startEligibility';
import {
  rawCluster,
  rawConfiguration,
  rawDefinition,
  rawNamespace,
  surroundingPaths,
} from '../../__testUtils__/surroundingObjects';
import { waitUntil } from '../../__testUtils__/waitUntil';
import { Fleet } from '../../fleet';

// The programs of the control plane may have to be built.
jest.setTimeout(1_800_000);

const { definitions, namespaces, clusters } = surroundingPaths;
const rbac = '/apis/rbac.authorization.k8s.io/v1';
const config = { group: 'gateway.openmcp.cloud', kind: 'GatewayServiceConfig' };

const velero = createProviderEntity('service-provider-velero', {
  traits: {
    toolCrdGroups: ['velero.io'],
    targetNamespace: 'velero',
    config: { ...config, nameRule: 'providerName', neededBefore: 'run' },
  },
});

/** The roles that are shipped for reading a platform cluster. */
function shippedRoles(): Array<{
  kind: string;
  metadata: { name: string; namespace?: string };
}> {
  // These tests run in the folder of the package.
  const manifests = readFileSync('kubernetes/read.yaml', 'utf8');
  return parseAllDocuments(manifests)
    .map(document => document.toJS())
    .filter(({ kind }) => kind === 'ClusterRole' || kind === 'Role');
}

describe('facts about a cluster, on the real control plane', () => {
  let cluster: RealCluster;
  let fleet: Fleet;
  let eligibility: Awaited<ReturnType<typeof startEligibility>>;

  beforeAll(async () => {
    cluster = await RealCluster.start();
    await giveRights();
    fleet = watchAsReader();
    fleet.start();
    eligibility = await startEligibility([velero, fluxEntity], {
      fleet,
      watchConfigurations: kinds => fleet.watchConfigurations(kinds),
    });
  });

  afterAll(async () => {
    await eligibility?.stop();
    await fleet?.stop();
    await cluster?.stop();
  });

  function write(path: string, object: object, manager = 'administrator') {
    const { name } = Object(object).metadata;
    return cluster.applyAs(manager, `${path}/${name}`, object);
  }

  async function giveRights() {
    for (const role of shippedRoles()) {
      const { namespace } = role.metadata;
      const root = namespace ? `${rbac}/namespaces/${namespace}` : rbac;
      const plural = role.kind.toLowerCase();
      await write(`${root}/${plural}s`, role);
      await write(`${root}/${plural}bindings`, {
        apiVersion: 'rbac.authorization.k8s.io/v1',
        kind: `${role.kind}Binding`,
        metadata: role.metadata,
        roleRef: {
          apiGroup: 'rbac.authorization.k8s.io',
          kind: role.kind,
          name: role.metadata.name,
        },
        subjects: [
          {
            apiGroup: 'rbac.authorization.k8s.io',
            kind: 'User',
            name: 'reader',
          },
        ],
      });
    }
  }

  /** A fleet with the shipped rights, and no others. */
  function watchAsReader(): Fleet {
    const definition: PlatformClusterDefinition = {
      name: 'alpha',
      title: 'alpha',
      namespaces: ['openmcp-system'],
      delivery: 'direct',
      operatorDeliveredBy: 'other',
      simulated: true,
      connection: {
        server: 'https://localhost',
        getCredentials: async () => ({ headers: {} }),
      },
    };
    return createFleet(definition, () => cluster.connect('reader-token'));
  }

  async function says(
    ruleId: string,
    expected: { outcome?: string; code?: string; message?: unknown },
  ) {
    return waitUntil(async () => {
      const { wrap } = await eligibility.check({
        provider: 'component:default/service-provider-velero',
        name: 'velero',
        cluster: 'alpha',
      });
      const result = wrap.today?.results.find(each => each.ruleId === ruleId);
      expect(result).toMatchObject(expected);
      expect(result?.notes ?? []).toEqual([]);
      return result;
    });
  }

  it('reads with the rights that are shipped', async () => {
    await waitUntil(() =>
      expect(
        fleet
          .cluster('alpha')
          ?.status.surroundings.map(({ kind, state }) => [kind, state]),
      ).toEqual([
        ['CustomResourceDefinition', 'readable'],
        ['Namespace', 'readable'],
        ['Cluster', 'readable'],
        ['ProviderConfig', 'not-installed'],
        ['GatewayServiceConfig', 'not-installed'],
      ]),
    );
    const { customResources } = fleet.cluster('alpha')!.surroundings;
    const own = customResources.find(
      ({ name }) => name === 'clusters.clusters.openmcp.cloud',
    );
    expect(own).toMatchObject({
      group: 'clusters.openmcp.cloud',
      labels: { 'openmcp.cloud/cluster': 'platform' },
      managers: ['openmcp-operator'],
    });
  });

  it('judges crd-ownership by who wrote a CRD', async () => {
    await says('crd-ownership', { outcome: 'ok', code: 'crds-absent' });
    await write(
      definitions,
      rawDefinition('velero.io', 'Backup'),
      'velero-installer',
    );
    const result = await says('crd-ownership', {
      outcome: 'blocked',
      code: 'crds-of-other',
    });
    expect(result?.message).toContain('velero-installer');
    await cluster.remove(`${definitions}/backups.velero.io`);
    await says('crd-ownership', { outcome: 'ok', code: 'crds-absent' });
  });

  it('judges namespace-clash by the release that is there', async () => {
    await says('namespace-clash', { outcome: 'ok', code: 'namespace-free' });
    await write(namespaces, rawNamespace('velero'));
    await says('namespace-clash', {
      outcome: 'warning',
      code: 'namespace-there',
    });
    await write(
      definitions,
      rawDefinition('velero.io', 'Restore', {
        annotations: {
          'meta.helm.sh/release-name': 'backup',
          'meta.helm.sh/release-namespace': 'velero',
        },
      }),
      'helm',
    );
    const result = await says('namespace-clash', {
      outcome: 'blocked',
      code: 'namespace-of-other',
    });
    expect(result?.message).toContain('velero/backup');
  });

  it('judges deployer-dependency by the CRDs of what deploys', async () => {
    await says('deployer-dependency', {
      outcome: 'needs-configuration',
      code: 'needs-capabilities',
    });
    await write(
      definitions,
      rawDefinition('helm.toolkit.fluxcd.io', 'HelmRelease'),
    );
    const result = await says('deployer-dependency', {
      outcome: 'ok',
      code: 'capabilities-there',
    });
    expect(result?.evidence).toContainEqual(
      expect.objectContaining({
        object: expect.objectContaining({
          name: 'helmreleases.helm.toolkit.fluxcd.io',
        }),
      }),
    );
  });

  it('judges onboarding-dependency by the purposes of clusters', async () => {
    await says('onboarding-dependency', { code: 'onboarding-missing' });
    await write(clusters, rawCluster('onboarding', ['onboarding']));
    const result = await says('onboarding-dependency', {
      outcome: 'ok',
      code: 'onboarding-there',
    });
    expect(result?.params).toMatchObject({ command: 'init' });
  });

  it('judges provider-config by an object of a kind that is installed later', async () => {
    await says('provider-config', {
      outcome: 'needs-configuration',
      code: 'needs-config-before-run',
    });
    await write(
      definitions,
      rawDefinition(config.group, config.kind, { version: 'v1beta2' }),
    );
    const path = `/apis/${config.group}/v1beta2/gatewayserviceconfigs`;
    await waitUntil(() =>
      write(
        path,
        rawConfiguration(config.group, config.kind, 'velero', 'v1beta2'),
      ),
    );
    const result = await says('provider-config', {
      outcome: 'ok',
      code: 'config-there',
    });
    expect(result?.evidence).toContainEqual(
      expect.objectContaining({
        object: expect.objectContaining({ kind: config.kind, name: 'velero' }),
      }),
    );
    await cluster.remove(`${path}/velero`);
    await says('provider-config', {
      outcome: 'needs-configuration',
      code: 'needs-config-before-run',
    });
  });
});
