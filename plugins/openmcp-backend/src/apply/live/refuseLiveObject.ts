import {
  MANAGED_BY_LABEL,
  OPERATOR_NAME,
} from '@openmcp/backstage-plugin-openmcp-common';
import { createConflictError } from '../../refusals';
import { findForeignOwner } from './findForeignOwner';
import { LiveObject, textsOf } from './LiveObject';

/**
 * Refuses to touch an object that is not ours to change.
 *
 * @throws ConflictError naming the owner: the operator's own service, an object
 * that is being deleted, an object that a tool or another object looks after
 * @param mayBeOwned - true where such a tool is how the object gets there
 * @internal
 */
export function refuseLiveObject(
  live: LiveObject,
  { mayBeOwned }: { mayBeOwned: boolean },
): void {
  const { metadata } = live;
  const field = 'metadata';
  if (textsOf(metadata.labels).get(MANAGED_BY_LABEL) === OPERATOR_NAME) {
    throw createConflictError(
      `This PlatformService is one of the services that the ${OPERATOR_NAME} creates itself`,
      [
        {
          field,
          code: 'operators-own',
          owner: OPERATOR_NAME,
          message: `belongs to the ${OPERATOR_NAME}`,
        },
      ],
    );
  }
  const owner = mayBeOwned ? undefined : findForeignOwner(live);
  if (owner) {
    throw createConflictError(
      `This PlatformService is looked after by ${owner}: change it there`,
      [{ field, code: 'owned', owner, message: `is owned by ${owner}` }],
    );
  }
  if (metadata.deletionTimestamp !== undefined) {
    throw createConflictError(
      'This PlatformService is being deleted: wait until it is gone',
      [{ field, code: 'terminating', message: 'is being deleted' }],
    );
  }
}
