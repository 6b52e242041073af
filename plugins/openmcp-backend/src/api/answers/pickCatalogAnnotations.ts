/**
 * Annotations by which an object says how a catalog shows it. Others are not
 * answered: some hold what was typed in by whoever wrote the object.
 */
const NAMES = [
  'openmcp.cloud/catalog',
  'openmcp.cloud/title',
  'openmcp.cloud/description',
  'openmcp.cloud/owner',
  'openmcp.cloud/system',
  'openmcp.cloud/lifecycle',
  'openmcp.cloud/tags',
  'openmcp.cloud/links',
] as const;

/**
 * What an object says of how a catalog shows it.
 *
 * @returns undefined when it says nothing, which is so for most
 * @internal
 */
export function pickCatalogAnnotations(
  annotations: Readonly<Record<string, string>>,
): Record<string, string> | undefined {
  const said = NAMES.filter(name => annotations[name]);
  return said.length > 0
    ? Object.fromEntries(said.map(name => [name, annotations[name]]))
    : undefined;
}
