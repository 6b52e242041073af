import { mockCredentials, mockServices } from '@backstage/backend-test-utils';
import {
  EligibilityReport,
  PlatformServiceRequest,
} from '@openmcp/backstage-plugin-openmcp-common';
import { AppliedObject, ClusterApplier, ClusterRemover } from '../apply';
import {
  AllowedImages,
  AuthorizedApplier,
  AuthorizedRemover,
  openmcpClusterRules,
  openmcpInstallationRules,
  RemovalRequest,
  WriteAuthorizer,
} from '../authorization';
import { PoolTransport } from '../clusters';
import { EligibilityJudge } from '../eligibility';
import { FleetView, WritableCluster } from '../fleet';
import { systemClock } from '../timing';
import { decideAlways } from './policies';
import { recordAudit } from './recordAudit';
import { createReport } from './reports';
import { answer, ScriptedApiServer } from './ScriptedApiServer';
import { createFleetView } from './snapshots';

/** The registry of the plugin's own rules, as the permission framework has it. */
export function createRuleRegistry() {
  const rules = [
    ...Object.values(openmcpInstallationRules),
    ...Object.values(openmcpClusterRules),
  ];
  return mockServices.permissionsRegistry.mock({
    getPermissionRuleset: () => ({
      getRuleByName: (name: string) =>
        rules.find(each => each.name === name) as never,
    }),
  });
}

/**
 * The gate with a judge that says what a test wants, before a scripted API server
 * that takes whatever it is sent.
 */
export class ApplyHarness {
  report: EligibilityReport = createReport();
  allowedImages: string[] = ['ghcr.io/acme/'];
  permissions = decideAlways('ALLOW');
  readonly auditor;
  readonly judge = {
    check: jest.fn<
      ReturnType<EligibilityJudge['check']>,
      Parameters<EligibilityJudge['check']>
    >(async () => this.report),
    judge: jest.fn<
      ReturnType<EligibilityJudge['judge']>,
      Parameters<EligibilityJudge['judge']>
    >(async () => this.report),
  };
  /** What is known of the clusters without asking them. */
  view: FleetView = createFleetView([]);
  /** What the audit log was told, in its order. */
  readonly audited;
  /** What was to be remembered as applied. */
  readonly recorded: Array<{ cluster: string; object: AppliedObject }> = [];
  private readonly transport: PoolTransport;
  private readonly clusters: WritableCluster[];

  private constructor(readonly server: ScriptedApiServer) {
    const { auditor, audited } = recordAudit();
    this.auditor = auditor;
    this.audited = audited;
    this.transport = new PoolTransport({
      server: server.url,
      getCredentials: async () => ({ headers: {} }),
    });
    server.lists = [
      answer(404, { kind: 'Status', code: 404, details: { name: 'eso' } }),
    ];
    server.writes = [
      answer(201, {
        apiVersion: 'openmcp.cloud/v1alpha1',
        kind: 'PlatformService',
        metadata: { name: 'eso', uid: 'uid-1', generation: 1 },
        spec: { image: 'ghcr.io/acme/eso:v1.0.0' },
      }),
    ];
    this.clusters = (['alpha', 'beta', 'gamma'] as const).map(name => ({
      definition: {
        name,
        title: `Title of ${name}`,
        namespaces: ['openmcp-system'],
        delivery: name === 'gamma' ? 'gitops' : 'direct',
        simulated: false,
        problem: 'is not looked at',
      },
      transport: this.transport,
    }));
  }

  static async start(): Promise<ApplyHarness> {
    return new ApplyHarness(await ScriptedApiServer.start());
  }

  createApplier(): AuthorizedApplier {
    return new AuthorizedApplier({
      authorizer: new WriteAuthorizer(
        mockServices.permissions.mock(this.permissions),
        createRuleRegistry(),
      ),
      fleet: {
        writable: name =>
          this.clusters.find(({ definition }) => definition.name === name),
      },
      judge: this.judge,
      applier: new ClusterApplier(systemClock, {
        record: (cluster, object) => this.recorded.push({ cluster, object }),
      }),
      auditor: this.auditor,
      allowedImages: new AllowedImages(this.allowedImages),
    });
  }

  apply(wish: Partial<PlatformServiceRequest> = {}, cluster: string = 'alpha') {
    return this.createApplier().apply(
      cluster,
      { name: 'eso', spec: { image: 'ghcr.io/acme/eso:v1.0.0' }, ...wish },
      { credentials: mockCredentials.user('user:default/alice') },
    );
  }

  createRemover(): AuthorizedRemover {
    return new AuthorizedRemover({
      authorizer: new WriteAuthorizer(
        mockServices.permissions.mock(this.permissions),
        createRuleRegistry(),
      ),
      fleet: {
        writable: name =>
          this.clusters.find(({ definition }) => definition.name === name),
        cluster: name => this.view.cluster(name),
      },
      judge: this.judge,
      remover: new ClusterRemover(systemClock),
      auditor: this.auditor,
    });
  }

  remove(request: Partial<RemovalRequest> = {}) {
    return this.createRemover().remove(
      { cluster: 'alpha', name: 'eso', dryRun: false, ...request },
      { credentials: mockCredentials.user('user:default/alice') },
    );
  }

  async stop(): Promise<void> {
    await this.transport.close();
    await this.server.stop();
  }
}
