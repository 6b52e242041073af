import { cleanLine } from '@openmcp/backstage-plugin-openmcp-common';
import { LiveObject, recordOf, textsOf } from './LiveObject';

/**
 * Marks that tools leave on what they write, and what they are called.
 *
 * @remarks
 * Sources: fluxcd/kustomize-controller and fluxcd/helm-controller (owner labels
 * of server-side apply), helm `pkg/action/validate.go`, argo-cd
 * `common/common.go`.
 */
const marks: Array<{
  from: 'labels' | 'annotations';
  kind: string;
  name: string;
  namespace?: string;
}> = [
  {
    from: 'labels',
    kind: 'Kustomization',
    name: 'kustomize.toolkit.fluxcd.io/name',
    namespace: 'kustomize.toolkit.fluxcd.io/namespace',
  },
  {
    from: 'labels',
    kind: 'HelmRelease',
    name: 'helm.toolkit.fluxcd.io/name',
    namespace: 'helm.toolkit.fluxcd.io/namespace',
  },
  {
    from: 'annotations',
    kind: 'Helm release',
    name: 'meta.helm.sh/release-name',
    namespace: 'meta.helm.sh/release-namespace',
  },
  {
    from: 'annotations',
    kind: 'Argo CD application',
    name: 'argocd.argoproj.io/tracking-id',
  },
];

/** Longest name of an object that Kubernetes has. */
const longestName = 253;

function clean(text: unknown): string {
  return typeof text === 'string' ? cleanLine(text, longestName) : '';
}

/**
 * Who looks after an object, so that a change of ours would be undone, or would
 * be in the way.
 *
 * @returns for instance `Kustomization flux-system/openmcp`
 * @internal
 */
export function findForeignOwner({ metadata }: LiveObject): string | undefined {
  for (const { from, kind, name, namespace } of marks) {
    const texts = textsOf(metadata[from]);
    const ownName = clean(texts.get(name));
    if (ownName) {
      const ownNamespace = namespace && clean(texts.get(namespace));
      return `${kind} ${ownNamespace ? `${ownNamespace}/` : ''}${ownName}`;
    }
  }
  const { ownerReferences } = metadata;
  const [reference] = Array.isArray(ownerReferences) ? ownerReferences : [];
  const { kind, name } = recordOf(reference);
  return reference === undefined
    ? undefined
    : `${clean(kind)} ${clean(name)}`.trim() || 'another object';
}
