import type { InstalledConfiguration } from '../eligibility/types';
import { FieldReader } from '../objects/parsing/FieldReader';
import { ParseOptions, ParseResult } from '../objects/parsing/ParseResult';
import { readIdentity } from '../objects/parsing/readIdentity';
import { METADATA_KIND } from './metadataKind';

/**
 * Reads the metadata of a configuration object and keeps which one it is.
 *
 * @param raw - a `PartialObjectMetadata`, which names no kind of its own
 * @param type - group and kind that were asked for
 * @returns the object, or the path that makes it unreadable; never throws
 *
 * @public
 */
export function parseConfiguration(
  raw: unknown,
  type: Pick<InstalledConfiguration, 'group' | 'kind'>,
  options?: ParseOptions,
): ParseResult<InstalledConfiguration> {
  const read = readIdentity(new FieldReader(options), raw, METADATA_KIND);
  if (read.object === undefined) {
    return read;
  }
  const { name, uid } = read.object.identity;
  return { object: { group: type.group, kind: type.kind, name, uid } };
}
