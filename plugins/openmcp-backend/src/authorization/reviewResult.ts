import { isDeepStrictEqual } from 'node:util';
import {
  openmcpPlatformServiceCommandPermission,
  openmcpPlatformServiceHostPathPermission,
  parseImageReference,
  PlatformModeStatement,
  PlatformServiceSpec,
} from '@openmcp/backstage-plugin-openmcp-common';
import { NeededRight } from './findNeededRights';

/** A PlatformService as a cluster has it, or answers that it would have it. */
interface SeenObject {
  spec: Record<string, unknown>;
}

const commands = [
  ['initCommand', 'init'],
  ['runCommand', 'run'],
] as const;

function entriesOf(value: unknown): Array<Record<string, unknown>> {
  return Array.isArray(value)
    ? value.filter(
        each =>
          typeof each === 'object' && each !== null && !Array.isArray(each),
      )
    : [];
}

function wordsOf(value: unknown): string[] {
  return Array.isArray(value)
    ? value.filter(word => typeof word === 'string')
    : [];
}

/**
 * A command without what a statement writes into it; none where nothing else is in
 * it than the operator starts by itself.
 */
function withoutFlag(
  command: unknown,
  byDefault: string,
  statement: PlatformModeStatement | undefined,
): string[] {
  const words = wordsOf(command);
  if (statement?.via !== 'flag') {
    return words;
  }
  const others = words.filter(word => word !== statement.value);
  return isDeepStrictEqual(others, [byDefault]) ? [] : others;
}

function repositoryOf(image: unknown): string | undefined {
  const parsed = parseImageReference(String(image));
  return parsed.problem === undefined ? parsed.repository : undefined;
}

/** Another release of an image is the same image; one of another repository is not. */
function isOtherRepository(
  live: SeenObject | undefined,
  after: SeenObject,
): boolean {
  return (
    live !== undefined &&
    repositoryOf(live.spec.image) !== repositoryOf(after.spec.image)
  );
}

/** What gets at files of a node: volumes of type hostPath, and where they are mounted. */
function hostAccessOf(spec: Record<string, unknown>): unknown[] {
  const volumes = entriesOf(spec.extraVolumes).filter(
    ({ hostPath }) => hostPath !== undefined,
  );
  const names = volumes.map(({ name }) => name);
  const mounts = entriesOf(spec.extraVolumeMounts).filter(({ name }) =>
    names.includes(name),
  );
  return [...volumes, ...mounts];
}

function changesHostAccess(
  live: SeenObject | undefined,
  after: SeenObject,
): boolean {
  const access = hostAccessOf(after.spec);
  if (access.length === 0) {
    return false;
  }
  const before = live ? hostAccessOf(live.spec) : [];
  return (
    isOtherRepository(live, after) ||
    access.some(each => !before.some(known => isDeepStrictEqual(known, each)))
  );
}

/**
 * The rights that follow from the object as it would be, whoever put its parts
 * there: for files of a node that were not got at before, and for commands that were
 * not there before, or either now with another image. What a statement writes is not among
 * it.
 *
 * @param live - undefined when there is no such object
 * @param after - as a dry run answers it
 * @internal
 */
export function findRightsOverResult(
  live: SeenObject | undefined,
  after: SeenObject,
  statement: PlatformModeStatement | undefined,
): NeededRight[] {
  const needed: NeededRight[] = [];
  if (changesHostAccess(live, after)) {
    needed.push({
      right: 'hostPath',
      permission: openmcpPlatformServiceHostPathPermission.name,
      purpose: 'for the volumes of type hostPath that it would have',
    });
  }
  const hasOtherCommand = commands.some(([field, byDefault]) => {
    const words = withoutFlag(after.spec[field], byDefault, statement);
    const before = withoutFlag(live?.spec[field], byDefault, statement);
    // A command was allowed for the image that it was given to: what it runs in
    // another one is another program.
    return (
      words.length > 0 &&
      (isOtherRepository(live, after) || !isDeepStrictEqual(words, before))
    );
  });
  if (hasOtherCommand) {
    needed.push({
      right: 'command',
      permission: openmcpPlatformServiceCommandPermission.name,
      purpose: 'for the commands that it would have',
    });
  }
  return needed;
}

/**
 * The spec that a verdict is given of: what a cluster answers need not be what our
 * types say, values of variables are not looked at, and commands that only tell the
 * image what is stated are the image's own.
 *
 * @internal
 */
export function toJudgedSpec(
  { spec }: SeenObject,
  statement: PlatformModeStatement | undefined,
): PlatformServiceSpec {
  const { image, runReplicas, metrics } = spec;
  const namesIn = (field: string) =>
    entriesOf(spec[field]).flatMap(({ name }) =>
      typeof name === 'string' ? [{ name }] : [],
    );
  const own = Object.fromEntries(
    commands.flatMap(([field, byDefault]) => {
      const words = withoutFlag(spec[field], byDefault, statement);
      return words.length > 0 ? [[field, words] as const] : [];
    }),
  );
  return {
    image: String(image),
    ...own,
    env: namesIn('env'),
    imagePullSecrets: namesIn('imagePullSecrets'),
    ...(typeof runReplicas === 'number' && { runReplicas }),
    ...(typeof metrics === 'object' && metrics !== null && { metrics }),
  };
}
