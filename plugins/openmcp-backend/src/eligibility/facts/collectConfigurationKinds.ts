import { ConfigurationKind, configurationKindKey } from '../../watch';
import { ProviderCatalog } from '../catalog';

/** So many kinds of configuration are watched on each cluster at most. */
export const mostConfigurationKinds = 60;

/**
 * Groups that kinds of configuration can be of: those of custom resources. All of
 * Kubernetes itself, Secrets among them, have a group without a dot or below
 * `k8s.io`.
 */
const customGroup =
  /^(?=.{1,253}$)(?!(?:.*\.)?k8s\.io$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/;
const kindName = /^[A-Za-z][A-Za-z0-9]{0,62}$/;

/**
 * The kinds of configuration that trusted traits name, of any version.
 *
 * @returns each once and in a fixed order; `leftOut`: how many there are beyond the
 * bound, or that name no kind of a custom resource
 * @internal
 */
export function collectConfigurationKinds({
  entries,
}: Pick<ProviderCatalog, 'entries'>): {
  kinds: ConfigurationKind[];
  leftOut: number;
} {
  const found = new Map<string, ConfigurationKind>();
  for (const { trusted, traits } of entries) {
    for (const { config } of trusted ? traits?.versions ?? [] : []) {
      if (config !== undefined && config !== 'none') {
        const { group, kind } = config;
        found.set(configurationKindKey(config), { group, kind });
      }
    }
  }
  const kinds = [...found.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, kind]) => kind)
    .filter(({ group, kind }) => customGroup.test(group) && kindName.test(kind))
    .slice(0, mostConfigurationKinds);
  return { kinds, leftOut: found.size - kinds.length };
}
