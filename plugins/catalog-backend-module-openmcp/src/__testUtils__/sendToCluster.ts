import { readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { text } from 'node:stream/consumers';
import { PlatformClusterHandle } from '@openmcp/platform-cluster';
import { parse } from 'yaml';

/** The certificate authority of a cluster, as its kubeconfig has it. */
function authorityOf({ kubeconfigPath, name }: PlatformClusterHandle) {
  const { clusters } = parse(readFileSync(kubeconfigPath, 'utf8'));
  const entry =
    clusters.find((each: { name: string }) => each.name === name) ??
    clusters[0];
  const data = entry.cluster['certificate-authority-data'];
  const file = entry.cluster['certificate-authority'];
  if (data) {
    return Buffer.from(data, 'base64');
  }
  return file ? readFileSync(file) : undefined;
}

/**
 * Sends a request to a platform cluster, as its administrator.
 *
 * @throws Error when it is not answered well
 */
export async function sendToCluster(
  cluster: PlatformClusterHandle,
  method: string,
  path: string,
  body?: object,
  contentType: string = 'application/json',
): Promise<void> {
  const url = new URL(path, cluster.server);
  const isSecure = url.protocol === 'https:';
  const options = {
    method,
    headers: {
      authorization: `Bearer ${cluster.adminToken}`,
      'content-type': contentType,
    },
    ...(isSecure && { ca: authorityOf(cluster) }),
  };
  await new Promise<void>((resolve, reject) => {
    const send = isSecure ? httpsRequest : httpRequest;
    const sent = send(url, options, response => {
      text(response).then(answer => {
        const { statusCode = 0 } = response;
        if (statusCode >= 200 && statusCode < 300) {
          resolve();
        } else {
          reject(
            new Error(
              `${method} ${path} was answered with ${statusCode}: ${answer}`,
            ),
          );
        }
      }, reject);
    });
    sent.on('error', reject);
    sent.end(body && JSON.stringify(body));
  });
}
