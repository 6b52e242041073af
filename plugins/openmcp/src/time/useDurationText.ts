import { useTranslation } from '../language';
import { toAge } from './age';

/**
 * Writes how long something took, in the reader's language: "45 s", "12 min".
 *
 * @internal
 */
export function useDurationText(): (milliseconds: number) => string {
  const { t } = useTranslation();
  return milliseconds => {
    const { value, unit } = toAge(milliseconds);
    return t(`time.${unit}`, { value: String(value) });
  };
}
