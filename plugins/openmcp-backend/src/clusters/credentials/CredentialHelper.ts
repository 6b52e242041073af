/**
 * A program that prints credentials, by the client-go credential plugin protocol.
 *
 * @see https://kubernetes.io/docs/reference/access-authn-authz/authentication/#client-go-credential-plugins
 * @internal
 */
export interface CredentialHelper {
  command: string;
  args: string[];
  /** Added to the environment of the backend. */
  env: Array<{ name: string; value: string }>;
  /** Version of the protocol, for instance `client.authentication.k8s.io/v1`. */
  apiVersion: string;
  /** What the program is told of the cluster, when it asks for that. */
  cluster?: CredentialHelperCluster;
}

/**
 * A cluster as the protocol describes it.
 *
 * @internal
 */
export interface CredentialHelperCluster {
  server: string;
  'tls-server-name'?: string;
  'insecure-skip-tls-verify'?: boolean;
  'certificate-authority-data'?: string;
  'proxy-url'?: string;
  /** Of the kubeconfig extension `client.authentication.k8s.io/exec`. */
  config?: unknown;
}

/**
 * Versions of the protocol that are spoken.
 *
 * @internal
 */
export const credentialHelperVersions = [
  'client.authentication.k8s.io/v1',
  'client.authentication.k8s.io/v1beta1',
] as const;
