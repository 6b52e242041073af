import {
  EligibilitySubject,
  selectVersion,
  Trust,
  ImageReferenceParts,
} from '@openmcp/backstage-plugin-openmcp-common';
import { CatalogEntry, ProviderCatalog } from '../catalog';
import { Subject } from './Subject';

/**
 * Which entities a caller may be told of.
 *
 * @internal
 */
export type IsVisible = (entry: CatalogEntry) => boolean;

/**
 * The traits of a version, of the newest where none are declared for it.
 *
 * @internal
 */
export const selectOrNewest: typeof selectVersion = (traits, version) =>
  selectVersion(traits, version) ?? selectVersion(traits);

/**
 * Which version an image is: what runs is what the digest says, and a tag beside
 * it is decoration. Without both it is the one that is called "latest".
 */
function versionOf(
  { tag = 'latest', digest }: ImageReferenceParts,
  { traits }: CatalogEntry,
): string {
  if (digest === undefined) {
    return tag;
  }
  const declared = traits?.versions.map(({ digests }) => digests?.[digest]);
  return declared?.find(version => version !== undefined) ?? digest;
}

/**
 * What the rules are told of an entity.
 *
 * @param options - `version`: tag or digest; the newest where it is missing.
 * `select`: which traits stand for the version; default: only those that are
 * declared for it
 * @internal
 */
export function createEligibilitySubject(
  entry: CatalogEntry,
  options: {
    trust: Trust;
    version?: string;
    tool?: CatalogEntry;
    repository?: string;
    select?: typeof selectVersion;
  },
): EligibilitySubject {
  const { trust, version, tool, select = selectVersion } = options;
  const subject: EligibilitySubject = {
    kind: entry.kind,
    title: entry.title,
    name: entry.installationName,
    trust,
    image: options.repository ?? entry.repositories[0],
    version,
  };
  // Of two that claim one image, neither can be believed.
  if (trust !== 'trusted' || !entry.traits) {
    return subject;
  }
  const traits = select(entry.traits, version);
  return {
    ...subject,
    managedByOperator: entry.traits.managedByOperator,
    traits,
    toolTraits:
      tool?.traits && selectOrNewest(tool.traits, traits?.toolVersion),
    alreadyThere: entry.traits.alreadyThere ?? tool?.traits?.alreadyThere,
  };
}

/**
 * Makes an entity the subject of a question.
 *
 * @param image - chooses the version; default: the tag that the entity proposes
 * @internal
 */
export function describeEntry(
  entry: CatalogEntry,
  catalog: ProviderCatalog,
  isVisible: IsVisible,
  image?: ImageReferenceParts,
): Subject {
  const conflicts = catalog.conflictsOf(entry);
  const otherTrust: Trust = entry.trusted ? 'trusted' : 'untrusted';
  const trust: Trust = conflicts.length > 0 ? 'conflicting' : otherTrust;
  const tag = image ? image.tag : entry.proposedTag;
  const version = image ? versionOf(image, entry) : tag;
  const tool = entry.tool === undefined ? undefined : catalog.find(entry.tool);
  const options = { trust, version, repository: image?.repository };
  const describe = (select: typeof selectVersion) => {
    const known = createEligibilitySubject(entry, { ...options, tool, select });
    return {
      known,
      visible:
        !tool || isVisible(tool)
          ? known
          : createEligibilitySubject(entry, { ...options, select }),
    };
  };
  const wanted = describe(selectVersion);
  return {
    type: entry.kind === 'tool' ? 'tool' : 'provider',
    entry,
    title: entry.title,
    image: image?.repository ?? entry.image,
    tag,
    trust,
    claimedBy: conflicts.filter(isVisible),
    findings: entry.findings,
    ...wanted,
    newest:
      trust === 'trusted' && entry.traits && !wanted.known.traits
        ? describe(selectOrNewest)
        : undefined,
  };
}
