import {
  parseRecordedPlatformMode,
  PLATFORM_MODE_ANNOTATION,
  PlatformServiceObject,
  recordPlatformMode,
} from '@openmcp/backstage-plugin-openmcp-common';
import { parse } from 'yaml';

/**
 * Metadata with the record of a statement as a file has it, where the file has a
 * record of the same statement, and else without the time: so that the same input
 * makes the same file. When it was stated first the repository tells itself.
 *
 * @param former - what the file holds now
 * @internal
 */
export function keepRecord(
  metadata: PlatformServiceObject['metadata'],
  former: string | undefined,
): PlatformServiceObject['metadata'] {
  const record = parseRecordedPlatformMode(
    metadata.annotations?.[PLATFORM_MODE_ANNOTATION],
  );
  const known = former === undefined ? undefined : readRecord(former);
  return record
    ? {
        ...metadata,
        annotations: {
          ...metadata.annotations,
          [PLATFORM_MODE_ANNOTATION]: recordPlatformMode(
            { ...record, at: undefined },
            known,
          ),
        },
      }
    : metadata;
}

function readRecord(manifest: string): string | undefined {
  try {
    const record =
      parse(manifest)?.metadata?.annotations?.[PLATFORM_MODE_ANNOTATION];
    return typeof record === 'string' ? record : undefined;
  } catch {
    // A file that is no manifest is the business of whoever writes over it.
    return undefined;
  }
}
