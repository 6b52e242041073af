import { useCallback } from 'react';
import { compareMessages } from '../../messages';
import { useTranslation } from '../../language';

type ShortReason = keyof typeof compareMessages.compare.short;

function isShort(code: string): code is ShortReason {
  return Object.hasOwn(compareMessages.compare.short, code);
}

/**
 * Says in two words why something is not asked.
 *
 * @internal
 */
export function useReasonText() {
  const { t } = useTranslation();
  return useCallback(
    (code: string): string =>
      isShort(code) ? t(`compare.short.${code}`) : t('compare.notApplicable'),
    [t],
  );
}
