/**
 * A program of the control plane: its file name and the Go package that it is
 * built from. The packages are tools of `modules/go.mod`.
 *
 * @internal
 */
export const controlPlanePrograms = {
  etcd: 'go.etcd.io/etcd/server/v3',
  'kube-apiserver': 'k8s.io/kubernetes/cmd/kube-apiserver',
  'kube-controller-manager': 'k8s.io/kubernetes/cmd/kube-controller-manager',
  'kube-scheduler': 'k8s.io/kubernetes/cmd/kube-scheduler',
  kwok: 'sigs.k8s.io/kwok/cmd/kwok',
  'openmcp-operator':
    'github.com/openmcp-project/openmcp-operator/cmd/openmcp-operator',
} as const;

/**
 * Name of a program of the control plane.
 *
 * @public
 */
export type ControlPlaneProgram = keyof typeof controlPlanePrograms;

/**
 * Version of Kubernetes, that of `modules/go.mod`. Programs built outside of
 * Kubernetes' own build do not know their version, and clients cannot parse the
 * one they then report.
 *
 * @internal
 */
export const kubernetesVersion = 'v1.36.3';

/**
 * Version of the openmcp-operator, that of `modules/go.mod`.
 *
 * @internal
 */
export const operatorVersion = 'v1.3.0';

/**
 * Flags of the Go linker: no symbol table, and the version of Kubernetes.
 *
 * @internal
 */
export const linkerFlags = (() => {
  const [major, minor] = kubernetesVersion.slice(1).split('.');
  const variables = Object.entries({
    gitVersion: kubernetesVersion,
    gitMajor: major,
    gitMinor: minor,
  }).map(
    ([name, value]) => `-X k8s.io/component-base/version.${name}=${value}`,
  );
  return ['-s', '-w', ...variables].join(' ');
})();
