import { ClusterCredentialsRequest } from '@openmcp/backstage-plugin-openmcp-node';
import {
  canRunProgram,
  ClientCertificate,
  CredentialSource,
  FixedToken,
  issueCredentials,
  IssuedCredentials,
  runCredentialHelper,
  TokenFile,
} from '../credentials';
import { ConfigurationProblem } from './ConfigurationProblem';
import { ConnectionServices } from './ConnectionServices';
import { CredentialSettings } from './connectionSchema';
import { requireCertificates, requireKey } from './requireCertificates';
import { requireFile } from './requireFile';

function createClientCertificate(
  path: string,
  settings: NonNullable<CredentialSettings['clientCertificate']>,
): CredentialSource {
  const { data, file, keyData, keyFile } = settings;
  requireKey(path, settings, requireCertificates(path, settings));
  return new ClientCertificate(
    { data, file },
    { data: keyData, file: keyFile },
  );
}

function createHelper(
  path: string,
  settings: NonNullable<CredentialSettings['exec']>,
  { clock }: ConnectionServices,
): CredentialSource {
  const { command, args = [], env = [] } = settings;
  const apiVersion = settings.apiVersion ?? 'client.authentication.k8s.io/v1';
  if (!canRunProgram(command)) {
    throw new ConfigurationProblem(
      `${path}.command`,
      'names no program that the backend can run',
    );
  }
  const helper = { command, args, env, apiVersion };
  return new IssuedCredentials(() => runCredentialHelper(helper), clock);
}

function createProvided(
  path: string,
  name: string,
  request: ClusterCredentialsRequest,
  { providers, clock }: ConnectionServices,
): CredentialSource {
  const provider = providers.find(name);
  if (!provider) {
    throw new ConfigurationProblem(
      `${path}.authProvider`,
      'names no provider of credentials that is installed',
    );
  }
  let problem: string | undefined;
  try {
    problem = provider.findProblem?.(request);
  } catch {
    problem = 'could not be checked by the provider of credentials';
  }
  if (problem) {
    throw new ConfigurationProblem(`${path}.authMetadata`, problem);
  }
  return new IssuedCredentials(
    () => issueCredentials(provider, request),
    clock,
  );
}

/**
 * Makes what `credentials` of the configuration ask for. Files are looked at,
 * programs and providers are not asked.
 *
 * @param path - of `credentials`
 * @param cluster - whose credentials they are
 * @throws ConfigurationProblem when it cannot work as it is
 * @internal
 */
export function createCredentialSource(
  path: string,
  settings: CredentialSettings,
  cluster: { cluster: string; server: string },
  services: ConnectionServices,
): CredentialSource | undefined {
  const { tokenFile, clientCertificate, exec, authProvider } = settings;
  if (tokenFile !== undefined) {
    requireFile(`${path}.tokenFile`, tokenFile);
    return new TokenFile(tokenFile);
  }
  if (clientCertificate) {
    return createClientCertificate(
      `${path}.clientCertificate`,
      clientCertificate,
    );
  }
  if (exec) {
    return createHelper(`${path}.exec`, exec, services);
  }
  if (authProvider !== undefined) {
    const { authMetadata = {} } = settings;
    const request = { ...cluster, authMetadata };
    return createProvided(path, authProvider, request, services);
  }
  const token = settings.serviceAccountToken ?? settings.token;
  return token === undefined ? undefined : new FixedToken(token);
}
