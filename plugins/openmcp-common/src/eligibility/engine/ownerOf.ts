import type { InstalledCustomResource } from '../types';

/**
 * What installed an object.
 *
 * @internal
 */
export interface Owner {
  /** As people read it, for instance `HelmRelease flux-system/tool`. */
  text: string;
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
  const helmRelease = marked(labels, 'helm.toolkit.fluxcd.io', 'HelmRelease');
  if (helmRelease) {
    return { ...helmRelease, releaseNamespace };
  }
  const release = annotations['meta.helm.sh/release-name'];
  if (release) {
    return {
      text: `Helm release ${join(releaseNamespace, release)}`,
      name: release,
      namespace: releaseNamespace,
      releaseNamespace,
    };
  }
  const kustomization = marked(
    labels,
    'kustomize.toolkit.fluxcd.io',
    'Kustomization',
  );
  if (kustomization) {
    return kustomization;
  }
  const manager = managers
    .filter(candidate => !ANONYMOUS.test(candidate))
    .at(-1);
  return manager === undefined ? undefined : { text: manager, name: manager };
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

function marked(
  labels: Readonly<Record<string, string>>,
  prefix: string,
  kind: string,
): Owner | undefined {
  const name = labels[`${prefix}/name`];
  const namespace = labels[`${prefix}/namespace`];
  return name
    ? { text: `${kind} ${join(namespace, name)}`, name, namespace }
    : undefined;
}

function join(namespace: string | undefined, name: string): string {
  return namespace ? `${namespace}/${name}` : name;
}
