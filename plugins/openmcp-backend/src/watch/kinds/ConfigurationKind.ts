/**
 * A kind of objects by which a provider is configured.
 *
 * @internal
 */
export interface ConfigurationKind {
  group: string;
  kind: string;
}

/**
 * Tells a kind of configuration from others of the same name.
 *
 * @internal
 */
export function configurationKindKey({
  group,
  kind,
}: ConfigurationKind): string {
  return `${group}/${kind}`;
}
