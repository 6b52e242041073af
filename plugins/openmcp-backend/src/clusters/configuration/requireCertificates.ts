import { createPrivateKey, KeyObject, X509Certificate } from 'node:crypto';
import { ConfigurationProblem } from './ConfigurationProblem';
import { requireFile } from './requireFile';

const certificatePattern =
  /-----BEGIN (?:TRUSTED |X509 )?CERTIFICATE-----[^-]+-----END/;

function decode(data: string): string {
  return Buffer.from(data, 'base64').toString('utf8');
}

/**
 * Tells whether a text is at least one PEM certificate in base64.
 *
 * @internal
 */
export function isCertificateData(data: string): boolean {
  return parseFirstCertificate(decode(data)) !== undefined;
}

function parseKey(pem: string): KeyObject | undefined {
  try {
    return createPrivateKey(pem);
  } catch {
    return undefined;
  }
}

function parseFirstCertificate(pem: string): X509Certificate | undefined {
  try {
    return certificatePattern.test(pem) ? new X509Certificate(pem) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Checks that there is a certificate where the configuration says so.
 *
 * @param path - of what holds `data` or `file`
 * @returns the first one
 * @throws ConfigurationProblem otherwise
 * @internal
 */
export function requireCertificates(
  path: string,
  { data, file }: { data?: string; file?: string },
): X509Certificate {
  const pem = file ? requireFile(`${path}.file`, file) : decode(data ?? '');
  const certificate = parseFirstCertificate(pem);
  if (certificate) {
    return certificate;
  }
  throw file
    ? new ConfigurationProblem(
        `${path}.file`,
        'names a file without a PEM certificate',
      )
    : new ConfigurationProblem(
        `${path}.data`,
        'is not a PEM certificate in base64',
      );
}

/**
 * Checks that there is a key that fits a certificate.
 *
 * @param path - of what holds `keyData` or `keyFile`
 * @throws ConfigurationProblem otherwise
 * @internal
 */
export function requireKey(
  path: string,
  { keyData, keyFile }: { keyData?: string; keyFile?: string },
  certificate: X509Certificate,
): void {
  const keyPath = keyFile ? `${path}.keyFile` : `${path}.keyData`;
  const pem = keyFile ? requireFile(keyPath, keyFile) : decode(keyData ?? '');
  const key = parseKey(pem);
  if (!key) {
    throw new ConfigurationProblem(
      keyPath,
      keyFile
        ? 'names a file without a PEM key that can be read'
        : 'is not a PEM key in base64 that can be read',
    );
  }
  if (!certificate.checkPrivateKey(key)) {
    throw new ConfigurationProblem(keyPath, 'does not fit the certificate');
  }
}
