import { z } from 'zod';
import { credentialHelperVersions } from '../credentials';
import { findProxyProblem } from '../proxies';
import { text } from './basicSchemas';

const exec = z.strictObject({
  command: text,
  args: z.array(z.string()).optional(),
  env: z.array(z.strictObject({ name: text, value: z.string() })).optional(),
  apiVersion: z.enum(credentialHelperVersions).optional(),
});

const credentials = z.strictObject({
  serviceAccountToken: text.optional(),
  token: text.optional(),
  tokenFile: text.optional(),
  clientCertificate: z
    .strictObject({
      data: text.optional(),
      file: text.optional(),
      keyData: text.optional(),
      keyFile: text.optional(),
    })
    .optional(),
  exec: exec.optional(),
  authProvider: text.optional(),
  authMetadata: z.record(z.string(), z.string()).optional(),
});

const proxy = z
  .union([z.literal(false), text], {
    error: 'must be the address of a proxy, or false',
  })
  .superRefine((value, context) => {
    const problem = value === false ? undefined : findProxyProblem(value);
    if (problem) {
      context.addIssue({ code: 'custom', message: problem });
    }
  });

const namespaces = z
  .array(
    text.regex(/^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$/, {
      error: 'is not the name of a namespace',
    }),
  )
  .min(1, { error: 'is empty' });

/**
 * How to log on at an API server, and how to know it.
 *
 * @internal
 */
export const connectionKeys = {
  credentials: credentials.optional(),
  ca: z
    .strictObject({ data: text.optional(), file: text.optional() })
    .optional(),
  proxy: proxy.optional(),
};

/**
 * What a platform cluster is like, apart from name and address.
 *
 * @internal
 */
export const landscapeKeys = {
  namespaces: namespaces.optional(),
  delivery: z.enum(['direct', 'gitops']).optional(),
  operatorDeliveredBy: z.enum(['flux', 'other']).optional(),
};

/**
 * Checked `credentials` of the configuration.
 *
 * @internal
 */
export type CredentialSettings = z.output<typeof credentials>;

/**
 * Checked {@link connectionKeys}.
 *
 * @internal
 */
export interface ConnectionSettings {
  credentials?: CredentialSettings;
  ca?: { data?: string; file?: string };
  proxy?: string | false;
}
