// `yarn mutate:rules`: makes small faults in the eligibility rules, one at a time, and looks whether a test
// notices. Fails when a fault stays unnoticed that is not listed with a reason in `unnoticed.json`.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findMutants } from './findMutants.mjs';
import { SourceLoader } from './SourceLoader.mjs';
import { TestRun } from './TestRun.mjs';

const root = path.resolve(
  path.dirname(fileURLToPath(import.meta.url)),
  '../..',
);
const common = path.join(root, 'plugins/openmcp-common/src');
const rulesFolder = path.join(common, 'eligibility/rules');
const catalogModule = path.join(
  root,
  'plugins/catalog-backend-module-openmcp/src',
);

/** Tests of what all rules say together; asked where those of a rule notice nothing. */
const commonTests = [
  path.join(rulesFolder, 'undeclared.test.ts'),
  path.join(common, 'eligibility/verdicts.test.ts'),
  path.join(common, 'eligibility/views.test.ts'),
  path.join(common, 'eligibility/results.test.ts'),
  path.join(common, 'eligibility/circles.test.ts'),
  path.join(catalogModule, 'verdicts.test.ts'),
  path.join(catalogModule, 'reasons.test.ts'),
];

const loader = new SourceLoader({
  packages: { '@openmcp/backstage-plugin-openmcp-common': common },
  // Only what rests on rules has to be made anew for each fault.
  isOurs: file =>
    file.startsWith(path.join(common, 'eligibility')) ||
    file.startsWith(path.join(common, '__testUtils__')) ||
    file.startsWith(path.join(common, 'dependencies')) ||
    file === path.join(common, 'index.ts') ||
    file.startsWith(catalogModule),
});

async function firstFailure(files, replaced) {
  const run = new TestRun();
  try {
    loader.load(files, replaced, run.globals);
  } catch (error) {
    return `cannot be loaded: ${error.message}`;
  }
  if (run.count === 0) {
    throw new Error(`There are no tests in ${files}`);
  }
  return run.firstFailure();
}

function ruleNames(only) {
  const names = readdirSync(rulesFolder)
    .filter(name => /^[a-z]\w*\.ts$/.test(name) && name !== 'index.ts')
    .map(name => name.slice(0, -'.ts'.length))
    .filter(name => name !== 'eligibilityRules');
  const unknown = only.find(name => !names.includes(name));
  if (unknown) {
    throw new Error(`There is no rule "${unknown}". Rules: ${names.join()}`);
  }
  return only.length > 0 ? only : names;
}

async function testRule(rule) {
  const file = path.join(rulesFolder, `${rule}.ts`);
  const ownTests = [path.join(rulesFolder, `${rule}.test.ts`)];
  const unnoticed = [];
  const mutants = findMutants(readFileSync(file, 'utf8'));
  for (const mutant of mutants) {
    const replaced = new Map([[file, mutant.source]]);
    const noticed =
      (await firstFailure(ownTests, replaced)) ??
      (await firstFailure(commonTests, replaced));
    if (noticed === undefined) {
      unnoticed.push(mutant);
    }
  }
  return { rule, count: mutants.length, unnoticed };
}

function percent(noticed, count) {
  return `${((100 * noticed) / count).toFixed(1).padStart(5)} %`;
}

async function mutateRules() {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const only = values.only?.split(',') ?? [];
  const accepted = JSON.parse(
    readFileSync(new URL('unnoticed.json', import.meta.url), 'utf8'),
  );
  const allTests = ruleNames([]).map(name =>
    path.join(rulesFolder, `${name}.test.ts`),
  );
  const broken = await firstFailure([...allTests, ...commonTests], new Map());
  if (broken !== undefined) {
    throw new Error(`The tests fail without any fault: ${broken}`);
  }
  let all = 0;
  let missed = 0;
  const complaints = [];
  for (const name of ruleNames(only)) {
    const { rule, count, unnoticed } = await testRule(name);
    all += count;
    missed += unnoticed.length;
    process.stdout.write(
      `${percent(count - unnoticed.length, count)}  ${rule} (${
        count - unnoticed.length
      } of ${count})\n`,
    );
    const reasons = { ...accepted[rule] };
    for (const { name: fault, line } of unnoticed) {
      if (!reasons[fault]) {
        complaints.push(`${rule}.ts:${line} no test notices: ${fault}`);
      }
      delete reasons[fault];
    }
    for (const fault of Object.keys(reasons)) {
      complaints.push(`unnoticed.json, ${rule}: is noticed or gone: ${fault}`);
    }
  }
  process.stdout.write(
    `${percent(all - missed, all)}  in all (${all - missed} of ${all})\n`,
  );
  for (const complaint of complaints) {
    process.stdout.write(`${complaint}\n`);
  }
  process.exitCode = complaints.length > 0 ? 1 : 0;
}

mutateRules().catch(error => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
