// A command with a process that starts one of its own. Prints the ids of both, then lives on.
import path from 'node:path';
import { Household } from '../processes/Household.mjs';

const [directory, ending] = process.argv.slice(2);
const endless = 'setInterval(() => {}, 1000)';
const script = `
  const { spawn } = require('node:child_process');
  const own = spawn(process.execPath, ['-e', ${JSON.stringify(endless)}]);
  console.log('ids', process.pid, own.pid);
  ${ending ?? endless}`;

const household = new Household();
household.start({
  name: 'first',
  nodeArguments: ['-e', endless],
  cwd: directory,
  logFile: path.join(directory, 'first.log'),
});
household.start({
  name: 'second',
  nodeArguments: ['-e', script],
  cwd: directory,
  logFile: path.join(directory, 'second.log'),
  onLine: line => process.stdout.write(`${line}\n`),
});
const reason = await household.ended;
process.stdout.write(
  `${JSON.stringify({
    signal: reason.signal,
    name: reason.process?.name,
    code: reason.code,
    lastLines: reason.process?.lastLines,
  })}\n`,
);
process.exit(0);
