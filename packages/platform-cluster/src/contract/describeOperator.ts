import { ProviderManifest } from '../landscape';
import { ContractCluster } from './ContractCluster';
import {
  conditionsOf,
  operatorNamespace,
  platformService,
} from './contractObjects';
import { initRunningConditions, isReady, podTemplateOf } from './expectations';

const image = 'example.com/images/works:v1.0.0';
/**
 * Tests of what the operator makes of providers that are well.
 *
 * @param cluster - gives the cluster
 * @internal
 */
export function describeOperator(cluster: () => ContractCluster): void {
  const becomesReady = async (manifest: ProviderManifest) => {
    await cluster().apply(manifest);
    return cluster().until(manifest.kind, manifest.metadata.name, isReady);
  };
  const remove = async (kind: string, name: string) => {
    await cluster().remove(kind, name);
    await cluster().untilGone(kind, name);
  };

  it('has two PlatformServices of its own', async () => {
    const selector = 'labelSelector=openmcp.cloud/managed-by=openmcp-operator';
    const { items } = await cluster().list('PlatformService', selector);
    const summary = items.map(({ metadata, spec }) => ({
      name: metadata.name,
      purpose: metadata.labels?.['platformservice.openmcp.cloud/purpose'],
      initCommand: spec?.initCommand,
      runCommand: spec?.runCommand,
      image: spec?.image,
    }));
    const operatorImage =
      'ghcr.io/openmcp-project/images/openmcp-operator:v1.3.0';
    expect(summary).toEqual([
      {
        name: 'helmdeployer',
        purpose: 'HelmDeployer',
        initCommand: ['helm', 'init'],
        runCommand: ['helm', 'run'],
        image: operatorImage,
      },
      {
        name: 'managedcontrolplane',
        purpose: 'ManagedControlPlane',
        initCommand: ['mcp', 'init'],
        runCommand: ['mcp', 'run'],
        image: operatorImage,
      },
    ]);
  });

  it('passes commands, variables, volumes and replicas on', async () => {
    await becomesReady(
      platformService('rich', {
        image,
        initCommand: ['prepare', '--fast'],
        runCommand: ['serve'],
        env: [{ name: 'REGION', value: 'eu' }],
        extraVolumes: [{ name: 'data', emptyDir: {} }],
        extraVolumeMounts: [{ name: 'data', mountPath: '/data' }],
        runReplicas: 3,
        verbosity: 'DEBUG',
        metrics: { disabled: true },
        topologySpreadConstraints: [
          {
            maxSkew: 1,
            topologyKey: 'kubernetes.io/hostname',
            whenUnsatisfiable: 'ScheduleAnyway',
          },
        ],
      }),
    );
    const job = podTemplateOf(await cluster().find('Job', 'ps-rich-init'));
    expect(job.container).toMatchObject({
      args: [
        'prepare',
        '--fast',
        '--environment=contract',
        '--verbosity=DEBUG',
        '--provider-name=rich',
      ],
      env: expect.arrayContaining(['REGION']),
    });
    const deployment = await cluster().find('Deployment', 'ps-rich');
    const template = podTemplateOf(deployment);
    expect(template).toMatchObject({
      annotations: undefined,
      labels: {
        'openmcp.cloud/topology': 'ps-rich',
        'openmcp.cloud/topology-ns': operatorNamespace,
      },
      container: {
        args: [
          'serve',
          '--environment=contract',
          '--verbosity=DEBUG',
          '--provider-name=rich',
          '--leader-elect=true',
        ],
      },
    });
    expect(deployment?.spec).toMatchObject({
      template: {
        spec: {
          volumes: [{ name: 'data' }],
          containers: [
            { volumeMounts: [{ name: 'data', mountPath: '/data' }] },
          ],
        },
      },
    });
    expect(deployment?.status).toMatchObject({ availableReplicas: 3 });
    expect(await cluster().pods('rich', 'controller')).toHaveLength(3);
    expect(await cluster().find('Service', 'ps-rich-metrics')).toBeUndefined();
    await remove('PlatformService', 'rich');
  });

  it.each([
    ['ServiceProvider', 'sp'],
    ['ClusterProvider', 'cp'],
  ] as const)('names the objects of a %s with %s', async (kind, prefix) => {
    await becomesReady({ ...platformService('named'), kind });
    const deployment = await cluster().find('Deployment', `${prefix}-named`);
    expect(deployment?.metadata.labels).toMatchObject({
      'app.kubernetes.io/name': kind,
      'app.kubernetes.io/instance': 'named',
    });
    expect(await cluster().find('Job', `${prefix}-named-init`)).toBeDefined();
    await remove(kind, 'named');
  });

  it('ignores what it is told to ignore', async () => {
    const ignored = platformService('ignored', undefined, {
      'openmcp.cloud/operation': 'ignore',
    });
    await cluster().apply(ignored);
    // One that came later is done: the operator has passed by.
    await becomesReady(platformService('noticed'));
    const object = await cluster().find('PlatformService', 'ignored');
    expect(object).not.toHaveProperty('status');
    expect(object?.metadata.finalizers).toBeUndefined();
    expect(await cluster().find('Job', 'ps-ignored-init')).toBeUndefined();

    const told = await cluster().merge('PlatformService', 'ignored', {
      metadata: { annotations: { 'openmcp.cloud/operation': 'reconcile' } },
    });
    expect(told.status).toBe(200);
    const ready = await cluster().until('PlatformService', 'ignored', isReady);
    expect(ready.metadata.annotations ?? {}).not.toHaveProperty([
      'openmcp.cloud/operation',
    ]);
    await remove('PlatformService', 'ignored');
    await remove('PlatformService', 'noticed');
  });

  it('runs the old Deployment until the init of a change is done', async () => {
    await becomesReady(platformService('changed'));
    const oldJob = await cluster().find('Job', 'ps-changed-init');
    const oldDeployment = await cluster().find('Deployment', 'ps-changed');
    const failing = { image: 'example.com/images/init-fails:v2.0.0' };
    await cluster().apply(platformService('changed', failing));

    const changing = await cluster().until(
      'PlatformService',
      'changed',
      // The real operator may fail once to make the Job again, for it does not
      // see at once that the old one is gone.
      object =>
        object.status?.observedGeneration === 2 &&
        conditionsOf(object)[0] === initRunningConditions[0],
    );
    expect(conditionsOf(changing)).toEqual(initRunningConditions);
    expect(changing.status?.phase).toBe('Progressing');
    expect(changing.status).not.toHaveProperty('metrics');
    const newJob = await cluster().until(
      'Job',
      'ps-changed-init',
      job => Number(job.status?.failed) > 0,
    );
    expect(newJob.metadata.uid).not.toBe(oldJob?.metadata.uid);
    expect(newJob.metadata.annotations).toMatchObject({
      'openmcp.cloud/provider-generation': '2',
    });
    const deployment = await cluster().find('Deployment', 'ps-changed');
    expect(deployment?.metadata).toMatchObject({
      uid: oldDeployment?.metadata.uid,
      generation: oldDeployment?.metadata.generation,
    });
    expect(deployment?.status).toMatchObject({ availableReplicas: 1 });

    const healed = await becomesReady(platformService('changed'));
    expect(healed.metadata.generation).toBe(3);
    await remove('PlatformService', 'changed');
  });

  it('rolls a new image out', async () => {
    await becomesReady(platformService('rolled'));
    const [oldPod] = await cluster().pods('rolled', 'controller');
    const next = 'example.com/images/works:v2.0.0';
    await becomesReady(platformService('rolled', { image: next }));
    await cluster().untilGone('Pod', oldPod.metadata.name);
    const pods = await cluster().pods('rolled', 'controller');
    expect(pods).toHaveLength(1);
    expect(pods[0].spec).toMatchObject({ containers: [{ image: next }] });
    await remove('PlatformService', 'rolled');
  });
}
