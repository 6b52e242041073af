import { answer, notChecked, remedy } from '../engine/answers';
import { customResourceEvidence } from '../engine/customResourceEvidence';
import { findToolCustomResources } from '../engine/findToolCustomResources';
import { undeclared } from '../engine/undeclared';
import type { InstalledCustomResource } from '../types';
import type { EligibilityRule } from './EligibilityRule';

/** Where installers write which version a CRD is of. */
const VERSION_MARKS = [
  'open-control-plane.io/crd-version',
  'app.kubernetes.io/version',
  'helm.sh/chart',
];

/**
 * Where two installers carry different versions of a CRD, the last one that writes
 * wins, and that may be a downgrade.
 *
 * @internal
 */
export const crdVersionSkew: EligibilityRule = {
  id: 'crd-version-skew',
  belongsTo: 'both',
  reads: ['toolCrdGroups', 'toolVersion'],
  requires: { wrap: ['toolCrdGroups'], host: ['toolCrdGroups'] },
  live: ['customResources'],
  check(context) {
    const { toolCrdGroups = [], toolVersion } = context.traits;
    if (toolCrdGroups.length === 0) {
      return answer('ok', 'no-tool-crds');
    }
    if (toolVersion === undefined) {
      return undeclared(context, ['toolVersion']);
    }
    const found = findToolCustomResources(context);
    if (!found) {
      const notes = [notChecked(context, ['customResources'])];
      return answer(
        'ok',
        'no-second-version',
        { version: toolVersion },
        {
          notes,
        },
      );
    }
    if (found.others.length === 0) {
      return answer('ok', 'no-second-version', { version: toolVersion });
    }
    const objects = customResourceEvidence(found.others);
    const { versions, agree } = found.fromOthers(compareVersions);
    const installed = [...versions].join(', ');
    const params = { version: toolVersion, ...(installed && { installed }) };
    if (versions.size === 0) {
      return answer('warning', 'version-not-visible', params, { objects });
    }
    const useSame = remedy('platform-owner', 'use-same-version', { installed });
    if (toolVersion === 'configured') {
      return answer('warning', 'version-by-config', params, {
        remedy: useSame,
        objects,
      });
    }
    return versions.has(normalize(toolVersion)) && agree
      ? answer('warning', 'same-version-twice', params, { objects })
      : answer('blocked', 'other-version', params, {
          remedy: useSame,
          objects,
        });
  },
};

/** The versions that CRDs tell, and whether all that tell one tell the same. */
function compareVersions(customResources: readonly InstalledCustomResource[]) {
  const told = customResources
    .map(readVersions)
    .filter(versions => versions.length > 0);
  return {
    versions: new Set(told.flat()),
    agree: new Set(told.map(versions => versions.join())).size <= 1,
  };
}

function readVersions({
  annotations,
  labels,
}: InstalledCustomResource): string[] {
  return VERSION_MARKS.flatMap(mark => {
    const marks = Object.hasOwn(labels, mark) ? labels : annotations;
    return Object.hasOwn(marks, mark) ? [normalize(marks[mark])] : [];
  });
}

/** `tool-v1.2.3` and `v1.2.3` are `1.2.3`. */
/** Without the name of a chart and the `v`; a pre-release is part of it. */
function normalize(version: string): string {
  return version.replace(/^(?:(?!v?\d+\.\d+).*?-)?v?(?=\d+\.\d+)/, '');
}
