import { runCommandLine } from './runCommandLine';

runCommandLine(process.argv.slice(2)).then(
  code => process.exit(code),
  error => {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  },
);
