import {
  buildPlatformService,
  keepEnvironment,
  PLATFORM_MODE_ANNOTATION,
  PlatformServiceObject,
  PlatformServiceRequest,
  PlatformServiceSpec,
} from '@openmcp/backstage-plugin-openmcp-common';
import { readManifest } from '@openmcp/backstage-plugin-openmcp-common/manifest-reader';
import { writeManifest } from '@openmcp/backstage-plugin-openmcp-common/manifest-writer';
import { parse } from 'yaml';
import { ActionFailure } from '../failures';
import { keepRecord } from './keepRecord';

function readFormer(
  former: string | undefined,
  name: string,
  path: string,
): PlatformServiceObject {
  if (former === undefined) {
    throw new ActionFailure(
      `${path} is not there, so nothing of it can be kept`,
    );
  }
  const { problems, value } = readManifest(former);
  const object = Object(value) as PlatformServiceObject;
  const isMeant =
    problems.length === 0 &&
    object.kind === 'PlatformService' &&
    object.apiVersion === 'openmcp.cloud/v1alpha1' &&
    Object(object.metadata).name === name &&
    typeof object.spec === 'object' &&
    object.spec !== null &&
    !Array.isArray(object.spec);
  if (!isMeant) {
    throw new ActionFailure(
      `${path} is not the manifest of the PlatformService ${name}, so nothing of it can be kept`,
    );
  }
  return object;
}

/**
 * The text of a file for Git that is there already, with what was given in the
 * place of what it had. What is kept stays as the file has it, values of variables
 * included; comments are not kept.
 *
 * @param accepted - manifest of an accepted dry run
 * @param request - the request of that dry run
 * @param former - what the file holds now
 * @param path - of the file, for messages
 * @throws ActionFailure when the file is not there, is something else, or has not
 * the variable whose value is to be kept
 * @internal
 */
export function createChangedFile(
  accepted: string,
  request: PlatformServiceRequest,
  former: string | undefined,
  path: string,
): string {
  const { keep = [], name, platformMode } = request;
  const object = readFormer(former, name, path);
  const fields = keep.filter(field => Object.hasOwn(object.spec, field));
  const kept = Object.fromEntries(
    fields.map(field => [
      field,
      object.spec[field as keyof PlatformServiceSpec],
    ]),
  );
  const { missing, spec } = keepEnvironment(request.spec, object.spec);
  if (missing.length > 0) {
    throw new ActionFailure(
      `env: ${path} has no variable ${missing.join(', ')} to keep`,
    );
  }
  // A key without a value is null.
  const annotations = object.metadata.annotations ?? {};
  const labels = object.metadata.labels ?? undefined;
  const told = keepRecord(
    (parse(accepted) as PlatformServiceObject).metadata,
    former,
  ).annotations?.[PLATFORM_MODE_ANNOTATION];
  const isKept = keep.includes('platformMode');
  const { [PLATFORM_MODE_ANNOTATION]: known, ...others } = annotations;
  const record = isKept ? known : platformMode && told;
  const built = buildPlatformService({
    name,
    spec: { ...kept, ...spec },
    platformMode,
    labels,
  });
  return writeManifest({
    ...built,
    metadata: {
      ...object.metadata,
      ...built.metadata,
      annotations:
        record === undefined && Object.keys(others).length === 0
          ? undefined
          : {
              ...others,
              ...(record !== undefined && {
                [PLATFORM_MODE_ANNOTATION]: record,
              }),
            },
    },
  });
}
