import {
  crashLoopEventMessage,
  crashLoopEventReason,
  crashLoopMessage,
  crashLoopReason,
  crashLoopRestartCount,
  imagePullEventMessage,
  imagePullEventReason,
  imagePullMessage,
  imagePullReason,
  initFailureMessage,
} from '../failureImages';
import { ContractCluster, eventually } from './ContractCluster';
import {
  conditionsOf,
  operatorNamespace,
  platformService,
  SeenObject,
} from './contractObjects';
import { initRunningConditions } from './expectations';

const initCompleted =
  'Initialized=True/InitCompleted: Initialization has been completed';
const works = 'example.com/images/works:v1.0.0';
const longName = 'n'.repeat(56);
const tooLongName = 'o'.repeat(64);

const services = [
  platformService('fails', { image: 'example.com/images/init-fails:v1' }),
  platformService('absent', { image: 'example.com/images/missing:v1' }),
  platformService('later', { image: 'example.com/images/missing-later:v1' }),
  platformService('crashes', { image: 'example.com/images/crash-loop:v1' }),
  platformService('with.dot'),
  platformService(longName),
  platformService(tooLongName),
  platformService('twice', {
    image: works,
    env: [{ name: 'POD_NAME', value: 'x' }],
  }),
  platformService('unmounted', {
    image: works,
    extraVolumeMounts: [{ name: 'nowhere', mountPath: '/nowhere' }],
  }),
];

/**
 * Tests of what can be seen of providers that are not well.
 *
 * @param cluster - gives the cluster
 * @param withAllAttempts - whether there is time for all attempts of an init Job
 * @internal
 */
export function describeFailures(
  cluster: () => ContractCluster,
  withAllAttempts: boolean,
): void {
  // All at once: the operator takes its time with each.
  beforeAll(async () => {
    for (const service of services) {
      await cluster().apply(service);
    }
  });

  afterAll(async () => {
    for (const { kind, metadata } of services) {
      await cluster().remove(kind, metadata.name);
    }
    for (const { kind, metadata } of services) {
      await cluster().untilGone(kind, metadata.name);
    }
  });

  const untilConditions = (name: string, wanted: string) =>
    cluster().until('PlatformService', name, object =>
      conditionsOf(object).some(condition => condition.startsWith(wanted)),
    );
  const untilPod = (
    name: string,
    component: 'init-job' | 'controller',
    check: (pod: SeenObject) => boolean,
  ) =>
    eventually(async () => (await cluster().pods(name, component)).find(check));
  const untilWarning = (pod: SeenObject, reason: string) =>
    eventually(async () => {
      const selector = `fieldSelector=involvedObject.name=${pod.metadata.name}`;
      const { items } = await cluster().list('Event', selector);
      return items.find(
        event => event.type === 'Warning' && event.reason === reason,
      );
    });
  const isWaiting = (pod: SeenObject) =>
    JSON.stringify(pod.status?.containerStatuses ?? '').includes('"waiting"');

  it('shows an init that fails in Job and pod only', async () => {
    const job = await cluster().until(
      'Job',
      'ps-fails-init',
      ({ status }) => status?.failed === 1,
    );
    expect(job.status).not.toHaveProperty('conditions');
    expect(job.status).not.toHaveProperty('succeeded');
    const [pod] = await cluster().pods('fails', 'init-job');
    expect(pod.status).toMatchObject({
      phase: 'Failed',
      containerStatuses: [
        {
          name: 'init',
          ready: false,
          state: {
            terminated: {
              exitCode: 1,
              reason: 'Error',
              message: initFailureMessage,
            },
          },
        },
      ],
    });
    const service = await cluster().find('PlatformService', 'fails');
    expect(service?.status?.phase).toBe('Progressing');
    expect(conditionsOf(service as SeenObject)).toEqual(initRunningConditions);
    expect(await cluster().find('Deployment', 'ps-fails')).toBeUndefined();
  });

  it('tries a failed init again', async () => {
    await cluster().until(
      'Job',
      'ps-fails-init',
      ({ status }) => status?.failed === 2,
    );
    expect(await cluster().pods('fails', 'init-job')).toHaveLength(2);
  });

  if (withAllAttempts) {
    it('makes a new Job when five attempts have failed', async () => {
      const first = await cluster().find('Job', 'ps-fails-init');
      const second = await cluster().until(
        'Job',
        'ps-fails-init',
        ({ metadata }) => metadata.uid !== first?.metadata.uid,
      );
      expect(second.metadata.annotations).toMatchObject({
        'openmcp.cloud/provider-generation': '1',
      });
      const service = await cluster().find('PlatformService', 'fails');
      expect(conditionsOf(service as SeenObject)).toEqual(
        initRunningConditions,
      );
      expect(service?.metadata.generation).toBe(1);
    });
  }

  it('shows an image that is missing at the init pod', async () => {
    const image = 'example.com/images/missing:v1';
    const pod = await untilPod('absent', 'init-job', isWaiting);
    expect(pod.status).toMatchObject({
      phase: 'Pending',
      containerStatuses: [
        {
          state: {
            waiting: {
              reason: imagePullReason,
              message: imagePullMessage(image),
            },
          },
        },
      ],
    });
    const warning = await untilWarning(pod, imagePullEventReason);
    expect(warning.message).toBe(imagePullEventMessage(image));
    const job = await cluster().find('Job', 'ps-absent-init');
    expect(job?.status).toMatchObject({ active: 1 });
    expect(job?.status).not.toHaveProperty('failed');
    const service = await untilConditions('absent', 'Initialized=False');
    expect(conditionsOf(service)).toEqual(initRunningConditions);
  });

  it('shows an image that is missing later at the run pod', async () => {
    const pod = await untilPod('later', 'controller', isWaiting);
    expect(pod.status).toMatchObject({
      phase: 'Pending',
      containerStatuses: [{ state: { waiting: { reason: imagePullReason } } }],
    });
    await untilWarning(pod, imagePullEventReason);
    const service = await untilConditions(
      'later',
      `Ready=False/ProviderNotReady: Waiting for provider to become ready: deployment ${operatorNamespace}/ps-later is not ready`,
    );
    expect(conditionsOf(service)[0]).toBe(initCompleted);
    expect(service.status).toMatchObject({
      phase: 'Progressing',
      metrics: { serviceRef: { name: 'ps-later-metrics' } },
    });
    const deployment = await cluster().find('Deployment', 'ps-later');
    expect(deployment?.status).toMatchObject({
      replicas: 1,
      unavailableReplicas: 1,
    });
    expect(conditionsOf(deployment as SeenObject)).toContain(
      'Available=False/MinimumReplicasUnavailable: Deployment does not have minimum availability.',
    );
  });

  it('shows a container that crashes again and again', async () => {
    const pod = await untilPod('crashes', 'controller', isWaiting);
    expect(pod.status).toMatchObject({
      phase: 'Running',
      containerStatuses: [
        {
          ready: false,
          restartCount: crashLoopRestartCount,
          state: {
            waiting: { reason: crashLoopReason, message: crashLoopMessage },
          },
          lastState: { terminated: { exitCode: 1, reason: 'Error' } },
        },
      ],
    });
    const warning = await untilWarning(pod, crashLoopEventReason);
    expect(warning.message).toBe(crashLoopEventMessage);
    await untilConditions('crashes', 'Ready=False/ProviderNotReady');
  });

  it('shows a slow start as not ready, then as ready', async () => {
    const slow = { image: 'example.com/images/slow-start:v1' };
    await cluster().apply(platformService('slow', slow));
    const creating = await untilPod('slow', 'controller', isWaiting);
    expect(creating.status).toMatchObject({
      phase: 'Pending',
      containerStatuses: [
        { state: { waiting: { reason: 'ContainerCreating' } } },
      ],
    });
    await untilConditions('slow', 'Ready=False/ProviderNotReady');
    const ready = await untilConditions('slow', 'Ready=True/ProviderReady');
    expect(ready.status?.phase).toBe('Ready');
    await cluster().remove('PlatformService', 'slow');
    await cluster().untilGone('PlatformService', 'slow');
  });

  it('cannot run a provider with a dot in its name', async () => {
    const service = await untilConditions('with.dot', 'Ready=False');
    expect(conditionsOf(service)).toEqual([
      initCompleted,
      `Ready=False/ProviderInstallationFailed: failed to create or update deployment ${operatorNamespace}/ps-with.dot: Deployment.apps "ps-with.dot" is invalid: spec.template.spec.containers[0].name: Invalid value: "ps-with.dot": must not contain dots`,
    ]);
  });

  it.each([
    [
      'a name that is too long for a Job',
      longName,
      `failed to create job ${operatorNamespace}/${longName}: failed to create or update job ${operatorNamespace}/ps-${longName}-init: Job.batch "ps-${longName}-init" is invalid: spec.template.labels: Invalid value: "ps-${longName}-init": must be no more than 63 bytes`,
    ],
    [
      'a name that is too long for a label',
      tooLongName,
      `failed to create or update service account ${operatorNamespace}/ps-${tooLongName}-init: ServiceAccount "ps-${tooLongName}-init" is invalid: metadata.labels: Invalid value: "${tooLongName}": must be no more than 63 bytes`,
    ],
    [
      'a variable of its own name',
      'twice',
      `failed to create job ${operatorNamespace}/twice: failed to create or update job ${operatorNamespace}/ps-twice-init: environment variable is not unique: POD_NAME`,
    ],
    [
      'a mount without a volume',
      'unmounted',
      `failed to create job ${operatorNamespace}/unmounted: failed to create or update job ${operatorNamespace}/ps-unmounted-init: Job.batch "ps-unmounted-init" is invalid: spec.template.spec.containers[0].volumeMounts[0].name: Not found: "nowhere"`,
    ],
  ])('cannot initialise %s', async (_, name, message) => {
    const service = await untilConditions(name, 'Initialized=False');
    expect(service.status?.phase).toBe('Progressing');
    expect(conditionsOf(service)).toEqual([
      `Initialized=False/InitJobCreationFailed: ${message}`,
      'Ready=Unknown/ProviderInstallationPending: ',
    ]);
  });
}
