import { PLATFORM_MODE_ANNOTATION } from '@openmcp/backstage-plugin-openmcp-common';
import { LiveObject, recordOf, textsOf } from './LiveObject';
import { appliedFields, ownedPart } from './ownedPart';

/**
 * How what stands in a repository gets onto a cluster.
 *
 * @internal
 */
export interface Delivery {
  /** Name under which the tool owns what it delivers. */
  fieldManager: string;
  /** What the tool puts onto the object beside the file. */
  labels: Record<string, string>;
  annotations: Record<string, string>;
}

/**
 * Tools that deliver by server-side apply, the usual one first.
 *
 * @remarks
 * Sources: fluxcd/kustomize-controller and fluxcd/helm-controller, `main.go`
 * (`controllerName`); argo-cd, `common/common.go` (`ArgoCDSSAManager`).
 */
const managers = [
  'kustomize-controller',
  'helm-controller',
  'argocd-controller',
] as const;

/**
 * How an object gets onto its cluster from a repository: so that a dry run on
 * behalf of the tool shows what the tool would do, removals included.
 *
 * @param live - undefined when there is no such object yet; it is then taken for one
 * that Flux delivers
 * @internal
 */
export function describeDelivery(live: LiveObject | undefined): Delivery {
  const known = live?.metadata ?? {};
  const fieldManager =
    managers.find(each => appliedFields(known, each) !== undefined) ??
    managers[0];
  const owned = recordOf(appliedFields(known, fieldManager)?.['f:metadata']);
  const textsIn = (field: 'labels' | 'annotations') =>
    Object.fromEntries(textsOf(ownedPart(known[field], owned[`f:${field}`])));
  // The record of a statement is part of the file.
  const { [PLATFORM_MODE_ANNOTATION]: _, ...annotations } =
    textsIn('annotations');
  return { fieldManager, labels: textsIn('labels'), annotations };
}
