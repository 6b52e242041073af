/**
 * A requirement of a stage: a query in the language of jq, and what it has to
 * answer.
 *
 * @internal
 */
export interface StageRequirement {
  /** Query over the object. */
  key: string;
  /** How the answers are compared. */
  operator: 'In' | 'NotIn' | 'Exists' | 'DoesNotExist';
  /** Values for `In` and `NotIn`. */
  values?: string[];
}

/**
 * A step of a stage.
 *
 * @internal
 */
export type StageStep =
  | { patch: { subresource: 'status'; root: 'status'; template: string } }
  | { apply: { template: string } }
  | { delete: true };

/**
 * A stage of kwok (group `kwok.x-k8s.io`, version `v1alpha1`): which objects it
 * takes, after which delay, and what it does to them. Among several stages that
 * take an object kwok draws lots, so exactly one may take it at any time.
 *
 * @internal
 */
export interface Stage {
  /** Always `kwok.x-k8s.io/v1alpha1`. */
  apiVersion: 'kwok.x-k8s.io/v1alpha1';
  /** Always `Stage`. */
  kind: 'Stage';
  /** Its name is for logs. */
  metadata: { name: string };
  /** What it does. */
  spec: {
    resourceRef: { apiGroup: 'v1'; kind: 'Node' | 'Pod' };
    selector: { matchExpressions: StageRequirement[] };
    delay?: {
      durationMilliseconds: number;
      jitterDurationMilliseconds?: number;
    };
    steps: StageStep[];
  };
}

/**
 * Makes a stage.
 *
 * @param kind - kind of the objects
 * @param name - name for logs
 * @param requirements - all have to hold
 * @param steps - what happens, in this order
 * @param delayMilliseconds - how long after the requirements hold; the same
 * again is added at random when `jitter` says so
 * @internal
 */
export function stage(
  kind: 'Node' | 'Pod',
  name: string,
  requirements: StageRequirement[],
  steps: StageStep[],
  delay?: Stage['spec']['delay'],
): Stage {
  return {
    apiVersion: 'kwok.x-k8s.io/v1alpha1',
    kind: 'Stage',
    metadata: { name },
    spec: {
      resourceRef: { apiGroup: 'v1', kind },
      selector: { matchExpressions: requirements },
      ...(delay ? { delay } : {}),
      steps,
    },
  };
}

/**
 * Makes the step that changes the status of an object.
 *
 * @param template - Go template of the changed fields, as YAML
 * @internal
 */
export function statusPatch(template: string): StageStep {
  return { patch: { subresource: 'status', root: 'status', template } };
}
