import { ClusterRights } from '@openmcp/backstage-plugin-openmcp-common';

/**
 * A part of the further settings.
 *
 * @internal
 */
export type Part =
  | 'pullSecrets'
  | 'volumes'
  | 'hostPath'
  | 'spread'
  | 'metrics'
  | 'commands'
  | 'force';

const ALL: readonly Part[] = [
  'pullSecrets',
  'volumes',
  'hostPath',
  'spread',
  'metrics',
  'commands',
  'force',
];

/** Parts that take a right of their own, and which. */
const RIGHTS: Partial<Record<Part, keyof ClusterRights>> = {
  hostPath: 'hostPath',
  commands: 'command',
  force: 'force',
};

/** What a template has that does not say. */
const USUAL: readonly Part[] = ['pullSecrets', 'volumes', 'spread', 'metrics'];

/**
 * The parts that a template has.
 *
 * @param uiSchema - what the form knows of the field
 * @internal
 */
export function templateParts(uiSchema: unknown): readonly Part[] {
  const { allow } = Object(Object(uiSchema)['ui:options']);
  return Array.isArray(allow)
    ? ALL.filter(part => allow.includes(part))
    : USUAL;
}

/**
 * The parts that a person may set: those of the template, without those whose
 * right is missing on the cluster.
 *
 * @param may - undefined while it is not known
 * @internal
 */
export function allowedParts(
  parts: readonly Part[],
  may: ClusterRights | undefined,
): readonly Part[] {
  return parts.filter(part => {
    const right = RIGHTS[part];
    return right === undefined || may?.[right] === true;
  });
}
