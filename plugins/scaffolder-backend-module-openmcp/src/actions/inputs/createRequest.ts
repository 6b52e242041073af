import {
  checkPlatformModeStatement,
  checkPlatformService,
  ExpectedChanges,
  KeptField,
  PlatformModeStatement,
  PlatformServiceRequest,
  PlatformServiceSpec,
} from '@openmcp/backstage-plugin-openmcp-common';
import { ActionFailure, describeProblems } from '../../failures';

/**
 * What the actions know of a PlatformService, see `contentInputs`.
 *
 * @internal
 */
export interface PlatformServiceContent {
  name: string;
  provider?: string;
  image: string;
  env?: PlatformServiceSpec['env'];
  runReplicas?: number;
  verbosity?: string;
  imagePullSecrets?: PlatformServiceSpec['imagePullSecrets'];
  spec?: Record<string, unknown>;
  platformMode?: Partial<PlatformModeStatement> & { stated?: boolean };
  /** Fields that stay as they are; those that are given do not. */
  keep?: KeptField[];
  /** What somebody was shown that would change; without changes nobody was. */
  expected?: Partial<ExpectedChanges> | null;
}

/**
 * The request to the REST API that the inputs of an action stand for, as a dry run
 * that takes nothing over from others.
 *
 * @throws ActionFailure that names each field that is wrong, as the API would, or
 * that says that nobody confirmed the statement of a form
 * @internal
 */
export function createRequest(
  content: PlatformServiceContent,
): PlatformServiceRequest {
  const { name, provider, image, env, runReplicas, verbosity } = content;
  const { expected, imagePullSecrets, keep = [], platformMode } = content;
  const statement = readStatement(platformMode);
  const variables = env?.filter(entry => !isToldAnew(entry, statement));
  // A form hands over an empty list where nobody entered anything, and where
  // somebody took the last entry of what would stay else.
  const listOf = <T>(list: T[] | undefined, field: KeptField) =>
    list?.length || keep.includes(field) ? list : undefined;
  const spec = Object.fromEntries(
    Object.entries({
      ...content.spec,
      ...withoutUndefined({
        image,
        imagePullSecrets: listOf(imagePullSecrets, 'imagePullSecrets'),
        env: listOf(variables, 'env'),
        runReplicas,
        verbosity,
      }),
    }).filter(([, value]) => value !== undefined),
  );
  const kept = keep.filter(field =>
    field === 'platformMode' ? !statement : !Object.hasOwn(spec, field),
  );
  const wanted = { name, spec: spec as unknown as PlatformServiceSpec };
  const problems = [
    ...checkPlatformService(wanted),
    ...(statement ? checkPlatformModeStatement(statement, wanted.spec) : []),
  ].filter(
    ({ code, severity }) =>
      severity === 'error' &&
      // The volume may be one that stays; the API knows.
      !(code === 'mount-without-volume' && kept.includes('extraVolumes')),
  );
  if (problems.length > 0) {
    throw new ActionFailure(describeProblems(problems));
  }
  return {
    ...wanted,
    ...(kept.length > 0 && { keep: kept }),
    ...(expected?.changes && {
      expected: { ...expected, changes: expected.changes },
    }),
    ...(provider !== undefined && { provider }),
    ...(statement && { platformMode: statement }),
    dryRun: true,
    force: false,
  };
}

function withoutUndefined(fields: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  );
}

/** A kept variable that the statement gives its value to cannot be both. */
function isToldAnew(
  { keep, name }: NonNullable<PlatformServiceContent['env']>[number],
  statement: PlatformModeStatement | undefined,
): boolean {
  return Boolean(keep) && statement?.via === 'env' && statement.name === name;
}

function readStatement(
  platformMode: PlatformServiceContent['platformMode'],
): PlatformModeStatement | undefined {
  const { via, name, value, stated } = platformMode ?? {};
  if (via === undefined) {
    return undefined;
  }
  if (stated === false) {
    throw new ActionFailure(
      'platformMode: the statement about the image was not confirmed in the form',
    );
  }
  return {
    via,
    ...(name !== undefined && { name }),
    ...(value !== undefined && { value }),
  };
}
