import { FieldReader } from '../objects/parsing/FieldReader';
import { ParseResult } from '../objects/parsing/ParseResult';
import { readIdentity } from '../objects/parsing/readIdentity';
import { METADATA_KIND } from './metadataKind';

/**
 * Reads the name of a Namespace out of its metadata.
 *
 * @param raw - a `PartialObjectMetadata`
 * @returns the name, or the path that makes it unreadable; never throws
 *
 * @public
 */
export function parseNamespaceName(raw: unknown): ParseResult<string> {
  const read = readIdentity(new FieldReader(), raw, METADATA_KIND);
  return read.object === undefined
    ? read
    : { object: read.object.identity.name };
}
