import type { InstalledCustomResource } from '../types';

/**
 * What installed an object.
 *
 * @internal
 */
export interface Owner {
  /** As people read it; a writer of which only the name is known has none. */
  kind?: string;
  name: string;
  /** Namespace of the object that owns it. */
  namespace?: string;
  /** Namespace that the owner installs into, where it is known. */
  releaseNamespace?: string;
}

/** Writers that tell nothing of who wanted the object. */
const ANONYMOUS =
  /^(?:kubectl|kube-apiserver|before-first-apply|helm$|flux$|unknown)/;

/** Namespace of what the openmcp-operator and its providers make. */
const OPERATOR_NAMESPACE = 'openmcp-system';

/**
 * The owner of a CRD, by the marks of those who install CRDs: Flux HelmRelease,
 * Helm, Flux Kustomization, and else the last writer that has a name of its own.
 *
 * @internal
 */
export function ownerOf({
  labels,
  annotations,
  managers,
}: InstalledCustomResource): Owner | undefined {
  const releaseNamespace = annotations['meta.helm.sh/release-namespace'];
  const helmRelease = labels['helm.toolkit.fluxcd.io/name'];
  if (helmRelease) {
    return {
      kind: 'HelmRelease',
      name: helmRelease,
      namespace: labels['helm.toolkit.fluxcd.io/namespace'],
      releaseNamespace,
    };
  }
  const release = annotations['meta.helm.sh/release-name'];
  if (release) {
    return {
      kind: 'Helm release',
      name: release,
      namespace: releaseNamespace,
      releaseNamespace,
    };
  }
  const kustomization = labels['kustomize.toolkit.fluxcd.io/name'];
  if (kustomization) {
    return {
      kind: 'Kustomization',
      name: kustomization,
      namespace: labels['kustomize.toolkit.fluxcd.io/namespace'],
    };
  }
  const writer = managers.findLast(candidate => !ANONYMOUS.test(candidate));
  return writer === undefined ? undefined : { name: writer };
}

/**
 * An owner as people read it, for instance `HelmRelease flux-system/tool`.
 *
 * @internal
 */
export function describeOwner({ kind, name, namespace }: Owner): string {
  const path = namespace ? `${namespace}/${name}` : name;
  return kind === undefined ? path : `${kind} ${path}`;
}

/**
 * Whether a CRD belongs to what a PlatformService would install: a HelmRelease of
 * its name beside the provider, or what it writes itself.
 *
 * @internal
 */
export function isOwnedBy(
  customResource: InstalledCustomResource,
  platformService: string | undefined,
): boolean {
  if (platformService === undefined) {
    return false;
  }
  const writer = `ps-${platformService}`;
  const { labels } = customResource;
  const owner = ownerOf(customResource);
  return (
    labels['app.kubernetes.io/managed-by'] === writer ||
    owner?.name === writer ||
    (owner?.name === platformService && owner.namespace === OPERATOR_NAMESPACE)
  );
}
