import { execFile } from 'node:child_process';
import { IssuedClusterCredentials } from '@openmcp/backstage-plugin-openmcp-node';
import { ClusterFailure } from '../failure';
import { CredentialHelper } from './CredentialHelper';
import { parseExecCredential } from './parseExecCredential';

/** Longest time that a helper may take, in milliseconds. */
const defaultTimeout = 30_000;
/** Longest output of a helper, in bytes; a credential has some kilobytes. */
const longestOutput = 1024 * 1024;

function describeEnd(error: object, timeout: number): string {
  const { code, killed } = error as { code?: unknown; killed?: boolean };
  if (code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER') {
    return 'printed too much';
  }
  if (killed) {
    return `did not end within ${timeout / 1000} seconds`;
  }
  return typeof code === 'number'
    ? `ended with exit code ${code}`
    : 'could not be run';
}

function createEnvironment(helper: CredentialHelper): NodeJS.ProcessEnv {
  const { apiVersion, cluster } = helper;
  const added = helper.env.map(({ name, value }) => [name, value]);
  return {
    ...process.env,
    ...Object.fromEntries(added),
    KUBERNETES_EXEC_INFO: JSON.stringify({
      apiVersion,
      kind: 'ExecCredential',
      // Nobody sits in front of the backend.
      spec: { interactive: false, cluster },
    }),
  };
}

/**
 * Runs a credential helper. What it prints is read and dropped, and nothing of it
 * is ever part of an error: helpers print credentials, also when they fail.
 *
 * @param timeout - longest time, in milliseconds; default 30 seconds
 * @throws ClusterFailure that says how it ended
 * @internal
 */
export function runCredentialHelper(
  helper: CredentialHelper,
  timeout: number = defaultTimeout,
): Promise<IssuedClusterCredentials> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      helper.command,
      helper.args,
      {
        env: createEnvironment(helper),
        timeout,
        killSignal: 'SIGKILL',
        maxBuffer: longestOutput,
        windowsHide: true,
      },
      (error, output) => {
        if (error) {
          reject(
            new ClusterFailure(
              'credentials-unreadable',
              `the credential helper ${describeEnd(error, timeout)}`,
            ),
          );
          return;
        }
        try {
          resolve(parseExecCredential(output, helper.apiVersion));
        } catch (problem) {
          reject(problem);
        }
      },
    );
    // It must not wait for somebody who types a password.
    child.stdin?.on('error', () => {});
    child.stdin?.end();
  });
}
