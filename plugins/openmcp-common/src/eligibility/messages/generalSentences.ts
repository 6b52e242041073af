import type { RuleParams } from '../types';
import type { Render } from './wording';
import { list, text } from './wording';

/** Lists of a cluster, as people call what is on them. */
const LIST_WORDS: Readonly<Record<string, string>> = {
  customResources: 'CRDs',
  purposes: 'purposes of clusters',
  configurations: 'configuration objects',
};

/**
 * Sentences that belong to no rule alone. Public, because a type is made of them.
 *
 * @public
 */
export const generalSentences = {
  'trait-not-declared': ({ traits }) => `Not declared: ${list(traits)}.`,
  'traits-not-trusted': ({ title }) =>
    `The traits of ${text(title)} are not from a trusted location.`,
  'image-claimed-twice': ({ title }) =>
    `${text(title)} and another entity claim the same image.`,
  'no-image': ({ title }) => `There is no image for ${text(title)} to run.`,
  'image-of-provider': ({ title }) =>
    `${text(title)} is a tool; its image is that of its provider.`,
  'version-not-covered': ({ title, version }) =>
    `The traits of ${text(title)} say nothing of version ${text(version)}.`,
  'evidence-of-range': ({ range }) => `The traits are for ${text(range)}.`,
  'evidence-of-other-version': ({ range, versions }) =>
    `The traits are for ${text(range)} and were read at ${list(versions)}.`,
  'newest-assumed': ({ range }) =>
    `No version was named; the newest is taken (${text(range)}).`,
  'traits-inferred': ({ traits }) =>
    `Concluded, not read or seen: ${list(traits)}.`,
  'not-checked-against-cluster': () => 'not checked against a cluster',
  'not-readable-on-cluster': ({ cluster, lists }) =>
    `not checked against ${text(cluster)}: ${list(
      wordsFor(lists),
    )} not readable there`,
  'rule-failed': ({ rule }) =>
    `The rule ${text(rule)} failed, so that it says nothing.`,
  'cluster-provider': () =>
    'A ClusterProvider provides clusters; as a PlatformService nobody would ask it.',
  'operators-own': () =>
    "openMCP's own: the openmcp-operator creates and updates it.",
  'already-there': ({ title, reason }) =>
    `${text(title)} is already there: ${text(reason)}.`,
  'no-other-route': ({ title }) => `${text(title)} brings no tool of its own.`,
} satisfies Record<string, Render>;

function wordsFor(lists: RuleParams[string]): RuleParams[string] {
  return Array.isArray(lists)
    ? lists.map(name =>
        Object.hasOwn(LIST_WORDS, name) ? LIST_WORDS[name] : name,
      )
    : lists;
}
