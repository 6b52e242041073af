import { installationOf } from './installationOf';
import { JOB_ANNOTATIONS } from './operatorNames';
import { FieldReader } from './parsing/FieldReader';
import { NO_INSTALLATION } from './parsing/problems';
import { ParseOptions, ParseResult } from './parsing/ParseResult';
import { readConditions } from './parsing/readConditions';
import { readIdentity } from './parsing/readIdentity';
import { withoutSpareRoom } from './parsing/withoutSpareRoom';
import { Condition, JobObject } from './types';

/** Default of the Job API; the operator sets 4. */
const DEFAULT_BACKOFF_LIMIT = 6;

/**
 * Reads the init Job of an installation.
 *
 * @param raw - the object as it came from the cluster
 * @returns the object, or the path that makes it unreadable; a Job that belongs
 *   to no installation is a problem, too. Never throws.
 *
 * @public
 */
export function parseJobObject(
  raw: unknown,
  options?: ParseOptions,
): ParseResult<JobObject> {
  const reader = new FieldReader(options);
  const read = readIdentity(reader, raw, 'Job');
  if (read.object === undefined) {
    return read;
  }
  const installation = installationOf(raw, options);
  if (installation === undefined) {
    return { problem: NO_INSTALLATION };
  }
  const { identity, raw: job } = read.object;
  const annotations = reader.record(reader.record(job.metadata).annotations);
  const spec = reader.record(job.spec);
  const status = reader.record(job.status);
  return {
    object: {
      // Its Pods name it as well.
      uid: reader.share(identity.uid),
      name: identity.name,
      namespace: identity.namespace,
      creationTimestamp: identity.creationTimestamp,
      deletionTimestamp: identity.deletionTimestamp,
      installation,
      providerGeneration: readGeneration(
        annotations[JOB_ANNOTATIONS.providerGeneration],
      ),
      suspended: spec.suspend === true,
      backoffLimit: reader.count(spec.backoffLimit) ?? DEFAULT_BACKOFF_LIMIT,
      active: reader.count(status.active) ?? 0,
      succeeded: reader.count(status.succeeded) ?? 0,
      failed: reader.count(status.failed) ?? 0,
      startTime: reader.time(status.startTime),
      completionTime: reader.time(status.completionTime),
      conditions: withoutSpareRoom(
        readConditions(reader, status.conditions).filter(isTelling),
      ),
    },
  };
}

/**
 * What a Job came to. Before, its controller says with conditions of other types
 * that it will come to that.
 *
 * @remarks
 * Source: Kubernetes, `staging/src/k8s.io/api/batch/v1/types.go`.
 */
function isTelling({ type }: Condition): boolean {
  return ['Complete', 'Failed', 'Suspended'].includes(type);
}

function readGeneration(text: unknown): number | undefined {
  return typeof text === 'string' && /^\d{1,15}$/.test(text)
    ? Number(text)
    : undefined;
}
