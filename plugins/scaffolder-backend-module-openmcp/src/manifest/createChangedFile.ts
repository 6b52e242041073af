import {
  buildPlatformService,
  checkPlatformService,
  keepEnvironment,
  KEPT_FIELDS,
  KeptField,
  maskEnvironment,
  parseRecordedPlatformMode,
  PLATFORM_MODE_ANNOTATION,
  PlatformServiceObject,
  PlatformServiceRequest,
  PlatformServiceSpec,
} from '@openmcp/backstage-plugin-openmcp-common';
import { readManifest } from '@openmcp/backstage-plugin-openmcp-common/manifest-reader';
import { writeManifest } from '@openmcp/backstage-plugin-openmcp-common/manifest-writer';
import { parse } from 'yaml';
import { ActionFailure, describeProblems } from '../failures';
import { createGateRequest } from './createGateRequest';
import { keepRecord } from './keepRecord';
import { leaveOutServerMade } from './leaveOutServerMade';

/**
 * A file of which parts stay as they are.
 *
 * @internal
 */
export interface ChangedFile {
  /** Text of the file, with the values of its variables. */
  content: string;
  /** The same for people: values of variables are masked. */
  masked: string;
  /** Asks the gate for the file as it would be, with what is kept in it. */
  request: PlatformServiceRequest;
  /** What of the file was left out, in sentences. */
  notes: string[];
}

/** All that a spec can have. */
const SPEC_FIELDS: readonly string[] = [
  'image',
  ...KEPT_FIELDS.filter(field => field !== 'platformMode'),
];

/** All that a manifest can have; the status is left out and told. */
const TOP_LEVEL = ['apiVersion', 'kind', 'metadata', 'spec', 'status'];

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
  const unknown = [
    ...Object.keys(object).filter(field => !TOP_LEVEL.includes(field)),
    ...Object.keys(object.spec)
      .filter(field => !SPEC_FIELDS.includes(field))
      .map(field => `spec.${field}`),
  ];
  if (unknown.length > 0) {
    throw new ActionFailure(
      `${path} has what the portal does not know, and nothing of it may get lost: ${unknown.join(
        ', ',
      )}. Change the file by hand`,
    );
  }
  return object;
}

/** What the file has of a field; a key without a value is none. */
function keptOf(
  { spec }: PlatformServiceObject,
  keep: readonly KeptField[],
): Partial<PlatformServiceSpec> {
  return Object.fromEntries(
    Object.entries(spec).filter(
      ([field, value]) =>
        value !== undefined &&
        value !== null &&
        (keep as readonly string[]).includes(field),
    ),
  );
}

/** A file can hold anything; what has another form than the API knows is named. */
function refuseMalformed(
  kept: Partial<PlatformServiceSpec>,
  name: string,
  path: string,
): void {
  const problems = checkPlatformService({
    name,
    spec: { image: 'a', ...kept },
  }).filter(({ code }) => code === 'wrong-type' || code === 'too-large');
  if (problems.length > 0) {
    throw new ActionFailure(
      `What ${path} has cannot be kept. ${describeProblems(problems)}`,
    );
  }
}

/**
 * What is kept, as the file has it: with fields that nobody here knows. What a
 * statement tells is written into it all the same.
 */
function asInFile(
  kept: Partial<PlatformServiceSpec>,
  told: PlatformServiceSpec,
  platformMode: PlatformServiceRequest['platformMode'],
): Partial<PlatformServiceSpec> {
  const { env, initCommand, runCommand, ...others } = kept;
  const isFlag = platformMode?.via === 'flag';
  const entryOf = (entry: NonNullable<typeof env>[number]) =>
    env?.find(
      ({ name }) =>
        name === entry.name &&
        !(platformMode?.via === 'env' && platformMode.name === name),
    ) ?? entry;
  return {
    ...others,
    ...(env && { env: Array.isArray(env) ? told.env?.map(entryOf) : env }),
    ...(initCommand && !isFlag && { initCommand }),
    ...(runCommand && !isFlag && { runCommand }),
  };
}

/**
 * The text of a file for Git that is there already, with what was given in the
 * place of what it had. What is kept stays as the file has it, values of variables
 * included. Comments are not kept, and what a cluster makes of its own is left out,
 * with a note.
 *
 * @param accepted - manifest of an accepted dry run
 * @param request - the request of that dry run
 * @param former - what the file holds now
 * @param path - of the file, for messages
 * @throws ActionFailure when the file is not there, is something else, has what
 * nobody here knows, or has not the variable whose value is to be kept
 * @internal
 */
export function createChangedFile(
  accepted: string,
  request: PlatformServiceRequest,
  former: string | undefined,
  path: string,
): ChangedFile {
  const { keep = [], name, platformMode } = request;
  const object = readFormer(former, name, path);
  const kept = keptOf(object, keep);
  refuseMalformed(kept, name, path);
  const { missing, spec } = keepEnvironment(request.spec, object.spec);
  if (missing.length > 0) {
    throw new ActionFailure(
      `env: ${path} has no variable ${missing.join(', ')} to keep`,
    );
  }
  const answered = parse(accepted) as PlatformServiceObject;
  const { leftOut, metadata } = leaveOutServerMade(object);
  // A key without a value is null.
  const annotations = metadata.annotations ?? {};
  const labels = metadata.labels ?? undefined;
  const told = keepRecord(answered.metadata, former).annotations?.[
    PLATFORM_MODE_ANNOTATION
  ];
  const { [PLATFORM_MODE_ANNOTATION]: known, ...others } = annotations;
  const recorded = parseRecordedPlatformMode(known);
  // What was said for another image says nothing of this one.
  const stays =
    keep.includes('platformMode') && recorded?.image === spec.image
      ? recorded
      : undefined;
  const record = stays ? known : platformMode && told;
  const built = buildPlatformService({
    name,
    spec: { ...kept, ...spec },
    platformMode,
    labels,
  });
  const changed = {
    ...built,
    spec: { ...built.spec, ...asInFile(kept, built.spec, platformMode) },
    metadata: {
      ...metadata,
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
  };
  return {
    content: writeManifest(changed),
    masked: writeManifest(maskEnvironment(changed)),
    request: createGateRequest(
      { ...request, spec },
      { kept, statement: stays, answered },
    ),
    notes:
      leftOut.length > 0
        ? [
            `Left out of ${path}, because a cluster makes it: ${leftOut.join(
              ', ',
            )}`,
          ]
        : [],
  };
}
