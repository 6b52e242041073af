import { ClusterFiles } from './clusterFiles';

/**
 * Ports of one cluster, all on the loopback interface.
 *
 * @internal
 */
export interface ClusterPorts {
  /** etcd for the API server. */
  etcd: number;
  /** etcd for other members, of which there are none. */
  etcdPeer: number;
  /** The API server. */
  apiServer: number;
  /** Health of kwok, which cannot be switched off. */
  kwok: number;
}

/**
 * Arguments of etcd. Its data need not survive a loss of power.
 *
 * @param files - files of the cluster
 * @param ports - ports of the cluster
 * @internal
 */
export function etcdArguments(
  files: ClusterFiles,
  ports: ClusterPorts,
): string[] {
  const client = `http://127.0.0.1:${ports.etcd}`;
  const peer = `http://127.0.0.1:${ports.etcdPeer}`;
  return [
    '--name=default',
    `--data-dir=${files.data}`,
    `--listen-client-urls=${client}`,
    `--advertise-client-urls=${client}`,
    `--listen-peer-urls=${peer}`,
    `--initial-advertise-peer-urls=${peer}`,
    `--initial-cluster=default=${peer}`,
    '--unsafe-no-fsync',
    '--log-level=warn',
  ];
}

/**
 * Arguments of the API server. It makes its own certificate, and keeps it over
 * a restart. It announces itself nowhere: no pod ever looks for it, and a
 * machine without a network has no address to announce.
 *
 * @param files - files of the cluster
 * @param ports - ports of the cluster
 * @param featureGates - features that are switched on or off
 * @internal
 */
export function apiServerArguments(
  files: ClusterFiles,
  ports: ClusterPorts,
  featureGates: Record<string, boolean>,
): string[] {
  const gates = Object.entries(featureGates).map(gate => gate.join('='));
  return [
    ...(gates.length > 0 ? [`--feature-gates=${gates}`] : []),
    `--etcd-servers=http://127.0.0.1:${ports.etcd}`,
    '--bind-address=127.0.0.1',
    '--advertise-address=127.0.0.1',
    '--endpoint-reconciler-type=none',
    `--secure-port=${ports.apiServer}`,
    `--cert-dir=${files.certificates}`,
    `--token-auth-file=${files.tokens}`,
    '--authorization-mode=RBAC',
    '--allow-privileged=true',
    '--service-cluster-ip-range=10.96.0.0/16',
    '--service-account-issuer=https://kubernetes.default.svc',
    `--service-account-key-file=${files.serviceAccountPublicKey}`,
    `--service-account-signing-key-file=${files.serviceAccountKey}`,
  ];
}

/**
 * Arguments of the controller manager. It listens on nothing.
 *
 * @param files - files of the cluster
 * @internal
 */
export function controllerManagerArguments(files: ClusterFiles): string[] {
  return [
    `--kubeconfig=${files.kubeconfig}`,
    '--leader-elect=false',
    '--secure-port=0',
    `--service-account-private-key-file=${files.serviceAccountKey}`,
    `--root-ca-file=${files.certificateAuthority}`,
  ];
}

/**
 * Arguments of the scheduler. It listens on nothing.
 *
 * @param files - files of the cluster
 * @internal
 */
export function schedulerArguments(files: ClusterFiles): string[] {
  return [
    `--kubeconfig=${files.kubeconfig}`,
    '--leader-elect=false',
    '--secure-port=0',
  ];
}

/**
 * Arguments of kwok, which plays the nodes and the pods.
 *
 * @param files - files of the cluster
 * @param ports - ports of the cluster
 * @internal
 */
export function kwokArguments(
  files: ClusterFiles,
  ports: ClusterPorts,
): string[] {
  return [
    `--kubeconfig=${files.kubeconfig}`,
    `--config=${files.stages}`,
    '--manage-all-nodes=true',
    '--node-ip=10.0.0.1',
    '--cidr=10.244.0.0/16',
    `--server-address=127.0.0.1:${ports.kwok}`,
  ];
}

/**
 * Arguments of `openmcp-operator init` and `openmcp-operator run`.
 *
 * @param command - the one or the other
 * @param environment - name of the environment
 * @param files - files of the cluster
 * @internal
 */
export function operatorArguments(
  command: 'init' | 'run',
  environment: string,
  files: ClusterFiles,
): string[] {
  return [
    command,
    `--environment=${environment}`,
    `--kubeconfig=${files.kubeconfig}`,
    `--config=${files.operatorConfiguration}`,
    ...(command === 'run'
      ? ['--metrics-bind-address=0', '--health-probe-bind-address=0']
      : []),
  ];
}
