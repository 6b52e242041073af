import { hashSuffix, NewObject } from '../objects';
import {
  deploymentName,
  operatorNamespace,
  providerLabels,
  ProviderWithSpec,
} from './Provider';

const suffix = '-metrics';
const longestName = 63 - suffix.length;

/**
 * Makes the Service of a provider's metrics (openmcp-operator
 * internal/controllers/provider/install/metrics_service.go). It has no owner, so
 * it outlives the provider.
 *
 * @param provider - the provider
 * @param port - port of the metrics
 * @internal
 */
export function metricsService(
  provider: ProviderWithSpec,
  port: number,
): NewObject {
  const labels = providerLabels(provider, 'controller');
  const name = deploymentName(provider);
  const shortened =
    name.length > longestName
      ? `${name.slice(0, longestName - 10).replace(/[-.]+$/, '')}--${hashSuffix(
          name,
        ).slice(0, 8)}`
      : name;
  return {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: {
      name: `${shortened}${suffix}`,
      namespace: operatorNamespace,
      labels,
    },
    spec: {
      ports: [
        {
          name: 'metrics-http',
          port,
          protocol: 'TCP',
          targetPort: 'metrics-http',
        },
      ],
      selector: labels,
      sessionAffinity: 'None',
      type: 'ClusterIP',
    },
    status: { loadBalancer: {} },
  };
}
