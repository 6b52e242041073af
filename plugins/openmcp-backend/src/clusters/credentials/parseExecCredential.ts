import { IssuedClusterCredentials } from '@openmcp/backstage-plugin-openmcp-node';
import { z } from 'zod';
import { ClusterFailure } from '../failure';

const text = z.string().trim().min(1).optional();

const execCredentialSchema = z.object({
  apiVersion: z.string(),
  kind: z.literal('ExecCredential'),
  status: z.object({
    token: text,
    clientCertificateData: text,
    clientKeyData: text,
    expirationTimestamp: z.iso.datetime({ offset: true }).nullish(),
  }),
});

function refuse(problem: string): ClusterFailure {
  return new ClusterFailure(
    'credentials-unreadable',
    `the credential helper ${problem}`,
  );
}

function parseJson(output: string): unknown {
  try {
    return JSON.parse(output);
  } catch {
    throw refuse('did not print JSON');
  }
}

/**
 * Reads what a credential helper printed.
 *
 * @param apiVersion - version of the protocol that was asked for
 * @throws ClusterFailure that repeats nothing of the output
 * @internal
 */
export function parseExecCredential(
  output: string,
  apiVersion: string,
): IssuedClusterCredentials {
  const parsed = execCredentialSchema.safeParse(parseJson(output));
  if (!parsed.success) {
    const path = parsed.error.issues[0].path.map(String).join('.');
    throw refuse(
      path
        ? `printed an ExecCredential whose ${path} is wrong`
        : 'did not print an ExecCredential',
    );
  }
  if (parsed.data.apiVersion !== apiVersion) {
    throw refuse(`speaks another version of the protocol than ${apiVersion}`);
  }
  const { token, clientCertificateData, clientKeyData, expirationTimestamp } =
    parsed.data.status;
  if (Boolean(clientCertificateData) !== Boolean(clientKeyData)) {
    throw refuse('printed a certificate without its key, or a key alone');
  }
  if (!token && !clientCertificateData) {
    throw refuse('printed an ExecCredential without credentials');
  }
  return {
    token,
    cert: clientCertificateData,
    key: clientKeyData,
    expiresAt: expirationTimestamp ? new Date(expirationTimestamp) : undefined,
  };
}
