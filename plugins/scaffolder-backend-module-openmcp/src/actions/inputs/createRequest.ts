import {
  checkPlatformModeStatement,
  checkPlatformService,
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
  const { imagePullSecrets, spec, platformMode } = content;
  const statement = readStatement(platformMode);
  const variables = env?.filter(entry => !isToldAnew(entry, statement));
  const given = Object.fromEntries(
    Object.entries({
      image,
      // A form hands over an empty list where nobody entered anything.
      imagePullSecrets: imagePullSecrets?.length ? imagePullSecrets : undefined,
      env: variables?.length ? variables : undefined,
      runReplicas,
      verbosity,
    }).filter(([, value]) => value !== undefined),
  );
  const wanted = { name, spec: { ...spec, ...given } as PlatformServiceSpec };
  const problems = [
    ...checkPlatformService(wanted),
    ...(statement ? checkPlatformModeStatement(statement, wanted.spec) : []),
  ].filter(({ severity }) => severity === 'error');
  if (problems.length > 0) {
    throw new ActionFailure(describeProblems(problems));
  }
  return {
    ...wanted,
    ...(provider !== undefined && { provider }),
    ...(statement && { platformMode: statement }),
    dryRun: true,
    force: false,
  };
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
