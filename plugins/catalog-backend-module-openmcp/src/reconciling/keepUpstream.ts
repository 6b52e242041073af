import { LoggerService } from '@backstage/backend-plugin-api';
import { stringifyEntityRef } from '@backstage/catalog-model';
import { withFingerprint } from '../mapping';
import { createUpstreamEntities, UPSTREAM_LOCATION } from '../upstream';
import { CatalogWriter } from './CatalogWriter';

/**
 * Makes the upstream entities in the catalog those of this version, or none.
 *
 * @throws Error when the catalog does not take it
 * @internal
 */
export async function keepUpstream(
  isWanted: boolean,
  writer: CatalogWriter,
  logger: LoggerService,
  signal: AbortSignal,
): Promise<void> {
  const entities = isWanted
    ? createUpstreamEntities().map(withFingerprint)
    : [];
  await writer.put(entities, signal);
  const wanted = new Set(entities.map(entity => stringifyEntityRef(entity)));
  const gone = writer
    .entities()
    .filter(
      ({ location, entityRef }) =>
        location === UPSTREAM_LOCATION && !wanted.has(entityRef),
    );
  await writer.remove(gone, signal);
  if (gone.length > 0) {
    const refs = gone.map(({ entityRef }) => entityRef).join(', ');
    logger.info(`Removed upstream entities: ${refs}`);
  }
}
