import type { PlatformServiceObject } from '@openmcp/backstage-plugin-openmcp-common';

const namespace = 'openmcp-system';

/**
 * What the operator makes of a PlatformService, as far as Kubernetes checks it:
 * the init Job and the Deployment. It lets thousands of specs be tried without
 * waiting for the operator, whose own answers other tests look at.
 *
 * @remarks
 * Source: openmcp-operator, `internal/controllers/provider/install/job.go` and
 * `deployment.go`.
 *
 * @internal
 */
export function madeByOperator(
  service: PlatformServiceObject,
): { collection: string; object: object }[] {
  const { metadata, spec } = service;
  const name = `ps-${metadata.name}`;
  const flags = ['--environment=default', `--provider-name=${metadata.name}`];
  const pod = {
    imagePullSecrets: spec.imagePullSecrets,
    volumes: spec.extraVolumes,
  };
  const container = {
    image: spec.image,
    imagePullPolicy: 'IfNotPresent',
    env: [
      ...(spec.env ?? []),
      {
        name: 'POD_NAME',
        valueFrom: { fieldRef: { fieldPath: 'metadata.name' } },
      },
    ],
    volumeMounts: spec.extraVolumeMounts,
  };
  const init = { 'app.kubernetes.io/instance': `${metadata.name}` };
  const labels = { ...init, 'app.kubernetes.io/component': 'controller' };
  const {
    disabled = false,
    port = 8080,
    path = '/metrics',
  } = spec.metrics ?? {};
  return [
    {
      collection: `/apis/batch/v1/namespaces/${namespace}/jobs`,
      object: {
        apiVersion: 'batch/v1',
        kind: 'Job',
        metadata: { name: `${name}-init`, labels: init },
        spec: {
          template: {
            metadata: { labels: init },
            spec: {
              ...pod,
              restartPolicy: 'Never',
              containers: [
                {
                  ...container,
                  name: 'init',
                  args: [...(spec.initCommand ?? ['init']), ...flags],
                },
              ],
            },
          },
        },
      },
    },
    {
      collection: `/apis/apps/v1/namespaces/${namespace}/deployments`,
      object: {
        apiVersion: 'apps/v1',
        kind: 'Deployment',
        metadata: { name, labels },
        spec: {
          replicas: spec.runReplicas ?? 1,
          selector: { matchLabels: labels },
          template: {
            metadata: {
              labels,
              annotations: disabled ? {} : { 'prometheus.io/path': path },
            },
            spec: {
              ...pod,
              topologySpreadConstraints: spec.topologySpreadConstraints?.map(
                constraint => ({
                  ...constraint,
                  labelSelector: { matchLabels: labels },
                }),
              ),
              containers: [
                {
                  ...container,
                  name,
                  args: [...(spec.runCommand ?? ['run']), ...flags],
                  ports: disabled
                    ? []
                    : [{ name: 'metrics-http', containerPort: port }],
                },
              ],
            },
          },
        },
      },
    },
  ];
}
