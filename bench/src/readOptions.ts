import { parseArgs } from 'node:util';

const usage = 'npm run bench -- [--only <id,id>] [--rounds <number>]';

/** Fewer rounds would say too little of a busy machine. */
const usualRounds = 5;

/**
 * What the command line asks for.
 *
 * @throws Error that tells how it is used
 * @internal
 */
export function readOptions(
  args: string[],
  ids: readonly string[],
): { rounds: number; isWanted: (id: string) => boolean } {
  const { only, rounds } = parse(args);
  const wanted = only?.split(',').filter(Boolean) ?? ids;
  const unknown = wanted.find(id => !ids.includes(id));
  if (unknown !== undefined) {
    throw new Error(
      `There is no benchmark "${unknown}". Benchmarks: ${ids.join(', ')}`,
    );
  }
  const count = rounds === undefined ? usualRounds : Number(rounds);
  if (!Number.isInteger(count) || count < 1) {
    throw new Error(`"${rounds}" is no number of rounds.\n\n${usage}`);
  }
  return { rounds: count, isWanted: id => wanted.includes(id) };
}

function parse(args: string[]): { only?: string; rounds?: string } {
  try {
    return parseArgs({
      args,
      options: { only: { type: 'string' }, rounds: { type: 'string' } },
    }).values;
  } catch (error) {
    throw new Error(`${Error(String(error)).message}\n\n${usage}`);
  }
}
