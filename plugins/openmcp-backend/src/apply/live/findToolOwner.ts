import { cleanLine } from '@openmcp/backstage-plugin-openmcp-common';
import { textsOf } from './LiveObject';

/**
 * A tool that looks after an object.
 *
 * @internal
 */
export interface ToolOwner {
  tool: 'flux' | 'helm' | 'argo-cd';
  /** For instance `Kustomization flux-system/openmcp`. */
  name: string;
}

/**
 * Marks that tools leave on what they write, and what they are called.
 *
 * @remarks
 * Sources: fluxcd/kustomize-controller and fluxcd/helm-controller (owner labels
 * of server-side apply), helm `pkg/action/validate.go`, argo-cd
 * `common/common.go`.
 */
const marks: Array<{
  tool: ToolOwner['tool'];
  from: 'labels' | 'annotations';
  kind: string;
  name: string;
  namespace?: string;
}> = [
  {
    tool: 'flux',
    from: 'labels',
    kind: 'Kustomization',
    name: 'kustomize.toolkit.fluxcd.io/name',
    namespace: 'kustomize.toolkit.fluxcd.io/namespace',
  },
  {
    tool: 'flux',
    from: 'labels',
    kind: 'HelmRelease',
    name: 'helm.toolkit.fluxcd.io/name',
    namespace: 'helm.toolkit.fluxcd.io/namespace',
  },
  {
    tool: 'helm',
    from: 'annotations',
    kind: 'Helm release',
    name: 'meta.helm.sh/release-name',
    namespace: 'meta.helm.sh/release-namespace',
  },
  {
    tool: 'argo-cd',
    from: 'annotations',
    kind: 'Argo CD application',
    name: 'argocd.argoproj.io/tracking-id',
  },
];

/** Longest name of an object that Kubernetes has. */
const longestName = 253;

/**
 * The tool that looks after an object, by the marks that tools leave on what they
 * write.
 *
 * @internal
 */
export function findToolOwner(metadata: {
  labels?: unknown;
  annotations?: unknown;
}): ToolOwner | undefined {
  for (const { tool, from, kind, name, namespace } of marks) {
    const texts = textsOf(metadata[from]);
    const read = (key: string) => cleanLine(texts.get(key) ?? '', longestName);
    const ownName = read(name);
    if (ownName) {
      const ownNamespace = namespace && read(namespace);
      return {
        tool,
        name: `${kind} ${ownNamespace ? `${ownNamespace}/` : ''}${ownName}`,
      };
    }
  }
  return undefined;
}
