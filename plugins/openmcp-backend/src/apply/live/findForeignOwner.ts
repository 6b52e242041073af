import { cleanLine } from '@openmcp/backstage-plugin-openmcp-common';
import { findToolOwner } from './findToolOwner';
import { LiveObject, recordOf } from './LiveObject';

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
  const tool = findToolOwner(metadata);
  if (tool) {
    return tool.name;
  }
  const { ownerReferences } = metadata;
  const [reference] = Array.isArray(ownerReferences) ? ownerReferences : [];
  const { kind, name } = recordOf(reference);
  return reference === undefined
    ? undefined
    : `${clean(kind)} ${clean(name)}`.trim() || 'another object';
}
