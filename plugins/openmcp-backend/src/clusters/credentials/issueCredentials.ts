import {
  ClusterCredentialsProvider,
  ClusterCredentialsRequest,
  IssuedClusterCredentials,
} from '@openmcp/backstage-plugin-openmcp-node';
import { z } from 'zod';
import { untilAborted } from '../../timing';
import { ClusterFailure } from '../failure';

/** Longest time that a provider may take, in milliseconds. */
const defaultTimeout = 30_000;

const issuedSchema = z
  .object({
    token: z.string().trim().min(1).optional(),
    cert: z.string().min(1).optional(),
    key: z.string().min(1).optional(),
    expiresAt: z.date().optional(),
  })
  .refine(({ cert, key }) => Boolean(cert) === Boolean(key))
  .refine(({ token, cert }) => token !== undefined || cert !== undefined);

/**
 * Asks a provider for credentials. Its errors are not ours and may hold
 * credentials, so nothing of them is repeated.
 *
 * @param timeout - longest time, in milliseconds; default 30 seconds
 * @throws ClusterFailure that names the provider
 * @internal
 */
export async function issueCredentials(
  provider: ClusterCredentialsProvider,
  request: ClusterCredentialsRequest,
  timeout: number = defaultTimeout,
): Promise<IssuedClusterCredentials> {
  const signal = AbortSignal.timeout(timeout);
  let issued: unknown;
  try {
    issued = await untilAborted(
      provider.issueCredentials(request, signal),
      signal,
    );
  } catch {
    throw new ClusterFailure(
      'credentials-unreadable',
      `the credentials provider ${provider.name} ${
        signal.aborted ? 'did not answer in time' : 'failed'
      }`,
    );
  }
  const parsed = issuedSchema.safeParse(issued);
  if (!parsed.success) {
    throw new ClusterFailure(
      'credentials-unreadable',
      `the credentials provider ${provider.name} answered without credentials`,
    );
  }
  return parsed.data;
}
