import { SeenObject } from './contractObjects';

/**
 * Conditions of a provider whose pods are up.
 *
 * @internal
 */
export const readyConditions = [
  'Initialized=True/InitCompleted: Initialization has been completed',
  'Ready=True/ProviderReady: Provider is ready',
];

/**
 * Conditions of a provider whose init runs, or fails.
 *
 * @internal
 */
export const initRunningConditions = [
  'Initialized=False/InitRunning: Initialization is running',
  'Ready=Unknown/ProviderInstallationPending: ',
];

/**
 * Tells whether the present spec of a provider is ready.
 *
 * @param object - the provider
 * @internal
 */
export function isReady({ status, metadata }: SeenObject): boolean {
  return (
    status?.phase === 'Ready' &&
    status.observedGeneration === metadata.generation
  );
}

/**
 * The labels that the operator gives to the objects of a PlatformService.
 *
 * @param name - name of the PlatformService
 * @param component - which half of it
 * @internal
 */
export function expectedLabels(
  name: string,
  component: 'init-job' | 'controller',
): Record<string, string> {
  return {
    'app.kubernetes.io/component': component,
    'app.kubernetes.io/instance': name,
    'app.kubernetes.io/managed-by': 'openmcp-operator',
    'app.kubernetes.io/name': 'PlatformService',
  };
}

interface Template {
  metadata: {
    labels: Record<string, string>;
    annotations?: Record<string, string>;
  };
  spec: {
    serviceAccountName: string;
    restartPolicy: string;
    containers: {
      name: string;
      image: string;
      imagePullPolicy: string;
      args: string[];
      env: { name: string }[];
    }[];
  };
}

/**
 * What the contract says about a pod template.
 *
 * @internal
 */
export interface TemplateSummary {
  labels: Record<string, string>;
  annotations?: Record<string, string>;
  serviceAccountName: string;
  restartPolicy: string;
  container: {
    name: string;
    image: string;
    imagePullPolicy: string;
    args: string[];
    /** Names of the variables. */
    env: string[];
  };
}

/**
 * Takes from a Job or Deployment what the contract says about its pods.
 *
 * @param object - the Job or the Deployment
 * @internal
 */
export function podTemplateOf(object: SeenObject | undefined): TemplateSummary {
  const { metadata, spec } = object?.spec?.template as Template;
  const [{ name, image, imagePullPolicy, args, env }] = spec.containers;
  return {
    labels: metadata.labels,
    annotations: metadata.annotations,
    serviceAccountName: spec.serviceAccountName,
    restartPolicy: spec.restartPolicy,
    container: {
      name,
      image,
      imagePullPolicy,
      args,
      env: env.map(variable => variable.name),
    },
  };
}
