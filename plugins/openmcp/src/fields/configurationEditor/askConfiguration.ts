import { EligibilityReport } from '@openmcp/backstage-plugin-openmcp-common';
import { OpenmcpApi } from '../../api';
import { FormValues } from '../common';

/**
 * The configuration object that a provider needs, as the backend drafts it.
 *
 * @internal
 */
export type ConfigurationDraft = NonNullable<
  EligibilityReport['configuration']
>;

/**
 * What is known of the configuration object of a form.
 *
 * @internal
 */
export interface AskedConfiguration {
  /** Missing when none is needed or known. */
  draft?: ConfigurationDraft;
  /** True where files are written, and not the cluster. */
  isThroughRepository: boolean;
}

/**
 * Asks whether the provider of a form needs a configuration object.
 *
 * @internal
 */
export async function askConfiguration(
  api: OpenmcpApi,
  { cluster, image, name, provider }: FormValues,
  signal?: AbortSignal,
): Promise<AskedConfiguration> {
  const [report, clusters] = await Promise.all([
    api.checkEligibility({ provider, image, cluster, name }, { signal }),
    api.getClusters({ signal }),
  ]);
  return {
    draft: report.configuration,
    isThroughRepository:
      clusters.items.find(item => item.name === cluster)?.delivery === 'gitops',
  };
}
