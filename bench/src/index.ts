import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readOptions } from './readOptions';
import { machineFacts } from './results/machineFacts';
import { renderTable } from './results/renderTable';
import { toResults } from './results/toResults';
import type { Result } from './results/toResults';
import type { Samples } from './measuring/Sample';
import type { RunOptions, Suite } from './Suite';
import { suites } from './suites';

const file = path.resolve(
  require.resolve('../package.json'),
  '../results.json',
);

function tell(message: string): void {
  process.stderr.write(`${message}\n`);
}

/** One suite that fails takes nothing away from the others. */
async function runSuite(
  suite: Suite,
  options: Pick<RunOptions, 'rounds' | 'isWanted'>,
): Promise<Samples> {
  try {
    return await suite.run({ ...options, onProgress: tell });
  } catch (error) {
    process.exitCode = 1;
    const ids = suite.benchmarks.map(({ id }) => id).join(', ');
    tell(`Not measured: ${ids}`);
    tell(error instanceof Error ? error.message : String(error));
    return new Map();
  }
}

async function run(): Promise<void> {
  const options = readOptions(
    process.argv.slice(2),
    suites.flatMap(({ benchmarks }) => benchmarks.map(({ id }) => id)),
  );
  const machine = machineFacts();
  const results: Result[] = [];
  for (const suite of suites) {
    if (suite.benchmarks.some(({ id }) => options.isWanted(id))) {
      const samples = await runSuite(suite, options);
      results.push(
        ...toResults(suite.benchmarks, samples).filter(({ id }) =>
          options.isWanted(id),
        ),
      );
    }
  }
  process.stdout.write(`${renderTable(results)}\n`);
  writeFileSync(file, `${JSON.stringify({ machine, results }, null, 2)}\n`);
  process.stdout.write(`\nAlso in ${path.relative(process.cwd(), file)}.\n`);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => process.exit(1));
}

run().then(
  () => process.exit(),
  error => {
    tell(error instanceof Error ? error.message : String(error));
    process.exit(1);
  },
);
