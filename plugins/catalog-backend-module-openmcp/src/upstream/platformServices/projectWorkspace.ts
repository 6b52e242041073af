import { concludedOfPlatformServices, platformService } from '../families';
import { UpstreamProvider } from '../UpstreamProvider';

const repository = 'openmcp-project/platform-service-project-workspace';
const image =
  'ghcr.io/openmcp-project/images/platform-service-project-workspace';
const application = `${repository}@4f625f7:cmd/platform-service-project-workspace/app`;

/**
 * What is known of `platform-service-project-workspace`.
 *
 * @internal
 */
export const projectWorkspace: UpstreamProvider = {
  name: 'platform-service-project-workspace',
  title: 'Project and Workspace',
  description: 'Projects and workspaces, the homes of ControlPlanes',
  type: 'openmcp-platform-service',
  lifecycle: 'production',
  repository,
  image,
  providerName: 'project-workspace',
  newestRelease: 'v2.3.0',
  versions: [
    {
      ...platformService,
      component: 'platform-service-project-workspace',
      versionRange: '>=2.0.0 <3.0.0',
      image,
      targets: ['platform', 'onboarding'],
      crds: [
        {
          group: 'core.openmcp.cloud',
          kind: 'ProjectWorkspaceConfig',
          plural: 'projectworkspaceconfigs',
          scope: 'Cluster',
          cluster: 'platform',
        },
        {
          group: 'core.openmcp.cloud',
          kind: 'Project',
          plural: 'projects',
          scope: 'Cluster',
          cluster: 'onboarding',
        },
        {
          group: 'core.openmcp.cloud',
          kind: 'Workspace',
          plural: 'workspaces',
          scope: 'Namespaced',
          cluster: 'onboarding',
        },
      ],
      requestBase: { fixed: 'project-workspace' },
      leader: {
        id: 'github.com/openmcp-project/platform-service-project-workspace',
        cluster: 'onboarding',
        replicasSafe: false,
      },
      clusterAccess: { onboarding: 'init', timeout: '30m' },
      config: {
        group: 'core.openmcp.cloud',
        kind: 'ProjectWorkspaceConfig',
        version: 'v1alpha1',
        nameRule: 'providerName',
        neededBefore: 'init',
      },
      dependsOn: [
        {
          capability: 'gateway',
          strength: 'hard',
          on: 'platform',
          note: 'For its webhooks, unless SKIP_GATEWAY is true.',
        },
      ],
      provides: ['project-workspace'],
      webhooks: { own: [{ name: 'Project and Workspace' }], tool: [] },
      inferred: concludedOfPlatformServices,
      evidence: [
        {
          ref: `${application}/init.go:91-143`,
          note: 'init fails until the configuration is there.',
          traits: [
            'config',
            'requestBase',
            'clusterAccess',
            'crds',
            'contract',
          ],
        },
        {
          ref: `${application}/init.go:154-209`,
          traits: ['dependsOn', 'webhooks'],
        },
        {
          ref: `${application}/run.go:236-292`,
          traits: ['leader', 'targets'],
        },
      ],
    },
  ],
};
