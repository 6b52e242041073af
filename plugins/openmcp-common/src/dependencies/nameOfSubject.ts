import type { EligibilitySubject } from '../eligibility';

const KIND_PREFIX =
  /^(?:service-provider|platform-service|cluster-provider)-(?=.)/;

/**
 * The name that installations of a provider usually have: the one of the entity,
 * else the component or the image without what tells the kind.
 *
 * @internal
 */
export function nameOfSubject(subject: EligibilitySubject): string {
  const { name, image, title } = subject;
  const traits = subject.traits ?? subject.toolTraits;
  const known =
    name ??
    traits?.component ??
    image?.split('/').at(-1) ??
    traits?.provides?.[0] ??
    title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return known.replace(KIND_PREFIX, '');
}
