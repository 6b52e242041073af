import { FieldReader } from '../objects/parsing/FieldReader';
import { ParseOptions, ParseResult } from '../objects/parsing/ParseResult';
import { readIdentity } from '../objects/parsing/readIdentity';

/**
 * Reads what a `Cluster` object says that the cluster is for.
 *
 * @remarks
 * Source: openmcp-operator, `api/clusters/v1alpha1/cluster_types.go`; usual ones
 * are `platform`, `onboarding`, `mcp` and `workload`. One that is being deleted is
 * for nothing any more.
 *
 * @param raw - the object as it came from the cluster
 * @returns the purposes, or the path that makes it unreadable; never throws
 *
 * @public
 */
export function parseClusterPurposes(
  raw: unknown,
  options?: ParseOptions,
): ParseResult<string[]> {
  const reader = new FieldReader(options);
  const read = readIdentity(reader, raw, 'Cluster');
  if (read.object === undefined) {
    return read;
  }
  const { identity, raw: cluster } = read.object;
  return {
    object:
      identity.deletionTimestamp === undefined
        ? reader.lines(reader.record(cluster.spec).purposes)
        : [],
  };
}
