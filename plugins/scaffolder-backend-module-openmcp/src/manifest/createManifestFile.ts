import {
  MASKED_VALUE,
  parseRecordedPlatformMode,
  PLATFORM_MODE_ANNOTATION,
  PlatformServiceObject,
  PlatformServiceRequest,
  recordPlatformMode,
} from '@openmcp/backstage-plugin-openmcp-common';
import { writeManifest } from '@openmcp/backstage-plugin-openmcp-common/manifest-writer';
import { parse } from 'yaml';
import { ActionFailure } from '../failures';

/**
 * The text of a file for Git: the manifest that the API would apply, with the
 * values of its environment variables, which the API masks.
 *
 * @param accepted - manifest of an accepted dry run
 * @param request - the request of that dry run, which has the values
 * @param former - what the file holds now. A platform mode that was stated there
 * already keeps its record, so that the same input makes the same file.
 * @throws ActionFailure when the manifest has a variable without a value in the
 * request
 * @internal
 */
export function createManifestFile(
  accepted: string,
  request: PlatformServiceRequest,
  former: string | undefined,
): string {
  const object = parse(accepted) as PlatformServiceObject;
  const env = object.spec.env?.map(entry =>
    entry.value === MASKED_VALUE
      ? { ...entry, value: valueOf(entry.name, request) }
      : entry,
  );
  return writeManifest({
    ...object,
    metadata: keepRecord(object.metadata, former),
    spec: { ...object.spec, ...(env && { env }) },
  });
}

function valueOf(name: string, request: PlatformServiceRequest): string {
  const { platformMode, spec } = request;
  const value =
    platformMode?.via === 'env' && platformMode.name === name
      ? platformMode.value
      : spec.env?.find(entry => entry.name === name)?.value;
  if (value === undefined) {
    throw new ActionFailure(
      `env: ${name} has no value here; a file cannot keep the value that the cluster has`,
    );
  }
  return value;
}

function keepRecord(
  metadata: PlatformServiceObject['metadata'],
  former: string | undefined,
): PlatformServiceObject['metadata'] {
  const record = parseRecordedPlatformMode(
    metadata.annotations?.[PLATFORM_MODE_ANNOTATION],
  );
  const known = former === undefined ? undefined : readRecord(former);
  return record && known
    ? {
        ...metadata,
        annotations: {
          ...metadata.annotations,
          [PLATFORM_MODE_ANNOTATION]: recordPlatformMode(record, known),
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
