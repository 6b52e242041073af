import { kindId } from '../kinds';
import { controllerReference, hashSuffix, KubernetesObject } from '../objects';
import { PodTemplate } from '../operator/PodTemplate';
import { DeploymentSpec } from '../operator/runDeployment';
import { ObjectStore } from '../store';
import { EventRecorder } from './EventRecorder';
import { isActive, isReady, Pod, podOf } from './Pod';

interface ReplicaSetSpec {
  replicas: number;
  selector: { matchLabels: Record<string, string> };
  template: PodTemplate;
}

/**
 * A ReplicaSet.
 *
 * @internal
 */
export type ReplicaSet = KubernetesObject<ReplicaSetSpec>;

/**
 * Annotation of a Deployment and its ReplicaSets: which template it is, counted
 * from 1.
 *
 * @internal
 */
export const revisionAnnotation = 'deployment.kubernetes.io/revision';
const hashLabel = 'pod-template-hash';

/**
 * Keeps the number of pods of ReplicaSets.
 *
 * @internal
 */
export class ReplicaSetController {
  readonly #store: ObjectStore;
  readonly #events: EventRecorder;

  /**
   * Makes a controller that acts when it is told to.
   *
   * @param store - the objects
   * @param events - receives what happens to ReplicaSets
   */
  constructor(store: ObjectStore, events: EventRecorder) {
    this.#store = store;
    this.#events = events;
  }

  /**
   * Lists the ReplicaSets of a Deployment.
   *
   * @param deployment - the Deployment
   */
  of(deployment: KubernetesObject): ReplicaSet[] {
    return this.#store.dependentsOf(
      deployment.metadata.uid,
      kindId.replicaSet,
    ) as ReplicaSet[];
  }

  /**
   * Finds or makes the ReplicaSet of a Deployment's present template.
   *
   * @param deployment - the Deployment
   */
  ofTemplate(deployment: KubernetesObject<DeploymentSpec>): ReplicaSet {
    const { template, selector } = deployment.spec as DeploymentSpec;
    const hash = hashSuffix(template);
    const {
      name: deploymentName,
      namespace = '',
      labels,
    } = deployment.metadata;
    const name = `${deploymentName}-${hash}`;
    const known = this.#store.get(kindId.replicaSet, namespace, name);
    if (known) {
      return known as ReplicaSet;
    }
    const withHash = { [hashLabel]: hash };
    return this.#store.create(kindId.replicaSet, {
      apiVersion: 'apps/v1',
      kind: 'ReplicaSet',
      metadata: {
        name,
        namespace,
        labels: { ...labels, ...withHash },
        annotations: {
          [revisionAnnotation]: String(this.of(deployment).length + 1),
        },
        ownerReferences: [controllerReference(deployment)],
      },
      spec: {
        replicas: 0,
        selector: { matchLabels: { ...selector.matchLabels, ...withHash } },
        template: {
          ...template,
          metadata: {
            ...template.metadata,
            labels: { ...template.metadata.labels, ...withHash },
          },
        },
      },
      status: { replicas: 0 },
    }) as ReplicaSet;
  }

  /**
   * Changes the wanted number of pods.
   *
   * @param replicaSet - the ReplicaSet
   * @param replicas - the number
   */
  scale(replicaSet: ReplicaSet, replicas: number): void {
    const { name, namespace = '' } = replicaSet.metadata;
    this.#store.update(kindId.replicaSet, namespace, name, draft => {
      draft.spec = { ...(draft.spec as ReplicaSetSpec), replicas };
    });
  }

  /**
   * Creates or deletes pods until the number is right, and reports it.
   *
   * @param replicaSet - the ReplicaSet
   */
  sync(replicaSet: ReplicaSet): void {
    const wanted = replicaSet.spec?.replicas ?? 0;
    const pods = this.activePodsOf(replicaSet);
    for (let count = pods.length; count < wanted; count++) {
      const { template } = replicaSet.spec as ReplicaSetSpec;
      const pod = this.#store.create(kindId.pod, podOf(replicaSet, template));
      this.#record(replicaSet, 'Create', `Created pod: ${pod.metadata.name}`);
    }
    // Those that are not ready go first.
    const surplus = [...pods]
      .sort((left, right) => Number(isReady(left)) - Number(isReady(right)))
      .slice(0, Math.max(0, pods.length - wanted));
    for (const { metadata } of surplus) {
      this.#store.delete(kindId.pod, metadata.namespace ?? '', metadata.name);
      this.#record(replicaSet, 'Delete', `Deleted pod: ${metadata.name}`);
    }
    this.#report(replicaSet);
  }

  /**
   * Lists the pods of a ReplicaSet that count.
   *
   * @param replicaSet - the ReplicaSet
   */
  activePodsOf(replicaSet: ReplicaSet): Pod[] {
    const { uid } = replicaSet.metadata;
    return (this.#store.dependentsOf(uid, kindId.pod) as Pod[]).filter(
      isActive,
    );
  }

  /**
   * Counts the ready pods of a ReplicaSet.
   *
   * @param replicaSet - the ReplicaSet
   */
  availableOf(replicaSet: ReplicaSet): number {
    return this.activePodsOf(replicaSet).filter(isReady).length;
  }

  #record(
    replicaSet: ReplicaSet,
    what: 'Create' | 'Delete',
    message: string,
  ): void {
    this.#events.record(replicaSet, {
      reason: `Successful${what}`,
      message,
      component: 'replicaset-controller',
    });
  }

  #report(replicaSet: ReplicaSet): void {
    const { name, namespace = '' } = replicaSet.metadata;
    const replicas = this.activePodsOf(replicaSet).length;
    const ready = this.availableOf(replicaSet);
    this.#store.update(kindId.replicaSet, namespace, name, draft => {
      draft.status = {
        ...(ready ? { availableReplicas: ready } : {}),
        ...(replicas ? { fullyLabeledReplicas: replicas } : {}),
        observedGeneration: draft.metadata.generation,
        ...(ready ? { readyReplicas: ready } : {}),
        replicas,
        terminatingReplicas: 0,
      };
    });
  }
}
