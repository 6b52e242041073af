import {
  MASKED_VALUE,
  PlatformServiceObject,
  PlatformServiceRequest,
} from '@openmcp/backstage-plugin-openmcp-common';
import { writeManifest } from '@openmcp/backstage-plugin-openmcp-common/manifest-writer';
import { parse } from 'yaml';
import { ActionFailure } from '../failures';
import { keepRecord } from './keepRecord';

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
