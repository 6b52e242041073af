import { ProviderItem } from '@openmcp/backstage-plugin-openmcp-common';
import { OUTCOMES, outcomeSeverity } from '../../components';

function rank({ image, wrap }: ProviderItem): number {
  if (!wrap.applicable || !image) {
    return OUTCOMES.length;
  }
  return outcomeSeverity(wrap.withPlatformMode?.outcome ?? 'unknown');
}

/**
 * Best verdict with platform mode first, then by name; what cannot be run at all
 * comes last.
 *
 * @internal
 */
export function orderProviders(providers: ProviderItem[]): ProviderItem[] {
  return [...providers].sort(
    (one, other) =>
      rank(one) - rank(other) || one.title.localeCompare(other.title),
  );
}
