import { SimulationClock } from '../clock';
import { kindId } from '../kinds';
import { controllerOf, KubernetesObject, timestamp } from '../objects';
import { DeploymentSpec } from '../operator/runDeployment';
import { ObjectStore, StoreEvent } from '../store';
import {
  deploymentStatus,
  DeploymentStatus,
  progressConditions,
} from './deploymentStatus';
import { EventRecorder } from './EventRecorder';
import { Pod } from './Pod';
import {
  ReplicaSet,
  ReplicaSetController,
  revisionAnnotation,
} from './ReplicaSetController';

export type { DeploymentStatus } from './deploymentStatus';

const reactionMilliseconds = 80;

interface Deadline {
  /** The ReplicaSet that has to be complete. */
  replicaSet: string;
  isOver: boolean;
  cancel: () => void;
}

type Deployment = KubernetesObject<DeploymentSpec, DeploymentStatus>;

/**
 * Rolls Deployments out: a new ReplicaSet for a new template, and the old one
 * shrinks only as far as the new pods are ready.
 *
 * @internal
 */
export class DeploymentController {
  readonly #store: ObjectStore;
  readonly #clock: SimulationClock;
  readonly #events: EventRecorder;
  readonly #replicaSets: ReplicaSetController;
  readonly #queued = new Set<string>();
  readonly #deadlines = new Map<string, Deadline>();

  /**
   * Looks after a store once it is started.
   *
   * @param store - the objects
   * @param clock - gives the time
   * @param events - receives what happens to Deployments
   */
  constructor(
    store: ObjectStore,
    clock: SimulationClock,
    events: EventRecorder,
  ) {
    this.#store = store;
    this.#clock = clock;
    this.#events = events;
    this.#replicaSets = new ReplicaSetController(store, events);
  }

  /** Starts to act on what happens in the store. */
  start(): void {
    this.#store.subscribe(event => this.#onEvent(event));
  }

  #onEvent({ kind, object, type, kindOnly }: StoreEvent): void {
    if (kindOnly) {
      return;
    }
    const namespace = object.metadata.namespace ?? '';
    if (kind === kindId.deployment) {
      if (type === 'DELETED') {
        this.#stopDeadline(object.metadata.uid);
      } else {
        this.#enqueue(namespace, object.metadata.name);
      }
    } else if (kind === kindId.pod) {
      const owner = controllerOf(object);
      const replicaSet =
        owner?.kind === 'ReplicaSet'
          ? this.#store.get(kindId.replicaSet, namespace, owner.name)
          : undefined;
      const deployment = replicaSet && controllerOf(replicaSet);
      if (deployment) {
        this.#enqueue(namespace, deployment.name);
      }
    }
  }

  #enqueue(namespace: string, name: string): void {
    const key = `${namespace}/${name}`;
    if (!this.#queued.has(key)) {
      this.#queued.add(key);
      this.#clock.schedule(reactionMilliseconds, () => {
        this.#queued.delete(key);
        const deployment = this.#store.get(kindId.deployment, namespace, name);
        if (deployment) {
          this.#sync(deployment as Deployment);
        }
      });
    }
  }

  #sync(deployment: Deployment): void {
    const { spec } = deployment;
    if (!spec) {
      return;
    }
    const current = this.#replicaSets.ofTemplate(deployment);
    const old = this.#replicaSets
      .of(deployment)
      .filter(candidate => candidate.metadata.uid !== current.metadata.uid);
    this.#scale(deployment, current, old);
    for (const replicaSet of this.#replicaSets.of(deployment)) {
      this.#replicaSets.sync(replicaSet);
    }
    this.#report(deployment, current);
  }

  #scale(deployment: Deployment, current: ReplicaSet, old: ReplicaSet[]): void {
    const wanted = deployment.spec?.replicas ?? 1;
    const surge = Math.ceil(wanted * 0.25);
    const unavailable = Math.floor(wanted * 0.25);
    const oldPods = old.flatMap(replicaSet => this.#activePods(replicaSet));
    const available = this.#replicaSets.availableOf(current);
    const oldWanted = Math.max(0, wanted - unavailable - available);
    const newWanted = Math.min(
      wanted,
      Math.max(0, wanted + surge - oldPods.length),
    );
    this.#scaleOne(deployment, current, newWanted);
    let left = oldWanted;
    for (const replicaSet of old) {
      const replicas = Math.min(replicaSet.spec?.replicas ?? 0, left);
      left -= replicas;
      this.#scaleOne(deployment, replicaSet, replicas);
    }
  }

  #scaleOne(
    deployment: Deployment,
    replicaSet: ReplicaSet,
    replicas: number,
  ): void {
    const before = replicaSet.spec?.replicas ?? 0;
    if (before !== replicas) {
      this.#replicaSets.scale(replicaSet, replicas);
      const direction = replicas > before ? 'up' : 'down';
      this.#events.record(deployment, {
        reason: 'ScalingReplicaSet',
        message: `Scaled ${direction} replica set ${replicaSet.metadata.name} from ${before} to ${replicas}`,
        component: 'deployment-controller',
      });
    }
  }

  #activePods(replicaSet: ReplicaSet): Pod[] {
    return this.#replicaSets.activePodsOf(replicaSet);
  }

  #report(deployment: Deployment, current: ReplicaSet): void {
    const { name, namespace = '', uid } = deployment.metadata;
    const replicaSets = this.#replicaSets.of(deployment);
    const pods = replicaSets.flatMap(replicaSet =>
      this.#activePods(replicaSet),
    );
    const status = deploymentStatus(
      deployment,
      pods,
      this.#activePods(current).length,
    );
    const isComplete =
      status.updatedReplicas === deployment.spec?.replicas &&
      status.availableReplicas === deployment.spec?.replicas;
    this.#watchDeadline(deployment, current, isComplete);
    this.#store.update(kindId.deployment, namespace, name, draft => {
      draft.status = {
        ...status,
        conditions: progressConditions({
          previous: (draft.status as DeploymentStatus)?.conditions,
          status,
          replicas: deployment.spec?.replicas ?? 1,
          replicaSet: current.metadata.name,
          isOverdue: this.#deadlines.get(uid)?.isOver ?? false,
          now: timestamp(this.#clock.now()),
        }),
      };
      draft.metadata.annotations = {
        ...draft.metadata.annotations,
        [revisionAnnotation]:
          current.metadata.annotations?.[revisionAnnotation] ?? '1',
      };
    });
  }

  #watchDeadline(
    deployment: Deployment,
    current: ReplicaSet,
    isComplete: boolean,
  ): void {
    const { uid, name, namespace = '' } = deployment.metadata;
    const replicaSet = current.metadata.uid;
    if (isComplete) {
      this.#stopDeadline(uid);
    } else if (this.#deadlines.get(uid)?.replicaSet !== replicaSet) {
      this.#stopDeadline(uid);
      const seconds = deployment.spec?.progressDeadlineSeconds ?? 600;
      const deadline: Deadline = {
        replicaSet,
        isOver: false,
        cancel: () => {},
      };
      deadline.cancel = this.#clock.schedule(seconds * 1000, () => {
        deadline.isOver = true;
        this.#enqueue(namespace, name);
      });
      this.#deadlines.set(uid, deadline);
    }
  }

  #stopDeadline(uid: string): void {
    this.#deadlines.get(uid)?.cancel();
    this.#deadlines.delete(uid);
  }
}
