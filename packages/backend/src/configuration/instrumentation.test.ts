import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import { promisify } from 'node:util';
import { targetPaths } from '@backstage/cli-common';

const run = promisify(execFile);

const program = `
const { metrics } = require('@opentelemetry/api');
metrics.getMeter('test').createCounter('openmcp.tested', { unit: '{test}' }).add(1, { cluster: 'alpha' });
const look = () =>
  fetch('http://127.0.0.1:' + process.env.OTEL_EXPORTER_PROMETHEUS_PORT + '/metrics')
    .then(answer => answer.text())
    .then(text => { process.stdout.write(text); process.exit(); }, () => setTimeout(look, 20));
look();
`;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise(resolve => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise(resolve => server.close(resolve));
  return port;
}

describe('instrumentation', () => {
  it('offers what is measured to Prometheus, and nothing of the machine', async () => {
    const { stdout } = await run(
      process.execPath,
      ['--require', './instrumentation.cjs', '--eval', program],
      {
        cwd: targetPaths.resolveRoot('packages/backend'),
        env: {
          PATH: process.env.PATH,
          OTEL_EXPORTER_PROMETHEUS_PORT: String(await freePort()),
        },
        timeout: 50_000,
      },
    );
    expect(stdout).toMatch(/^openmcp_tested_total\{cluster="alpha".*\} 1$/m);
    expect(stdout).not.toContain('process_command');
  }, 60_000);
});
