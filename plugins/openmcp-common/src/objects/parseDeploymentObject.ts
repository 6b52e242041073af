import { installationOf } from './installationOf';
import { FieldReader, UnknownRecord } from './parsing/FieldReader';
import { NO_INSTALLATION } from './parsing/problems';
import { ParseOptions, ParseResult } from './parsing/ParseResult';
import { readConditions } from './parsing/readConditions';
import { readIdentity } from './parsing/readIdentity';
import { DeploymentObject } from './types';

/**
 * Reads the Deployment of an installation.
 *
 * @param raw - the object as it came from the cluster
 * @returns the object, or the path that makes it unreadable; a Deployment that
 *   belongs to no installation is a problem, too. Never throws.
 *
 * @public
 */
export function parseDeploymentObject(
  raw: unknown,
  options?: ParseOptions,
): ParseResult<DeploymentObject> {
  const reader = new FieldReader(options);
  const read = readIdentity(reader, raw, 'Deployment');
  if (read.object === undefined) {
    return read;
  }
  const installation = installationOf(raw, options);
  if (installation === undefined) {
    return { problem: NO_INSTALLATION };
  }
  const { identity } = read.object;
  const metadata = reader.record(read.object.raw.metadata);
  const spec = reader.record(read.object.raw.spec);
  const status = reader.record(read.object.raw.status);
  return {
    object: {
      uid: identity.uid,
      name: identity.name,
      namespace: identity.namespace,
      creationTimestamp: identity.creationTimestamp,
      deletionTimestamp: identity.deletionTimestamp,
      installation,
      generation: reader.count(metadata.generation) ?? 0,
      observedGeneration: reader.count(status.observedGeneration),
      paused: spec.paused === true,
      // What is not set is 1 for the API server; 0 would mean "stopped".
      wantedReplicas: reader.count(spec.replicas) ?? 1,
      replicas: reader.count(status.replicas) ?? 0,
      updatedReplicas: reader.count(status.updatedReplicas) ?? 0,
      readyReplicas: reader.count(status.readyReplicas) ?? 0,
      availableReplicas: reader.count(status.availableReplicas) ?? 0,
      image: readImage(reader, spec, identity.name),
      conditions: readConditions(reader, status.conditions, isTold),
    },
  };
}

/**
 * Of a Deployment that is well the messages only name its ReplicaSet: a text of its
 * own for each Deployment, which nobody is told.
 */
function isTold(type: string, status: string): boolean {
  return status !== 'True' || (type !== 'Available' && type !== 'Progressing');
}

/** The operator names the provider's container like the Deployment. */
function readImage(
  reader: FieldReader,
  spec: UnknownRecord,
  name: string,
): string | undefined {
  const template = reader.record(reader.record(spec.template).spec);
  const containers = reader.records(template.containers);
  const container =
    containers.find(candidate => candidate.name === name) ?? containers[0];
  return reader.line(container?.image);
}
