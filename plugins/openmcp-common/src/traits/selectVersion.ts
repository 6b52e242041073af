// By their files, so that what reads traits in a browser stays small.
import parse from 'semver/functions/parse';
import type { SemVer } from 'semver';
import { readRange } from './readRange';
import type { ProviderTraits, VersionTraits } from './types';

/**
 * The traits that are true for a version of an image.
 *
 * @remarks
 * A pre-release counts as the release that it leads to, so `v2.0.0-rc.1` has the
 * traits of `2.0.0`, unless a range names it. A digest is looked up in the digests
 * of the traits; where it stands behind a tag, it alone says which image is meant.
 * Tags that are no version (`latest`, `v1`) match nothing, because they move.
 *
 * @param traits - traits of a provider or a tool
 * @param wanted - tag, digest, or both (`v1.2.3`, `sha256:...`,
 * `v1.2.3@sha256:...`); without it the newest declared range is meant
 * @returns nothing when no range matches
 *
 * @public
 */
export function selectVersion(
  traits: ProviderTraits,
  wanted?: string,
): VersionTraits | undefined {
  if (wanted === undefined || wanted === '') {
    return newestOf(traits.versions);
  }
  const tag = tagOf(traits, wanted);
  const version = tag === undefined ? null : parse(tag.replace(/^v/, ''));
  if (!version) {
    return undefined;
  }
  const { major, minor, patch } = version;
  return (
    find(traits, version) ??
    // Only where no range speaks of the pre-release itself.
    find(traits, `${major}.${minor}.${patch}`)
  );
}

function find({ versions }: ProviderTraits, version: SemVer | string) {
  return versions.find(({ versionRange }) =>
    readRange(versionRange)?.test(version),
  );
}

function tagOf(traits: ProviderTraits, wanted: string): string | undefined {
  const digest = wanted.slice(wanted.indexOf('@') + 1);
  if (!digest.includes(':')) {
    return wanted;
  }
  for (const { digests } of traits.versions) {
    if (digests && Object.hasOwn(digests, digest)) {
      return digests[digest];
    }
  }
  return undefined;
}

function newestOf(
  versions: readonly VersionTraits[],
): VersionTraits | undefined {
  let newest: VersionTraits | undefined;
  let newestStart: SemVer | undefined;
  for (const candidate of versions) {
    const start = startOf(candidate.versionRange);
    if (
      !newest ||
      (start && (!newestStart || start.compare(newestStart) > 0))
    ) {
      newest = candidate;
      newestStart = start;
    }
  }
  return newest;
}

/** The highest version from which on a range holds, over all its alternatives. */
function startOf(range: string): SemVer | undefined {
  return readRange(range)
    ?.set.flat()
    .filter(
      // What holds for any version has none of its own.
      ({ operator, semver }) => semver.version && !operator.startsWith('<'),
    )
    .map(({ semver }) => semver)
    .sort((a, b) => a.compare(b))
    .at(-1);
}
