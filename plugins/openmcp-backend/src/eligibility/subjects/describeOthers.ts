import {
  parseProviderTraits,
  ImageReferenceParts,
} from '@openmcp/backstage-plugin-openmcp-common';
import { Subject } from './Subject';

/**
 * Makes an image that no entity describes the subject of a question. Nothing is
 * known of it.
 *
 * @internal
 */
export function describeImage({
  repository,
  tag,
}: ImageReferenceParts): Subject {
  const known = {
    kind: 'platform-service',
    title: repository,
    trust: 'trusted',
    image: repository,
  } as const;
  return {
    type: 'image',
    title: repository,
    image: repository,
    tag,
    trust: 'untrusted',
    claimedBy: [],
    findings: [],
    known,
    visible: known,
  };
}

/**
 * Makes traits that no entity declares the subject of a question. They count for
 * the answer and for nothing else.
 *
 * @param traits - of one version; a missing range stands for every version
 * @internal
 */
export function describeTraits(
  traits: Record<string, unknown>,
  image: ImageReferenceParts | undefined,
): Subject {
  const parsed = parseProviderTraits({
    schemaVersion: 1,
    versions: [{ versionRange: '*', ...traits }],
  });
  const [version] = parsed.traits?.versions ?? [];
  const title = image?.repository ?? version?.image ?? 'traits';
  const known = {
    kind: 'service-provider',
    title,
    trust: 'trusted',
    image: image?.repository ?? version?.image,
    version: image?.tag,
    traits: version,
  } as const;
  return {
    type: 'traits',
    title,
    image: known.image,
    tag: image?.tag,
    trust: 'untrusted',
    claimedBy: [],
    findings: parsed.findings.map(finding => ({
      ...finding,
      path: finding.path.replace(/^spec\.openmcp\.versions\[0\]/, 'traits'),
    })),
    known,
    visible: known,
  };
}
