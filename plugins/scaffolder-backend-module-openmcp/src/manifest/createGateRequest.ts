import {
  KeptField,
  parseRecordedPlatformMode,
  PLATFORM_MODE_ANNOTATION,
  PlatformModeStatement,
  PlatformServiceObject,
  PlatformServiceRequest,
  PlatformServiceSpec,
} from '@openmcp/backstage-plugin-openmcp-common';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** True when everything of a value is in another one, which may have defaults more. */
function isPartOf(value: unknown, whole: unknown): boolean {
  if (Array.isArray(value)) {
    return (
      Array.isArray(whole) &&
      whole.length === value.length &&
      value.every((each, index) => isPartOf(each, whole[index]))
    );
  }
  return isRecord(value)
    ? isRecord(whole) &&
        Object.entries(value).every(
          ([key, each]) =>
            Object.hasOwn(whole, key) && isPartOf(each, whole[key]),
        )
    : value === whole;
}

/** A field without what the statement of the request writes into it. */
function withoutTold(
  field: string,
  value: unknown,
  statement: PlatformModeStatement | undefined,
): unknown {
  if (!Array.isArray(value)) {
    return value;
  }
  switch (statement?.via) {
    case 'flag':
      return /^(init|run)Command$/.test(field)
        ? value.filter(word => word !== statement.value)
        : value;
    case 'env':
      return field === 'env'
        ? value.filter(entry => Object(entry).name !== statement.name)
        : value;
    default:
      return value;
  }
}

function isSameStatement(
  one: PlatformModeStatement,
  other: PlatformModeStatement | undefined,
): boolean {
  return (
    one.via === other?.via &&
    one.name === other.name &&
    one.value === other.value
  );
}

/**
 * The request that asks the gate for a file as it would be. What the file keeps and
 * the cluster has, too, is kept there; what the cluster has otherwise, for instance
 * because it was not delivered yet, is given, as if the person had.
 *
 * @param request - the request of an accepted dry run, with the values of variables
 * @param file - `kept`: what the file keeps; `statement`: that it keeps;
 * `answered`: the manifest of the dry run, with what the cluster has
 * @internal
 */
export function createGateRequest(
  { expected, ...request }: PlatformServiceRequest,
  file: {
    kept: Partial<PlatformServiceSpec>;
    statement: PlatformModeStatement | undefined;
    answered: PlatformServiceObject;
  },
): PlatformServiceRequest {
  const { kept, statement, answered } = file;
  const onCluster = Object(answered.spec);
  // Values of variables are masked there, so that they cannot be compared.
  const isThere = (field: string, value: unknown) =>
    field !== 'env' &&
    Object.hasOwn(onCluster, field) &&
    isPartOf(
      withoutTold(field, value, request.platformMode),
      withoutTold(field, onCluster[field], request.platformMode),
    );
  const fields = Object.entries(kept);
  const given = fields
    .filter(([field, value]) => !isThere(field, value))
    .map(([field, value]) => [
      field,
      field === 'env' ? withoutTold(field, value, request.platformMode) : value,
    ]);
  const keep = fields
    .filter(([field, value]) => isThere(field, value))
    .map(([field]) => field as KeptField);
  const recorded = parseRecordedPlatformMode(
    answered.metadata.annotations?.[PLATFORM_MODE_ANNOTATION],
  );
  const isOnCluster =
    statement !== undefined && isSameStatement(statement, recorded);
  const { via, name, value } = statement ?? {};
  const said =
    via === undefined || isOnCluster
      ? request.platformMode
      : {
          via,
          ...(name !== undefined && { name }),
          ...(value !== undefined && { value }),
        };
  const { keep: _, platformMode, ...others } = request;
  const staying = [...keep, ...(isOnCluster ? ['platformMode' as const] : [])];
  return {
    ...others,
    spec: { ...Object.fromEntries(given), ...request.spec },
    ...(staying.length > 0 && { keep: staying }),
    ...(said && { platformMode: said }),
    dryRun: true,
  };
}
