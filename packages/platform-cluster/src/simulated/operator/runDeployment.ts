import { controllerReference, NewObject } from '../objects';
import {
  deploymentName,
  operatorNamespace,
  providerLabels,
  ProviderWithSpec,
} from './Provider';
import { commonFlags, podSpec, PodTemplate } from './PodTemplate';
import { refusal, templateProblems } from './templateProblems';

/**
 * Spec of a Deployment.
 *
 * @internal
 */
export interface DeploymentSpec {
  replicas: number;
  selector: { matchLabels: Record<string, string> };
  template: PodTemplate;
  progressDeadlineSeconds: number;
  [field: string]: unknown;
}

const metricsPort = 8080;

/**
 * The port at which a provider offers its metrics.
 *
 * @param provider - the provider
 * @returns undefined when its metrics are switched off
 * @internal
 */
export function metricsPortOf(provider: ProviderWithSpec): number | undefined {
  const { metrics } = provider.spec;
  return metrics?.disabled ? undefined : metrics?.port ?? metricsPort;
}

/**
 * Makes the Deployment of a provider (openmcp-operator
 * internal/controllers/provider/install/deployment.go).
 *
 * @param provider - the provider
 * @param environmentName - name of the environment
 * @throws Error when it cannot be made or the API server would refuse it
 * @internal
 */
export function runDeployment(
  provider: ProviderWithSpec,
  environmentName: string,
): NewObject<DeploymentSpec> {
  const { spec } = provider;
  const name = deploymentName(provider);
  const labels = providerLabels(provider, 'controller');
  const replicas = spec.runReplicas ?? 0;
  const port = metricsPortOf(provider);
  const topology = {
    'openmcp.cloud/topology': name,
    'openmcp.cloud/topology-ns': operatorNamespace,
  };
  const constraints = spec.topologySpreadConstraints?.map(constraint => ({
    ...constraint,
    labelSelector: { matchLabels: topology },
  }));
  const template: PodTemplate = {
    metadata: {
      labels: { ...labels, ...(constraints?.length ? topology : {}) },
      ...(port
        ? {
            annotations: {
              'prometheus.io/path': spec.metrics?.path ?? '/metrics',
              'prometheus.io/port': String(port),
              'prometheus.io/scrape': 'true',
            },
          }
        : {}),
    },
    spec: {
      ...podSpec(provider, {
        containerName: name,
        args: [
          ...(spec.runCommand?.length ? spec.runCommand : ['run']),
          ...commonFlags(provider, environmentName),
          ...(replicas > 1 ? ['--leader-elect=true'] : []),
          ...(port
            ? [`--metrics-bind-address=:${port}`, '--metrics-secure=false']
            : []),
        ],
        serviceAccountName: name,
        restartPolicy: 'Always',
        ...(port
          ? {
              ports: [
                { containerPort: port, name: 'metrics-http', protocol: 'TCP' },
              ],
            }
          : {}),
      }),
      ...(constraints?.length
        ? { topologySpreadConstraints: constraints }
        : {}),
    },
  };
  const problems = templateProblems(template);
  if (problems.length > 0) {
    throw refusal(`Deployment.apps "${name}"`, problems);
  }
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: {
      name,
      namespace: operatorNamespace,
      labels,
      ownerReferences: [controllerReference(provider)],
    },
    spec: {
      progressDeadlineSeconds: 600,
      replicas,
      revisionHistoryLimit: 10,
      selector: { matchLabels: labels },
      strategy: {
        rollingUpdate: { maxSurge: '25%', maxUnavailable: '25%' },
        type: 'RollingUpdate',
      },
      template,
    },
  };
}
