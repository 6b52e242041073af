import { installationOf } from './installationOf';
import { OPERATOR_LABELS } from './operatorNames';
import { FieldReader } from './parsing/FieldReader';
import { NO_INSTALLATION } from './parsing/problems';
import { ParseOptions, ParseResult } from './parsing/ParseResult';
import { readConditions } from './parsing/readConditions';
import { readContainers } from './parsing/readContainers';
import { readIdentity, readOwnerUids } from './parsing/readIdentity';
import { withoutSpareRoom } from './parsing/withoutSpareRoom';
import { Condition, PodObject } from './types';

/**
 * Reads a Pod of an installation. Environment variables of its containers are
 * not kept.
 *
 * @param raw - the object as it came from the cluster
 * @returns the object, or the path that makes it unreadable; a Pod that belongs
 *   to no installation is a problem, too. Never throws.
 *
 * @public
 */
export function parsePodObject(
  raw: unknown,
  options?: ParseOptions,
): ParseResult<PodObject> {
  const reader = new FieldReader(options);
  const read = readIdentity(reader, raw, 'Pod');
  if (read.object === undefined) {
    return read;
  }
  const installation = installationOf(raw, options);
  if (installation === undefined) {
    return { problem: NO_INSTALLATION };
  }
  const { identity, raw: pod } = read.object;
  const metadata = reader.record(pod.metadata);
  const labels = reader.record(metadata.labels);
  const status = reader.record(pod.status);
  return {
    object: {
      uid: identity.uid,
      name: identity.name,
      namespace: identity.namespace,
      creationTimestamp: identity.creationTimestamp,
      deletionTimestamp: identity.deletionTimestamp,
      ownerUids: readOwnerUids(reader, metadata),
      installation,
      component: readComponent(reader.word(labels[OPERATOR_LABELS.component])),
      phase: reader.word(status.phase),
      reason: reader.word(status.reason),
      message: reader.message(status.message),
      startTime: reader.time(status.startTime),
      nodeName: reader.word(reader.record(pod.spec).nodeName),
      conditions: withoutSpareRoom(
        status.phase === 'Succeeded'
          ? []
          : readConditions(reader, status.conditions).filter(isTelling),
      ),
      containers: readContainers(reader, pod),
    },
  };
}

/**
 * Whether it is ready, and that it has no node. What else keeps a Pod from being
 * ready, its containers tell; and one that has done its work is not ready any more.
 */
function isTelling({ type, status }: Condition): boolean {
  return type === 'Ready' || (type === 'PodScheduled' && status !== 'True');
}

function readComponent(label: unknown): PodObject['component'] {
  return label === 'init-job' || label === 'controller' ? label : 'other';
}
