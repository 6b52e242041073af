import { EligibilityReport } from '@openmcp/backstage-plugin-openmcp-common';
import { writeManifest } from '@openmcp/backstage-plugin-openmcp-common/manifest-writer';
import { buildProviderConfiguration } from '@openmcp/backstage-plugin-openmcp-common/provider-configuration';
import { Subject } from '../subjects';

/**
 * The configuration object that a provider needs, as YAML with what is missing in
 * it. Only traits that may be relied on say what goes onto a cluster.
 *
 * @param name - name of the PlatformService, where one was given
 * @returns undefined where none is needed, or nothing is known of it
 * @internal
 */
export function draftConfiguration(
  { trust, visible }: Subject,
  name: string | undefined,
): EligibilityReport['configuration'] {
  const providerName = name ?? visible.name;
  if (trust !== 'trusted' || !visible.traits || providerName === undefined) {
    return undefined;
  }
  const draft = buildProviderConfiguration({
    traits: visible.traits,
    providerName,
  });
  if (!draft) {
    return undefined;
  }
  const { object, neededBefore, optional, findings } = draft;
  return {
    manifest: writeManifest(object),
    apiVersion: object.apiVersion,
    kind: object.kind,
    name: object.metadata.name,
    neededBefore,
    optional,
    findings: findings.map(({ field, code, message }) => ({
      field,
      code,
      message,
    })),
  };
}
