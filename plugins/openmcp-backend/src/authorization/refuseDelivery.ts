import { WritableCluster } from '../fleet';
import { createConflictError } from '../refusals';

/**
 * Lets nothing but a dry run through to a cluster that is delivered by GitOps.
 *
 * @param remedy - what is to be done with the repository, as an order
 * @throws ConflictError naming `dryRun`
 * @internal
 */
export function refuseDelivery(
  { definition }: Pick<WritableCluster, 'definition'>,
  dryRun: boolean,
  remedy: string,
): void {
  if (definition.delivery === 'gitops' && !dryRun) {
    throw createConflictError(
      `${definition.title} is written to through its repository only: ask with dryRun, and ${remedy}`,
      [
        {
          field: 'dryRun',
          code: 'gitops',
          message: 'has to be true: this cluster is delivered by GitOps',
        },
      ],
    );
  }
}
