import { Entity } from '@backstage/catalog-model';
import { ANNOTATION } from '../../api/annotations';

/** A text somewhere in JSON of unknown shape. */
function imageOf(version: unknown): unknown {
  return typeof version === 'object' && version !== null && 'image' in version
    ? version.image
    : undefined;
}

/**
 * Whether an entity says which image it describes, by annotation or in its traits.
 *
 * @internal
 */
export function namesImage({ metadata, spec }: Entity): boolean {
  if (metadata.annotations?.[ANNOTATION.image]?.trim()) {
    return true;
  }
  const traits = spec?.openmcp;
  const versions =
    typeof traits === 'object' && traits !== null && 'versions' in traits
      ? traits.versions
      : undefined;
  return (
    Array.isArray(versions) &&
    versions.some(version => typeof imageOf(version) === 'string')
  );
}
