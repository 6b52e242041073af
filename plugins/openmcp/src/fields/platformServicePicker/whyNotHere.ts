import { Translate } from '../../language';
import { InstalledServices } from './listPlatformServices';

/**
 * Why a PlatformService cannot be chosen; undefined when it can.
 *
 * @internal
 */
export function whyNotHere(
  name: string,
  { cluster, services }: InstalledServices,
  clusterName: string,
  t: Translate,
): string | undefined {
  const service = services.find(item => item.name === name);
  if (service) {
    return service.managedByOperator
      ? t('service.picker.operatorsOwn', { name })
      : undefined;
  }
  // What was never read says nothing of what is there; the dry run does.
  return cluster?.freshness.asOf === undefined
    ? undefined
    : t('service.picker.notThere', {
        name,
        cluster: cluster.title ?? clusterName,
      });
}
