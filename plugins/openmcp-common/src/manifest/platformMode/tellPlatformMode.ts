import type { PlatformModeStatement, PlatformServiceSpec } from '../../client';

function withFlag(
  command: string[] | undefined,
  defaultCommand: string,
  flag: string,
): string[] {
  const words = command?.length ? command : [defaultCommand];
  return words.includes(flag) ? [...words] : [...words, flag];
}

/**
 * The spec with the statement written into it. A command that is not given is
 * `init` and `run`, as the operator has it; a flag that is there already is not
 * added again; a variable of the same name gets the stated value.
 *
 * @remarks
 * Source of the default commands: openmcp-operator,
 * `internal/controllers/provider/install/job.go` and `deployment.go`.
 *
 * @internal
 */
export function tellPlatformMode(
  spec: PlatformServiceSpec,
  statement: PlatformModeStatement,
): PlatformServiceSpec {
  const { via, name, value } = statement;
  if (via === 'flag' && value !== undefined) {
    return {
      ...spec,
      initCommand: withFlag(spec.initCommand, 'init', value),
      runCommand: withFlag(spec.runCommand, 'run', value),
    };
  }
  if (via === 'env' && name !== undefined) {
    const told = { name, ...(value !== undefined && { value }) };
    const env = spec.env ?? [];
    return {
      ...spec,
      env: env.some(entry => entry.name === name)
        ? env.map(entry => (entry.name === name ? told : entry))
        : [...env, told],
    };
  }
  return spec;
}
