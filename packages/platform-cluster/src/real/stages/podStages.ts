import {
  crashLoopEventMessage,
  crashLoopEventReason,
  crashLoopMessage,
  crashLoopReason,
  crashLoopRestartCount,
  failureImageNames,
  imagePullEventMessage,
  imagePullEventReason,
  imagePullMessage,
  imagePullReason,
  initFailureMessage,
  slowStartSeconds,
} from '../../failureImages';
import {
  crashLoopStatus,
  creatingStatus,
  endedStatus,
  imageMissingStatus,
  readyStatus,
  warningEvent,
} from './podTemplates';
import { Stage, stage, StageRequirement, statusPatch } from './Stage';

/*
 * What a pod is, for the choice of its stage: whether it belongs to a Job, and
 * the last segment of its image's repository. Both in one answer, such as
 * "init missing", because the normal stages have to exclude pairs of them.
 */
const role = `(if any(.metadata.ownerReferences[]?; .kind == "Job") then "init " else "run " end) + (.spec.containers[0].image | split("/")[-1] | split("@")[0] | split(":")[0])`;

const imageMissingRoles = [
  `init ${failureImageNames.missing}`,
  `run ${failureImageNames.missing}`,
  `run ${failureImageNames.missingLater}`,
];
const crashLoopRole = `run ${failureImageNames.crashLoop}`;
const slowStartRole = `run ${failureImageNames.slowStart}`;
const initFailsRole = `init ${failureImageNames.initFails}`;

const alive: StageRequirement = {
  key: '.metadata.deletionTimestamp',
  operator: 'DoesNotExist',
};

function phase(value: string): StageRequirement {
  return { key: '.status.phase', operator: 'In', values: [value] };
}

function roleIn(...values: string[]): StageRequirement {
  return { key: role, operator: 'In', values };
}

function roleNotIn(...values: string[]): StageRequirement {
  return { key: role, operator: 'NotIn', values };
}

const ownedByJob: StageRequirement = {
  key: '.metadata.ownerReferences[]?.kind',
  operator: 'In',
  values: ['Job'],
};

function waitingFor(
  operator: 'In' | 'NotIn',
  reason: string,
): StageRequirement {
  return {
    key: '.status.containerStatuses[]?.state.waiting.reason',
    operator,
    values: [reason],
  };
}

/*
 * The messages with an image in them are functions of the image: here it is a
 * template expression, and the result goes through `Quote` for YAML.
 */
function withImage(message: (image: string) => string, image: string): string {
  const [before, after] = message('\0').split('\0');
  return `{{ printf "%s%s%s" ${JSON.stringify(
    before,
  )} ${image} ${JSON.stringify(after)} | Quote }}`;
}

/**
 * The life of a pod: ready after a while, completed when it belongs to a Job,
 * gone when it is deleted; or one of the failures of `failureImages.ts`.
 *
 * @param startSeconds - how long a pod takes until it is ready
 * @internal
 */
export const createPodStages = (startSeconds: number): Stage[] => [
  stage(
    'Pod',
    'pod-ready',
    [
      alive,
      phase('Pending'),
      roleNotIn(...imageMissingRoles, crashLoopRole, slowStartRole),
    ],
    [statusPatch(readyStatus)],
    startSeconds > 0
      ? { durationMilliseconds: startSeconds * 1000 }
      : undefined,
  ),
  stage(
    'Pod',
    'pod-complete',
    [alive, phase('Running'), ownedByJob, roleNotIn(initFailsRole)],
    [
      statusPatch(
        endedStatus({ phase: 'Succeeded', exitCode: 0, reason: 'Completed' }),
      ),
    ],
  ),
  stage(
    'Pod',
    'pod-init-fails',
    [alive, phase('Running'), roleIn(initFailsRole)],
    [
      statusPatch(
        endedStatus({
          phase: 'Failed',
          exitCode: 1,
          reason: 'Error',
          message: JSON.stringify(initFailureMessage),
        }),
      ),
    ],
  ),
  stage(
    'Pod',
    'pod-image-missing',
    [
      alive,
      phase('Pending'),
      roleIn(...imageMissingRoles),
      waitingFor('NotIn', imagePullReason),
    ],
    [
      statusPatch(
        imageMissingStatus(
          imagePullReason,
          withImage(imagePullMessage, '.image'),
        ),
      ),
      {
        apply: {
          template: warningEvent(
            'image-pull',
            imagePullEventReason,
            withImage(
              imagePullEventMessage,
              '( index .spec.containers 0 ).image',
            ),
          ),
        },
      },
    ],
  ),
  stage(
    'Pod',
    'pod-crash-loop',
    [
      alive,
      phase('Pending'),
      roleIn(crashLoopRole),
      waitingFor('NotIn', crashLoopReason),
    ],
    [
      statusPatch(
        crashLoopStatus(
          crashLoopRestartCount,
          crashLoopReason,
          JSON.stringify(crashLoopMessage),
        ),
      ),
      {
        apply: {
          template: warningEvent(
            'crash-loop',
            crashLoopEventReason,
            JSON.stringify(crashLoopEventMessage),
          ),
        },
      },
    ],
  ),
  stage(
    'Pod',
    'pod-slow-start-creating',
    [
      alive,
      phase('Pending'),
      roleIn(slowStartRole),
      waitingFor('NotIn', 'ContainerCreating'),
    ],
    [statusPatch(creatingStatus)],
  ),
  stage(
    'Pod',
    'pod-slow-start-ready',
    [
      alive,
      phase('Pending'),
      roleIn(slowStartRole),
      waitingFor('In', 'ContainerCreating'),
    ],
    [statusPatch(readyStatus)],
    { durationMilliseconds: slowStartSeconds * 1000 },
  ),
  stage(
    'Pod',
    'pod-delete',
    [{ key: '.metadata.deletionTimestamp', operator: 'Exists' }],
    [{ delete: true }],
  ),
];
