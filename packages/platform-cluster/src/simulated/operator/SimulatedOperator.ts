import { SimulationClock } from '../clock';
import { kindId, providerKindIds } from '../kinds';
import { controllerOf, copyOf, NewObject, timestamp } from '../objects';
import { ObjectStore, StoreEvent } from '../store';
import { DeploymentStatus, JobStatus } from '../workloads';
import { generationAnnotation, initJob } from './initJob';
import { metricsService } from './metricsService';
import {
  deploymentName,
  initJobName,
  operatorNamespace,
  operatorVersion,
  Provider,
  providerKindId,
  ProviderStatus,
  ProviderWithSpec,
} from './Provider';
import { Outcome, outcomes, statusWith } from './providerStatus';
import { DeploymentSpec, metricsPortOf, runDeployment } from './runDeployment';

const reactionMilliseconds = 60;
const finalizer = 'openmcp.cloud/finalizer';
const operationAnnotation = 'openmcp.cloud/operation';

/**
 * Does what the openmcp-operator does with provider objects, as far as it can be
 * seen in the kinds that are simulated (openmcp-operator
 * internal/controllers/provider/controller.go). Service accounts and bindings
 * are left out.
 *
 * @internal
 */
export class SimulatedOperator {
  readonly #store: ObjectStore;
  readonly #clock: SimulationClock;
  readonly #environment: string;
  readonly #queued = new Set<string>();

  /**
   * Looks after a store once it is started.
   *
   * @param store - the objects
   * @param clock - gives the time
   * @param environment - name of the environment, which is the cluster's
   */
  constructor(store: ObjectStore, clock: SimulationClock, environment: string) {
    this.#store = store;
    this.#clock = clock;
    this.#environment = environment;
  }

  /** Starts to act on what happens in the store. */
  start(): void {
    this.#store.subscribe(event => this.#onEvent(event));
  }

  /**
   * Creates the operator's own PlatformServices, as its init command does
   * (openmcp-operator cmd/openmcp-operator/app/init.go).
   */
  createOwnServices(): void {
    const services: [string, string, string][] = [
      ['managedcontrolplane', 'mcp', 'ManagedControlPlane'],
      ['helmdeployer', 'helm', 'HelmDeployer'],
    ];
    for (const [name, command, purpose] of services) {
      this.#store.create(kindId.platformService, {
        apiVersion: 'openmcp.cloud/v1alpha1',
        kind: 'PlatformService',
        metadata: {
          name,
          labels: {
            'openmcp.cloud/managed-by': 'openmcp-operator',
            'platformservice.openmcp.cloud/purpose': purpose,
          },
        },
        spec: {
          image: `ghcr.io/openmcp-project/images/openmcp-operator:${operatorVersion}`,
          initCommand: [command, 'init'],
          runCommand: [command, 'run'],
          runReplicas: 1,
          verbosity: 'INFO',
        },
      });
    }
  }

  #onEvent(event: StoreEvent): void {
    if (event.kindOnly) {
      return;
    }
    const { object, kind } = event;
    if (providerKindIds.includes(kind)) {
      this.#enqueue(kind, object.metadata.name);
    } else if (kind === kindId.job || kind === kindId.deployment) {
      const owner = controllerOf(object);
      const ownerKind = owner && providerKindId(owner.kind);
      if (ownerKind) {
        this.#enqueue(ownerKind, owner.name);
      }
    }
  }

  #enqueue(kind: string, name: string): void {
    const key = `${kind}/${name}`;
    if (!this.#queued.has(key)) {
      this.#queued.add(key);
      this.#clock.schedule(reactionMilliseconds, () => {
        this.#queued.delete(key);
        this.#reconcile(kind, name);
      });
    }
  }

  #reconcile(kind: string, name: string): void {
    const provider = this.#store.get(kind, '', name) as Provider | undefined;
    const operation = provider?.metadata.annotations?.[operationAnnotation];
    if (!provider || operation === 'ignore') {
      return;
    }
    if (provider.metadata.deletionTimestamp) {
      this.#uninstall(kind, provider);
      return;
    }
    const prepared = this.#store.update(kind, '', name, ({ metadata }) => {
      metadata.finalizers = [
        ...new Set([...(metadata.finalizers ?? []), finalizer]),
      ];
      if (operation === 'reconcile') {
        delete metadata.annotations?.[operationAnnotation];
      }
    }) as Provider;
    if (prepared.spec) {
      const outcome = this.#install(prepared as ProviderWithSpec);
      this.#report(kind, prepared, outcome);
    }
  }

  #report(kind: string, provider: Provider, outcome: Outcome): void {
    this.#store.update(kind, '', provider.metadata.name, draft => {
      draft.status = statusWith(
        draft.status as ProviderStatus | undefined,
        outcome,
        provider.metadata.generation ?? 1,
        timestamp(this.#clock.now()),
      );
    });
  }

  #install(provider: ProviderWithSpec): Outcome {
    try {
      if (!this.#isInitialized(provider)) {
        return outcomes.initRunning();
      }
    } catch (error) {
      return outcomes.initJobCreationFailed(messageOf(error));
    }
    let metrics: Outcome['metrics'];
    try {
      this.#writeDeployment(provider);
      metrics = this.#writeMetricsService(provider);
    } catch (error) {
      return outcomes.installationFailed(messageOf(error));
    }
    const problem = this.#deploymentProblem(deploymentName(provider));
    return problem
      ? outcomes.notReady(problem, metrics)
      : outcomes.ready(metrics);
  }

  #isInitialized(provider: ProviderWithSpec): boolean {
    const name = initJobName(provider);
    checkLabelValue(provider.metadata.name, name);
    const job = this.#store.get<unknown, JobStatus>(
      kindId.job,
      operatorNamespace,
      name,
    );
    const isCurrent =
      job?.metadata.annotations?.[generationAnnotation] ===
      String(provider.metadata.generation);
    const hasFailed = job?.status?.conditions?.some(
      condition => condition.type === 'Failed' && condition.status === 'True',
    );
    if (job && isCurrent && !hasFailed) {
      return (job.status?.succeeded ?? 0) > 0;
    }
    if (job) {
      this.#store.delete(kindId.job, operatorNamespace, name);
    }
    const verb = job ? 're-create' : 'create';
    explained(
      `failed to ${verb} job ${operatorNamespace}/${provider.metadata.name}: failed to create or update job ${operatorNamespace}/${name}`,
      () =>
        this.#store.create(kindId.job, initJob(provider, this.#environment)),
    );
    return false;
  }

  #writeDeployment(provider: ProviderWithSpec): void {
    const wanted = explained(
      `failed to create or update deployment ${operatorNamespace}/${deploymentName(
        provider,
      )}`,
      () => runDeployment(provider, this.#environment),
    );
    const { name } = wanted.metadata;
    const updated = this.#store.update(
      kindId.deployment,
      operatorNamespace,
      name,
      draft => {
        // Somebody may have scaled or annotated it; only the spec is ours.
        draft.spec = copyOf(wanted.spec);
        draft.metadata.labels = {
          ...draft.metadata.labels,
          ...wanted.metadata.labels,
        };
      },
    );
    if (!updated) {
      this.#store.create(kindId.deployment, wanted);
    }
  }

  #writeMetricsService(provider: ProviderWithSpec): Outcome['metrics'] {
    const port = metricsPortOf(provider);
    if (!port) {
      return undefined;
    }
    const wanted: NewObject = metricsService(provider, port);
    const { name } = wanted.metadata;
    const updated = this.#store.update(
      kindId.service,
      operatorNamespace,
      name,
      draft => {
        draft.spec = wanted.spec;
      },
    );
    if (!updated) {
      this.#store.create(kindId.service, wanted);
    }
    return { serviceRef: { name, namespace: operatorNamespace } };
  }

  #deploymentProblem(name: string): string | undefined {
    const deployment = this.#store.get<DeploymentSpec, DeploymentStatus>(
      kindId.deployment,
      operatorNamespace,
      name,
    );
    const { spec, status = {}, metadata } = deployment ?? {};
    if ((status.observedGeneration ?? 0) < (metadata?.generation ?? 0)) {
      return `deployment ${operatorNamespace}/${name} not ready: observed generation outdated`;
    }
    const { replicas, updatedReplicas, availableReplicas } = status;
    return [replicas, updatedReplicas, availableReplicas].every(
      count => (count ?? 0) === spec?.replicas,
    )
      ? undefined
      : `deployment ${operatorNamespace}/${name} is not ready`;
  }

  #uninstall(kind: string, provider: Provider): void {
    const { name } = provider.metadata;
    const deployment = deploymentName(provider);
    this.#store.delete(kindId.deployment, operatorNamespace, deployment);
    this.#store.delete(kindId.job, operatorNamespace, initJobName(provider));
    this.#store.update(kind, '', name, ({ metadata }) => {
      const others = metadata.finalizers?.filter(entry => entry !== finalizer);
      if (others?.length) {
        metadata.finalizers = others;
      } else {
        delete metadata.finalizers;
      }
    });
  }
}

// The name of the provider is a label of all its objects; the first of them is
// the service account of the init Job.
function checkLabelValue(value: string, serviceAccount: string): void {
  if (value.length > 63) {
    throw new Error(
      `failed to create or update service account ${operatorNamespace}/${serviceAccount}: ServiceAccount "${serviceAccount}" is invalid: metadata.labels: Invalid value: "${value}": must be no more than 63 bytes`,
    );
  }
}

function explained<T>(explanation: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    throw new Error(`${explanation}: ${messageOf(error)}`);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
