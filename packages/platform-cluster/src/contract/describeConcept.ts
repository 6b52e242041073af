import { conceptManifest } from '../landscape';
import { ContractCluster } from './ContractCluster';
import {
  collectionOf,
  conditionsOf,
  operatorNamespace,
  SeenObject,
} from './contractObjects';
import {
  expectedLabels,
  initRunningConditions,
  isReady,
  podTemplateOf,
  readyConditions,
} from './expectations';

/**
 * Tests of what the operator makes of the concept's manifest, from its creation
 * to its deletion. Each goes on where the one before has ended.
 *
 * @param cluster - gives the cluster
 * @internal
 */
export function describeConcept(cluster: () => ContractCluster): void {
  it('installs the manifest of the concept', async () => {
    const services = collectionOf('PlatformService');
    const { metadata } = await cluster().list('PlatformService');
    const recorder = await cluster().client.watch(
      `${services}?watch=1&resourceVersion=${metadata.resourceVersion}&fieldSelector=metadata.name=eso`,
    );
    await cluster().apply(conceptManifest());
    const service = await cluster().until('PlatformService', 'eso', isReady);
    recorder.stop();

    expect(service.spec).toEqual({
      image: 'ghcr.io/openmcp-project/images/service-provider-eso:v1.0.0',
      runReplicas: 1,
      verbosity: 'INFO',
    });
    expect(service.metadata.finalizers).toEqual(['openmcp.cloud/finalizer']);
    expect(conditionsOf(service)).toEqual(readyConditions);
    expect(service.status).toMatchObject({
      observedGeneration: 1,
      metrics: {
        serviceRef: { name: 'ps-eso-metrics', namespace: operatorNamespace },
      },
    });

    // A phase is told again with each change of a condition.
    const phases = recorder.events
      .map(({ object }) => (object as unknown as SeenObject).status?.phase)
      .filter((phase, index, all) => !index || phase !== all[index - 1]);
    expect(phases).toEqual([undefined, 'Progressing', 'Ready']);
    const firstStatus = recorder.events.find(({ object }) => object.status);
    expect(conditionsOf(firstStatus?.object as unknown as SeenObject)).toEqual(
      initRunningConditions,
    );
  });

  it('makes the objects of the concept, with names, labels and owners', async () => {
    const service = await cluster().find('PlatformService', 'eso');
    const owner = {
      apiVersion: 'openmcp.cloud/v1alpha1',
      kind: 'PlatformService',
      name: 'eso',
      uid: service?.metadata.uid,
      controller: true,
      blockOwnerDeletion: true,
    };
    const job = await cluster().find('Job', 'ps-eso-init');
    expect(job?.metadata).toMatchObject({
      labels: expectedLabels('eso', 'init-job'),
      annotations: {
        'openmcp.cloud/provider-generation': '1',
        'openmcp.cloud/provider-kind': 'PlatformService',
        'openmcp.cloud/provider-name': 'eso',
      },
      ownerReferences: [owner],
    });
    expect(job?.spec).toMatchObject({
      backoffLimit: 4,
      completions: 1,
      selector: {
        matchLabels: {
          'batch.kubernetes.io/controller-uid': job?.metadata.uid,
        },
      },
    });
    expect(podTemplateOf(job)).toEqual({
      labels: expect.objectContaining({
        ...expectedLabels('eso', 'init-job'),
        'job-name': 'ps-eso-init',
      }),
      annotations: undefined,
      serviceAccountName: 'ps-eso-init',
      restartPolicy: 'Never',
      container: {
        name: 'init',
        image: 'ghcr.io/openmcp-project/images/service-provider-eso:v1.0.0',
        imagePullPolicy: 'IfNotPresent',
        args: [
          'init',
          '--environment=contract',
          '--verbosity=INFO',
          '--provider-name=eso',
        ],
        env: [
          'POD_NAME',
          'POD_NAMESPACE',
          'POD_IP',
          'POD_SERVICE_ACCOUNT_NAME',
        ],
      },
    });
    expect(job?.status).toMatchObject({ succeeded: 1 });
    expect(conditionsOf(job as SeenObject)).toEqual([
      'SuccessCriteriaMet=True/CompletionsReached: Reached expected number of succeeded pods',
      'Complete=True/CompletionsReached: Reached expected number of succeeded pods',
    ]);

    const deployment = await cluster().find('Deployment', 'ps-eso');
    expect(deployment?.metadata).toMatchObject({
      labels: expectedLabels('eso', 'controller'),
      ownerReferences: [owner],
    });
    expect(deployment?.spec).toMatchObject({
      replicas: 1,
      selector: { matchLabels: expectedLabels('eso', 'controller') },
    });
    expect(podTemplateOf(deployment)).toEqual({
      labels: expectedLabels('eso', 'controller'),
      annotations: {
        'prometheus.io/scrape': 'true',
        'prometheus.io/path': '/metrics',
        'prometheus.io/port': '8080',
      },
      serviceAccountName: 'ps-eso',
      restartPolicy: 'Always',
      container: {
        name: 'ps-eso',
        image: 'ghcr.io/openmcp-project/images/service-provider-eso:v1.0.0',
        imagePullPolicy: 'IfNotPresent',
        args: [
          'run',
          '--environment=contract',
          '--verbosity=INFO',
          '--provider-name=eso',
          '--metrics-bind-address=:8080',
          '--metrics-secure=false',
        ],
        env: [
          'POD_NAME',
          'POD_NAMESPACE',
          'POD_IP',
          'POD_SERVICE_ACCOUNT_NAME',
        ],
      },
    });
    expect(deployment?.status).toMatchObject({
      observedGeneration: deployment?.metadata.generation,
      replicas: 1,
      updatedReplicas: 1,
      readyReplicas: 1,
      availableReplicas: 1,
    });
    expect(conditionsOf(deployment as SeenObject).sort()).toEqual([
      'Available=True/MinimumReplicasAvailable: Deployment has minimum availability.',
      expect.stringMatching(
        /^Progressing=True\/NewReplicaSetAvailable: ReplicaSet "ps-eso-[a-z0-9]+" has successfully progressed\.$/,
      ),
    ]);

    const metrics = await cluster().find('Service', 'ps-eso-metrics');
    expect(metrics?.metadata.labels).toEqual(
      expectedLabels('eso', 'controller'),
    );
    expect(metrics?.metadata).not.toHaveProperty('ownerReferences');
  });

  it('has a pod for each half of the concept', async () => {
    const [initPod, ...otherInitPods] = await cluster().pods('eso', 'init-job');
    expect(otherInitPods).toEqual([]);
    expect(initPod.metadata).toMatchObject({
      name: expect.stringMatching(/^ps-eso-init-[a-z0-9]{5}$/),
      ownerReferences: [{ kind: 'Job', name: 'ps-eso-init' }],
    });
    expect(initPod.status).toMatchObject({
      phase: 'Succeeded',
      containerStatuses: [
        {
          name: 'init',
          state: { terminated: { exitCode: 0, reason: 'Completed' } },
        },
      ],
    });

    const [runPod, ...otherRunPods] = await cluster().pods('eso', 'controller');
    expect(otherRunPods).toEqual([]);
    expect(runPod.metadata).toMatchObject({
      name: expect.stringMatching(/^ps-eso-[a-z0-9]+-[a-z0-9]{5}$/),
      ownerReferences: [{ kind: 'ReplicaSet' }],
      labels: { 'pod-template-hash': expect.any(String) },
    });
    expect(runPod.status).toMatchObject({
      phase: 'Running',
      containerStatuses: [
        {
          name: 'ps-eso',
          ready: true,
          restartCount: 0,
          state: { running: {} },
        },
      ],
    });
  });

  it('cleans up after a deletion and leaves the Service of the metrics', async () => {
    const marked = await cluster().remove('PlatformService', 'eso');
    expect(marked.body.metadata).toMatchObject({
      deletionTimestamp: expect.any(String),
      finalizers: ['openmcp.cloud/finalizer'],
    });
    await cluster().untilGone('PlatformService', 'eso');
    // The operator lets go of it only after it has deleted these two.
    expect(await cluster().find('Deployment', 'ps-eso')).toBeUndefined();
    expect(await cluster().find('Job', 'ps-eso-init')).toBeUndefined();
    const [initPod] = await cluster().pods('eso', 'init-job');
    const [runPod] = await cluster().pods('eso', 'controller');
    for (const pod of [initPod, runPod].filter(Boolean)) {
      await cluster().untilGone('Pod', pod.metadata.name);
    }
    expect(await cluster().find('Service', 'ps-eso-metrics')).toBeDefined();
  });
}
