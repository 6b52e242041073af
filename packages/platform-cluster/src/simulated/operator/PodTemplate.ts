import { Provider, ProviderWithSpec } from './Provider';

/**
 * The container of a pod.
 *
 * @internal
 */
export interface Container {
  name: string;
  image: string;
  args: string[];
  env: { name: string; value?: string; valueFrom?: object }[];
  volumeMounts?: { name: string; mountPath: string }[];
  [field: string]: unknown;
}

/**
 * Spec of a pod.
 *
 * @internal
 */
export interface PodSpec {
  containers: Container[];
  restartPolicy: 'Always' | 'Never';
  serviceAccountName: string;
  volumes?: { name: string }[];
  nodeName?: string;
  [field: string]: unknown;
}

/**
 * What pods are made from.
 *
 * @internal
 */
export interface PodTemplate {
  metadata: {
    labels: Record<string, string>;
    annotations?: Record<string, string>;
  };
  spec: PodSpec;
}

const fieldVariables: [string, string][] = [
  ['POD_NAME', 'metadata.name'],
  ['POD_NAMESPACE', 'metadata.namespace'],
  ['POD_IP', 'status.podIP'],
  ['POD_SERVICE_ACCOUNT_NAME', 'spec.serviceAccountName'],
];

function environment(provider: ProviderWithSpec): Container['env'] {
  const variables: Container['env'] = [
    ...(provider.spec.env ?? []),
    ...fieldVariables.map(([name, fieldPath]) => ({
      name,
      valueFrom: { fieldRef: { apiVersion: 'v1', fieldPath } },
    })),
  ];
  const seen = new Set<string>();
  for (const { name } of variables) {
    if (seen.has(name)) {
      throw new Error(`environment variable is not unique: ${name}`);
    }
    seen.add(name);
  }
  return variables;
}

/**
 * Flags that every provider gets after its command.
 *
 * @param provider - the provider
 * @param environmentName - name of the environment, which is the cluster's
 * @internal
 */
export function commonFlags(
  provider: Provider,
  environmentName: string,
): string[] {
  return [
    `--environment=${environmentName}`,
    `--verbosity=${provider.spec?.verbosity ?? ''}`,
    `--provider-name=${provider.metadata.name}`,
  ];
}

/**
 * Makes the spec of a pod with one container, with the defaults that the API
 * server fills in.
 *
 * @param provider - the provider
 * @param options - what differs between the init pod and the run pod
 * @throws Error when an environment variable is there twice
 * @internal
 */
export function podSpec(
  provider: ProviderWithSpec,
  options: {
    containerName: string;
    args: string[];
    serviceAccountName: string;
    restartPolicy: PodSpec['restartPolicy'];
    ports?: object[];
  },
): PodSpec {
  const { spec } = provider;
  const { containerName, args, serviceAccountName, restartPolicy, ports } =
    options;
  return {
    containers: [
      {
        name: containerName,
        image: spec.image,
        imagePullPolicy: 'IfNotPresent',
        args,
        env: environment(provider),
        ...(ports ? { ports } : {}),
        resources: {},
        terminationMessagePath: '/dev/termination-log',
        terminationMessagePolicy: 'File',
        ...(spec.extraVolumeMounts
          ? { volumeMounts: spec.extraVolumeMounts }
          : {}),
      },
    ],
    dnsPolicy: 'ClusterFirst',
    ...(spec.imagePullSecrets?.length
      ? { imagePullSecrets: spec.imagePullSecrets }
      : {}),
    restartPolicy,
    schedulerName: 'default-scheduler',
    securityContext: {},
    serviceAccount: serviceAccountName,
    serviceAccountName,
    terminationGracePeriodSeconds: 30,
    ...(spec.extraVolumes ? { volumes: spec.extraVolumes } : {}),
  };
}
