import type { Findings, Path } from '../findings';
import { isInnerPath } from './checkVolumes';
import { entriesIn, fieldIn, textIn } from './reading';

const WEBHOOK_PATH = '/tmp/k8s-webhook-server/serving-certs';
const RECURSIVE = ['Disabled', 'IfPossible', 'Enabled'];
// Bidirectional needs a privileged container, which the operator never makes.
const PROPAGATION = ['None', 'HostToContainer'];

function checkMountPath(
  mountPath: string,
  path: Path,
  findings: Findings,
): void {
  if (mountPath === '') {
    findings.error(path, 'empty');
  } else if (!mountPath.startsWith('/')) {
    findings.warning(path, 'mount-path-relative', { path: mountPath });
  }
  if (mountPath.includes(':')) {
    findings.warning(path, 'mount-path-colon', { path: mountPath });
  }
  if (mountPath === WEBHOOK_PATH) {
    findings.warning(path, 'volume-of-the-operator', { name: mountPath });
  }
}

function checkOptions(
  entry: Record<string, unknown>,
  path: Path,
  findings: Findings,
): void {
  const combination = (name: string, other: string) =>
    findings.error([...path, name], 'mount-combination', { name, other });
  const oneOf = (name: string, allowed: readonly string[]) => {
    const value = textIn(entry, name);
    if (value !== undefined && !allowed.includes(value)) {
      findings.error([...path, name], 'not-one-of', { value, allowed });
    }
  };
  oneOf('recursiveReadOnly', RECURSIVE);
  oneOf('mountPropagation', PROPAGATION);
  for (const name of ['subPath', 'subPathExpr']) {
    const subPath = textIn(entry, name);
    if (subPath && !isInnerPath(subPath)) {
      findings.error([...path, name], 'mount-sub-path', { path: subPath });
    }
  }
  if (textIn(entry, 'subPath') && textIn(entry, 'subPathExpr')) {
    combination('subPathExpr', 'subPath');
  }
  const recursive = textIn(entry, 'recursiveReadOnly') ?? 'Disabled';
  if (recursive !== 'Disabled') {
    if (fieldIn(entry, 'readOnly') !== true) {
      combination('recursiveReadOnly', 'readOnly: false');
    }
    const propagation = textIn(entry, 'mountPropagation') ?? 'None';
    if (propagation !== 'None') {
      combination('recursiveReadOnly', `mountPropagation: ${propagation}`);
    }
  }
}

/**
 * Checks where volumes are mounted. A cluster takes any here; a mount without
 * its volume or with options that do not fit makes the init Job fail
 * (`InitJobCreationFailed`, "Not found", "Unsupported value"). A relative path
 * works: the kubelet puts a / before it.
 *
 * @remarks
 * Source: Kubernetes, `pkg/apis/core/validation/validation.go`; relative paths:
 * `pkg/kubelet/kubelet_pods.go`.
 *
 * @internal
 */
export function checkMounts(spec: unknown, findings: Findings): void {
  const volumes = new Set(
    entriesIn(spec, 'extraVolumes').flatMap(
      ({ entry }) => textIn(entry, 'name') ?? [],
    ),
  );
  for (const { position, entry } of entriesIn(spec, 'extraVolumeMounts')) {
    const path = ['spec', 'extraVolumeMounts', position];
    const name = textIn(entry, 'name');
    if (name !== undefined && !volumes.has(name)) {
      findings.error([...path, 'name'], 'mount-without-volume', { name });
    }
    const mountPath = textIn(entry, 'mountPath');
    if (mountPath !== undefined) {
      checkMountPath(mountPath, [...path, 'mountPath'], findings);
    }
    checkOptions(entry, path, findings);
  }
}
