import { renderCyclePath } from '../../dependencies/renderCyclePath';
import type { RuleParams } from '../types';
import type { Render } from './wording';
import { list, text } from './wording';

/**
 * Sentences of the rules about what the platform cluster must have, and who owns
 * what there. Public, because a type is made of them.
 *
 * @public
 */
export const platformSentences = {
  'needs-no-config': () => 'It needs no configuration object.',
  'needs-config': params => `${configOf(params)} must exist.`,
  'needs-config-before-init': params =>
    `${configOf(params)} must exist before the init job runs.`,
  'needs-config-before-run': params =>
    `${configOf(params)} must exist before its pods start.`,
  'config-optional': params =>
    `${configOf(params)} is used where it exists; it is not needed.`,
  'config-there': params => `${configOf(params)} exists.`,
  'config-there-name-fixed': params =>
    `${configOf(params)} exists; its name does not follow the provider's.`,
  'config-name-fixed': ({ name }) =>
    `The name "${text(name)}" is written into the image.`,
  'needs-helm-deployment': () =>
    'A HelmDeployment for clusters with purpose platform must be written.',
  'needs-helm-release': () =>
    'A HelmRelease must be written into the repository of the platform.',
  'needs-own-service': () =>
    'A PlatformService for this tool must be built; nobody offers one.',
  'needs-no-capability': () => 'Nothing else must run first.',
  'needs-capabilities': ({ capabilities }) =>
    `Must be on the platform cluster first: ${list(capabilities)}.`,
  'may-need-capabilities': ({ capabilities }) =>
    `Needed in some installations: ${list(capabilities)}.`,
  'capabilities-there': ({ capabilities }) =>
    `On the platform cluster: ${list(capabilities)}.`,
  'needed-on-workload': ({ capabilities }) =>
    `Needed on workload clusters: ${list(capabilities)}.`,
  'needs-not-itself': () => 'It is not needed by what delivers it.',
  'needs-itself': ({ path }) => `A circle: ${circle(path)}.`,
  'may-need-itself': ({ path }) =>
    `A circle in some installations: ${circle(path)}.`,
  'no-tool-crds': () => 'It brings no CRDs of a tool.',
  'crds-not-seen': ({ groups }) => `It brings CRDs of ${list(groups)}.`,
  'crds-absent': ({ groups }) => `No CRDs of ${list(groups)} are there yet.`,
  'crds-own': ({ groups }) => `The CRDs of ${list(groups)} are its own.`,
  'crds-of-other': ({ groups, owner }) =>
    `The CRDs of ${list(groups)} belong to ${text(
      owner,
    )}. A second installer can delete them with all their objects.`,
  'crds-of-unknown': ({ groups }) =>
    `CRDs of ${list(groups)} are there, and nothing tells who installed them.`,
  'writes-operator-crds': () =>
    'It writes CRDs that the openmcp-operator owns, and may set them back.',
  'takes-operator-crds': ({ cluster }) =>
    `It would write the CRDs of the openmcp-operator on ${text(
      cluster,
    )}, and may set them back.`,
  'no-second-version': () => 'No second installer brings other versions.',
  'same-version-twice': ({ version }) =>
    `Another installer brings the same version, ${text(version)}.`,
  'other-version': ({ version, installed }) =>
    `Another installer brings ${text(installed)}, this one ${text(
      version,
    )}; who writes last wins.`,
  'version-by-config': ({ installed }) =>
    `Another installer brings ${text(
      installed,
    )}; the configuration of this one chooses its version.`,
  'version-not-visible': () =>
    'Another installer is there, and its CRDs do not tell their version.',
  'no-namespace': () => 'It puts nothing into a namespace of its own.',
  'namespace-not-seen': ({ namespace }) =>
    `The tool goes into the namespace ${text(namespace)}.`,
  'namespace-free': ({ namespace }) =>
    `The namespace ${text(namespace)} does not exist yet.`,
  'namespace-own': ({ namespace }) =>
    `The namespace ${text(namespace)} holds its own release.`,
  'namespace-there': ({ namespace }) =>
    `The namespace ${text(namespace)} exists, and nothing tells whose it is.`,
  'namespace-reserved': ({ namespace }) =>
    `The namespace ${text(namespace)} belongs to the platform.`,
  'namespace-of-other': ({ namespace, owner }) =>
    `The namespace ${text(namespace)} is in use by ${text(owner)}.`,
} satisfies Record<string, Render>;

function configOf({ kind, name, fields }: RuleParams): string {
  const named = name === undefined ? '' : ` "${text(name)}"`;
  const withFields = fields === undefined ? '' : ` with ${list(fields)}`;
  return `${text(kind)}${named}${withFields}`;
}

function circle(path: RuleParams[string]): string {
  return Array.isArray(path) ? renderCyclePath(path.map(text)) : text(path);
}
