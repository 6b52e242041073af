import { useTranslation } from '../../language';

const NAMED_KINDS = [
  'Pod',
  'Job',
  'Deployment',
  'Event',
  'ClusterProvider',
  'ServiceProvider',
  'PlatformService',
] as const;

/**
 * Names kinds of objects in the plural, as a list.
 *
 * @internal
 */
export function useKindsText() {
  const { t } = useTranslation();
  return (kinds: readonly string[]): string =>
    kinds
      .map(kind => {
        const known = NAMED_KINDS.find(candidate => candidate === kind);
        return known ? t(`kinds.${known}`) : kind;
      })
      .join(', ');
}
