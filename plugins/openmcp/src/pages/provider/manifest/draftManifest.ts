import {
  buildPlatformService,
  checkPlatformService,
  ManifestFinding,
  PlatformModeDeclaration,
  ProviderItem,
} from '@openmcp/backstage-plugin-openmcp-common';
import { writeManifest } from '@openmcp/backstage-plugin-openmcp-common/manifest-writer';
import { isNode, LineCounter, parseDocument } from 'yaml';

/** Stands for a version where none is known. */
export const NO_TAG = 'VERSION';

/**
 * A manifest with what would be said about it.
 *
 * @internal
 */
export interface DraftManifest {
  name: string;
  text: string;
  findings: Array<{ line?: number; message: string; severity: string }>;
}

/** `/spec/env/0/name` as the steps that lead there. */
function stepsOf(pointer: string): Array<string | number> {
  return pointer
    .split('/')
    .slice(1)
    .map(step => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map(step => (/^\d+$/.test(step) ? Number(step) : step));
}

/** The line of a field, or of what it would stand in. */
function lineOf(text: string, pointer: string): number | undefined {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  // The check calls the name by its own, as it stands in the request.
  const steps = stepsOf(pointer === '/name' ? '/metadata/name' : pointer);
  for (let length = steps.length; length > 0; length--) {
    const found: unknown = document.getIn(steps.slice(0, length), true);
    if (isNode(found) && found.range) {
      return lineCounter.linePos(found.range[0]).line;
    }
  }
  return undefined;
}

/**
 * The PlatformService that the form would write with its presets, and what the
 * checks find in it.
 *
 * @param item - with an image
 * @param platformMode - how the image is told, as its traits declare it
 * @internal
 */
export function draftManifest(
  item: Pick<ProviderItem, 'image' | 'installationName' | 'name' | 'tag'>,
  platformMode: PlatformModeDeclaration | undefined,
): DraftManifest {
  const name = item.installationName ?? item.name;
  const spec = { image: `${item.image}:${item.tag ?? NO_TAG}` };
  const object = buildPlatformService({
    name,
    spec,
    platformMode: platformMode && {
      via: platformMode.via,
      name: platformMode.name,
      value: platformMode.value,
    },
  });
  const text = writeManifest(object);
  const findings = checkPlatformService({ name, spec: object.spec }).map(
    (finding: ManifestFinding) => ({
      line: lineOf(text, finding.pointer),
      message: finding.message,
      severity: finding.severity,
    }),
  );
  return { name, text, findings };
}
