import { SupervisedProcess, waitUntil } from '../processes';
import {
  bootstrapObjects,
  operatorNamespace,
  operatorPodName,
} from './bootstrapObjects';
import { operatorArguments } from './programArguments';
import {
  ControlPlane,
  ControlPlaneOptions,
  startProgram,
} from './startControlPlane';

const initAttempts = 5;

/** PlatformServices of the operator (cmd/openmcp-operator/app/init.go). */
const ownPlatformServices = ['managedcontrolplane', 'helmdeployer'];

interface PlatformServiceList {
  items: { metadata: { name: string }; status?: { phase?: string } }[];
}

function programsOf(controlPlane: ControlPlane): SupervisedProcess[] {
  return [controlPlane.apiServer, controlPlane.etcd, ...controlPlane.others];
}

async function initialise(
  options: ControlPlaneOptions,
  controlPlane: ControlPlane,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const init = startProgram(
      options,
      controlPlane.files,
      'openmcp-operator',
      operatorArguments('init', options.name, controlPlane.files),
      env,
    );
    const { code } = await init.ended;
    if (code === 0) {
      return;
    }
    // It does not wait until the CRDs that it creates are established and now
    // and then fails on a fresh cluster: the next attempt finds them.
    if (attempt === initAttempts) {
      throw init.failure();
    }
  }
}

/**
 * Installs the openmcp-operator in a cluster, starts it and waits until its own
 * PlatformServices are ready; then the whole chain down to kwok works.
 *
 * @param options - the cluster
 * @param controlPlane - its control plane
 * @returns the operator
 * @throws Error that names the program that failed, with its last lines
 * @internal
 */
export async function startOperator(
  options: ControlPlaneOptions,
  controlPlane: ControlPlane,
): Promise<SupervisedProcess> {
  const env = {
    ...process.env,
    POD_NAME: operatorPodName,
    POD_NAMESPACE: operatorNamespace,
    POD_IP: '10.244.0.1',
  };
  for (const { path, object } of bootstrapObjects) {
    await controlPlane.client.create(path, object);
  }
  await initialise(options, controlPlane, env);
  const operator = startProgram(
    options,
    controlPlane.files,
    'openmcp-operator',
    operatorArguments('run', options.name, controlPlane.files),
    env,
  );
  try {
    await waitUntil({
      what: `the operator's own PlatformServices on ${options.name} are ready`,
      processes: [operator, ...programsOf(controlPlane)],
      timeoutSeconds: 120,
      check: async () => {
        const { items } = await controlPlane.client.get<PlatformServiceList>(
          '/apis/openmcp.cloud/v1alpha1/platformservices',
        );
        return ownPlatformServices.every(name =>
          items.some(
            item =>
              item.metadata.name === name && item.status?.phase === 'Ready',
          ),
        );
      },
    });
  } catch (error) {
    await operator.end('SIGKILL');
    throw error;
  }
  return operator;
}
