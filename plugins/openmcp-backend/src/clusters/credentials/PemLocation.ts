import { readCredentialFile } from './readCredentialFile';

/**
 * Certificates or a key, where they are kept.
 *
 * @internal
 */
export interface PemLocation {
  /** PEM in base64, as in a kubeconfig. */
  data?: string;
  /** Path of a PEM file; wins over `data`. */
  file?: string;
}

/**
 * @param what - names the PEM to people, for instance `client certificate`
 * @returns undefined when there is neither data nor a file
 * @throws ClusterFailure when a file cannot be read
 * @internal
 */
export async function readPem(
  { data, file }: PemLocation,
  what: string,
): Promise<string | undefined> {
  if (file) {
    return readCredentialFile(file, what);
  }
  return data && Buffer.from(data, 'base64').toString('utf8');
}
