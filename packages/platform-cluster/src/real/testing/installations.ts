import { ApiClient } from '../cluster/ApiClient';

/*
 * The parts of cluster objects that the tests of the real platform cluster look
 * at, and how they get at them.
 */

interface ContainerStatus {
  ready: boolean;
  restartCount: number;
  state?: {
    waiting?: { reason?: string; message?: string };
    terminated?: { exitCode: number; reason?: string; message?: string };
    running?: { startedAt?: string };
  };
  lastState?: { terminated?: { exitCode: number; reason?: string } };
}

/** A pod. */
export interface Pod {
  metadata: { name: string; uid: string };
  status: {
    phase: string;
    startTime?: string;
    containerStatuses?: ContainerStatus[];
  };
}

/** A PlatformService. */
export interface PlatformService {
  metadata: { name: string };
  spec: { image: string; runReplicas?: number; verbosity?: string };
  status?: {
    phase?: string;
    conditions?: { type: string; status: string; reason: string }[];
  };
}

/** An Event. */
export interface ClusterEvent {
  type: string;
  reason: string;
  message: string;
  involvedObject: { uid: string };
}

const services = '/apis/openmcp.cloud/v1alpha1/platformservices';
const namespace = '/api/v1/namespaces/openmcp-system';

/**
 * Creates a PlatformService.
 *
 * @param client - client of the cluster
 * @param name - its name
 * @param image - its image
 */
export async function createPlatformService(
  client: ApiClient,
  name: string,
  image: string,
): Promise<void> {
  await client.create(services, {
    apiVersion: 'openmcp.cloud/v1alpha1',
    kind: 'PlatformService',
    metadata: { name },
    spec: { image },
  });
}

/**
 * Reads a PlatformService.
 *
 * @param client - client of the cluster
 * @param name - its name
 */
export function readPlatformService(
  client: ApiClient,
  name: string,
): Promise<PlatformService> {
  return client.get(`${services}/${name}`);
}

/**
 * Reads the pods of a PlatformService by the labels of the operator.
 *
 * @param client - client of the cluster
 * @param name - name of the PlatformService
 * @param component - which pods
 */
export async function readPods(
  client: ApiClient,
  name: string,
  component: 'init-job' | 'controller',
): Promise<Pod[]> {
  const selector = encodeURIComponent(
    `app.kubernetes.io/instance=${name},app.kubernetes.io/component=${component}`,
  );
  const { items } = await client.get<{ items: Pod[] }>(
    `${namespace}/pods?labelSelector=${selector}`,
  );
  return items;
}

/**
 * Reads the warnings about a pod.
 *
 * @param client - client of the cluster
 * @param pod - the pod
 */
export async function readWarnings(
  client: ApiClient,
  pod: Pod,
): Promise<ClusterEvent[]> {
  const { items } = await client.get<{ items: ClusterEvent[] }>(
    `${namespace}/events?fieldSelector=${encodeURIComponent(
      `involvedObject.uid=${pod.metadata.uid},type=Warning`,
    )}`,
  );
  return items;
}
