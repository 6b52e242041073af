import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlatformClusterUser } from '../../types';
import { createStages } from '../stages';

/**
 * The files of one cluster.
 *
 * @internal
 */
export interface ClusterFiles {
  /** Folder of etcd's data. */
  data: string;
  /** Folder where the API server puts its certificate. */
  certificates: string;
  /** Certificate of the API server, its own authority in the same file. */
  certificateAuthority: string;
  /** Folder of the logs, a file per program. */
  logs: string;
  /** Users and their tokens. */
  tokens: string;
  /** Private key that signs the tokens of service accounts. */
  serviceAccountKey: string;
  /** Its public key. */
  serviceAccountPublicKey: string;
  /** What kwok plays. */
  stages: string;
  /** Configuration of the openmcp-operator. */
  operatorConfiguration: string;
  /** Kubeconfig of the administrator. */
  kubeconfig: string;
  /** Token of the administrator. */
  adminToken: string;
}

function quoted(value: string): string {
  return `"${value.replace(/"/g, '""')}"`;
}

function tokenLine(token: string, name: string, groups: string[]): string {
  return [token, name, `uid-${name}`, groups.join(',')].map(quoted).join(',');
}

/**
 * Writes what the programs of a cluster need before they start, into an empty
 * folder that only its owner may enter.
 *
 * @param folder - folder of the cluster; what is in it goes
 * @param users - users besides the administrator
 * @param podStartSeconds - how long a pod takes until it is ready
 * @returns the paths
 * @internal
 */
export function writeClusterFiles(
  folder: string,
  users: PlatformClusterUser[],
  podStartSeconds: number,
): ClusterFiles {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const certificates = join(folder, 'certificates');
  const files: ClusterFiles = {
    data: join(folder, 'etcd'),
    certificates,
    certificateAuthority: join(certificates, 'apiserver.crt'),
    logs: join(folder, 'logs'),
    tokens: join(folder, 'tokens.csv'),
    serviceAccountKey: join(folder, 'service-account.key'),
    serviceAccountPublicKey: join(folder, 'service-account.pub'),
    stages: join(folder, 'stages.yaml'),
    operatorConfiguration: join(folder, 'openmcp-operator.yaml'),
    kubeconfig: join(folder, 'kubeconfig'),
    adminToken: randomBytes(24).toString('hex'),
  };
  mkdirSync(files.logs);

  const keys = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const tokenLines = [
    tokenLine(files.adminToken, 'platform-admin', ['system:masters']),
    ...users.map(({ name, groups = [], token = `${name}-token` }) =>
      tokenLine(token, name, groups),
    ),
  ];
  const contents: [string, string][] = [
    [files.tokens, `${tokenLines.join('\n')}\n`],
    [files.serviceAccountKey, keys.privateKey],
    [files.serviceAccountPublicKey, keys.publicKey],
    [
      files.stages,
      createStages(podStartSeconds)
        .map(stage => `---\n${JSON.stringify(stage)}\n`)
        .join(''),
    ],
    // The operator panics when its configuration has no scheduler section.
    [files.operatorConfiguration, 'scheduler: {}\n'],
  ];
  for (const [path, content] of contents) {
    writeFileSync(path, content, { mode: 0o600 });
  }
  return files;
}
