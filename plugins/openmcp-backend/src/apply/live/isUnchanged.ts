import { isDeepStrictEqual } from 'node:util';
import { LiveObject, recordOf } from './LiveObject';

/**
 * Managers and their fields, without times and without those of the status,
 * which the operator writes all the time.
 */
function managersOf(metadata: Record<string, unknown>): unknown[] {
  const { managedFields } = metadata;
  return (Array.isArray(managedFields) ? managedFields : [])
    .map(recordOf)
    .filter(({ subresource }) => subresource !== 'status')
    .map(({ time, ...entry }) => entry);
}

/**
 * True when applying would write nothing at all: no value, and no change of who
 * owns what. The status does not count.
 *
 * @param live - as it was read
 * @param applied - as a dry run says that it would become
 * @internal
 */
export function isUnchanged(live: LiveObject, applied: LiveObject): boolean {
  const contentOf = ({ metadata, spec }: LiveObject) => {
    const { resourceVersion, managedFields, ...rest } = metadata;
    return { metadata: rest, spec, managers: managersOf(metadata) };
  };
  return isDeepStrictEqual(contentOf(live), contentOf(applied));
}
