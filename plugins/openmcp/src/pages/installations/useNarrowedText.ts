import { formatImage } from '../../components';
import { parseTime, useTimeText } from '../../time';
import { useTranslation } from '../../language';
import { ListFilters } from './listFilters';
import { ProviderNames } from './useProviderNames';

/**
 * What of the filters no field beside the list shows, or what nothing is known beyond;
 * empty where there is nothing of that.
 *
 * @internal
 */
export function useNarrowedText(
  filters: ListFilters,
  providers: ProviderNames,
): string {
  const { t } = useTranslation();
  const text = useTimeText();
  const from = parseTime(filters.changedFrom);
  const to = parseTime(filters.changedTo);
  const parts = [
    ...filters.provider.map(ref =>
      t('installations.narrowedProvider', {
        name:
          providers.all.find(({ entityRef }) => entityRef === ref)?.title ??
          ref,
      }),
    ),
    ...filters.image.map(image =>
      t('installations.narrowedImage', {
        name: formatImage(image, t('image.impliedTag')),
      }),
    ),
  ];
  const changed = () => {
    if (from !== undefined && to !== undefined) {
      return t('installations.changedBetween', {
        from: text.clock(from),
        to: text.clock(to),
      });
    }
    if (from !== undefined) {
      return t('installations.changedFrom', { from: text.clock(from) });
    }
    return to === undefined
      ? undefined
      : t('installations.changedTo', { to: text.clock(to) });
  };
  return [
    parts.length > 0 &&
      t('installations.narrowed', { parts: parts.join(', ') }),
    changed(),
  ]
    .filter(Boolean)
    .join(' ');
}
