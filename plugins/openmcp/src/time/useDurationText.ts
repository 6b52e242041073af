import { useTranslationRef } from '@backstage/core-plugin-api/alpha';
import { openmcpTranslationRef } from '../translations';
import { toAge } from './age';

/**
 * Writes how long something took, in the reader's language: "45 s", "12 min".
 *
 * @internal
 */
export function useDurationText(): (milliseconds: number) => string {
  const { t } = useTranslationRef(openmcpTranslationRef);
  return milliseconds => {
    const { value, unit } = toAge(milliseconds);
    return t(`time.${unit}`, { value: String(value) });
  };
}
