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
    const installed = versions.join(', ');
    const params = { version: toolVersion, ...(installed && { installed }) };
    if (versions.length === 0) {
      return answer('warning', 'version-not-visible', params, { objects });
    }
    const useSame = remedy('platform-owner', 'use-same-version', { installed });
    if (toolVersion === 'configured') {
      return answer('warning', 'version-by-config', params, {
        remedy: useSame,
        objects,
      });
    }
    return versions.includes(normalize(toolVersion)) && agree
      ? answer('warning', 'same-version-twice', params, { objects })
      : answer('blocked', 'other-version', params, {
          remedy: useSame,
          objects,
        });
  },
};

/** The versions that CRDs tell, and whether all that tell one tell the same. */
function compareVersions(customResources: readonly InstalledCustomResource[]) {
  // An installer writes the same into all of its CRDs, so that few are read.
  const distinct: InstalledCustomResource[] = [];
  for (const customResource of customResources) {
    if (!distinct.some(known => tellTheSame(known, customResource))) {
      distinct.push(customResource);
    }
  }
  const told = distinct
    .map(customResource =>
      VERSION_MARKS.map(mark => readMark(customResource, mark))
        .filter(version => version !== undefined)
        .map(normalize),
    )
    .filter(versions => versions.length > 0);
  return {
    versions: [...new Set(told.flat())],
    agree: new Set(told.map(versions => versions.join())).size <= 1,
  };
}

function tellTheSame(
  first: InstalledCustomResource,
  second: InstalledCustomResource,
): boolean {
  return VERSION_MARKS.every(
    mark => readMark(first, mark) === readMark(second, mark),
  );
}

function readMark(
  { annotations, labels }: InstalledCustomResource,
  mark: string,
): string | undefined {
  if (Object.hasOwn(labels, mark)) {
    return labels[mark];
  }
  return Object.hasOwn(annotations, mark) ? annotations[mark] : undefined;
}

/**
 * `tool-v1.2.3` and `v1.2.3` are `1.2.3`: without the name of a chart and the
 * `v`. A pre-release is part of the version.
 */
function normalize(version: string): string {
  return version.replace(/^(?:(?!v?\d+\.\d+).*?-)?v?(?=\d+\.\d+)/, '');
}
