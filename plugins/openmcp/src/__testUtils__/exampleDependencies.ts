import {
  DependencyReport,
  DependencyReportEdge,
  DependencyReportNode,
} from '@openmcp/backstage-plugin-openmcp-common';

function node(
  id: string,
  overrides: Partial<DependencyReportNode> = {},
): DependencyReportNode {
  const label = id.split('/')[1] ?? id;
  const [kind] = id.split('/') as [DependencyReportNode['kind']];
  return { id, kind, label, title: label, ...overrides };
}

function edge(
  from: string,
  to: string,
  overrides: Partial<DependencyReportEdge> = {},
): DependencyReportEdge {
  return {
    from,
    to,
    strength: 'hard',
    role: 'need',
    source: { type: 'operator' },
    ...overrides,
  };
}

const FLUX = 'capability/flux';
const OPERATOR = 'operator/openmcp-operator';
const CERT_MANAGER = 'capability/cert-manager';
const PS_FLUX = 'provider/ps-flux';
const RELEASE = 'deployment/HelmRelease/flux';
const GATEWAY = 'provider/ps-gateway';
const LANDSCAPER = 'provider/sp-landscaper';

/** Flux in its circle, a gateway with an optional need, what waits for both. */
export function exampleDependencies(
  overrides: Partial<DependencyReport> = {},
): DependencyReport {
  return {
    cluster: 'eu-live',
    operatorDeliveredBy: 'flux',
    operatorDeliveryAssumed: false,
    nodes: [
      node(FLUX, {
        title: 'Flux',
        entityRef: 'component:default/flux',
        seeded: true,
      }),
      node(OPERATOR),
      node(CERT_MANAGER),
      node(GATEWAY, {
        title: 'Gateway',
        entityRef: 'component:default/service-provider-gateway',
      }),
      node(PS_FLUX, {
        title: 'Flux',
        entityRef: 'component:default/service-provider-flux',
        candidate: true,
      }),
      node(RELEASE, { label: 'HelmRelease', title: 'HelmRelease' }),
      node(LANDSCAPER, { title: 'Landscaper' }),
    ],
    edges: [
      edge(FLUX, OPERATOR, { role: 'delivery', source: { type: 'landscape' } }),
      edge(OPERATOR, GATEWAY, { role: 'delivery' }),
      edge(OPERATOR, PS_FLUX, { role: 'delivery' }),
      edge(CERT_MANAGER, GATEWAY, {
        strength: 'soft',
        source: { type: 'traits', title: 'Gateway', note: 'for its webhook' },
      }),
      edge(GATEWAY, LANDSCAPER),
      edge(PS_FLUX, RELEASE, { role: 'delivery' }),
      edge(FLUX, RELEASE),
      edge(RELEASE, FLUX, { role: 'delivery', candidate: true }),
    ],
    waves: [
      [FLUX, CERT_MANAGER],
      [OPERATOR],
      [GATEWAY, PS_FLUX],
      [RELEASE, LANDSCAPER],
    ],
    unordered: [],
    cycles: [
      {
        strength: 'hard',
        candidate: true,
        nodes: [FLUX, OPERATOR, PS_FLUX, RELEASE, FLUX],
        message:
          'flux is needed by openmcp-operator is needed by ps-flux is needed by HelmRelease is needed by flux',
      },
    ],
    freshness: { stale: false },
    etag: 'dependencies',
    ...overrides,
  };
}

/** So many things that all need the openmcp-operator and the one before. */
export function manyDependencies(count: number): DependencyReport {
  const services = Array.from({ length: count }, (_, index) =>
    node(`provider/ps-service-${index}`),
  );
  const flux = node(FLUX, { title: 'Flux' });
  const operator = node(OPERATOR);
  return exampleDependencies({
    nodes: [flux, operator, ...services],
    edges: [
      edge(FLUX, OPERATOR),
      ...services.map(({ id }) => edge(OPERATOR, id)),
    ],
    waves: [[FLUX], [OPERATOR], services.map(({ id }) => id)],
    cycles: [],
  });
}
