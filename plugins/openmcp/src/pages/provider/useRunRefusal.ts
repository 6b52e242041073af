import {
  Cluster,
  decidingResult,
  EligibilityReport,
  ProviderItem,
} from '@openmcp/backstage-plugin-openmcp-common';
import { useRuleTexts } from '../../components';
import { useTranslation } from '../../language';

/**
 * Why the image cannot be run as a platform service from here, in a sentence;
 * undefined when it can, or as long as nothing is known against it. The server
 * decides in every case.
 *
 * @internal
 */
export function useRunRefusal(props: {
  item: ProviderItem;
  report?: EligibilityReport;
  cluster?: string;
  clusters?: readonly Cluster[];
  hasTemplates: boolean;
}): string | undefined {
  const { t } = useTranslation();
  const ruleTexts = useRuleTexts();
  const { cluster, clusters, item, report } = props;
  const { applicable, reason, withPlatformMode } = report?.wrap ?? item.wrap;
  if (!item.image) {
    return t('provider.run.noImage');
  }
  if (!applicable) {
    return reason ? ruleTexts.sentence(reason) : t('provider.run.noImage');
  }
  if (withPlatformMode?.outcome === 'blocked') {
    const checked = report?.wrap.withPlatformMode;
    const deciding =
      (checked && decidingResult(checked)) ??
      item.wrap.withPlatformMode?.deciding;
    return t('provider.run.blocked', {
      reason: deciding ? ruleTexts.sentence(deciding) : '',
    });
  }
  if (clusters && !clusters.some(({ may }) => may.apply)) {
    return t('provider.run.noRight');
  }
  const chosen = clusters?.find(({ name }) => name === cluster);
  if (chosen && !chosen.may.apply) {
    return t('provider.run.noRightOn', { cluster: chosen.name });
  }
  return props.hasTemplates ? undefined : t('provider.run.noTemplates');
}
