import {
  MANAGED_BY_LABEL,
  OPERATOR_NAME,
} from '@openmcp/backstage-plugin-openmcp-common';
import { createConflictError } from '../../refusals';
import { findForeignOwner } from './findForeignOwner';
import { LiveObject, textsOf } from './LiveObject';

/**
 * Refuses to touch an object that somebody else looks after.
 *
 * @param mayBeOwned - true where a tool that looks after it is how the object gets
 * there
 * @param remedy - what is to be done there, for instance `change it there`
 * @throws ConflictError naming the owner: the operator's own service, or an object
 * that a tool or another object looks after
 * @internal
 */
export function refuseForeignObject(
  live: LiveObject,
  { mayBeOwned, remedy }: { mayBeOwned: boolean; remedy: string },
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
      `This PlatformService is looked after by ${owner}: ${remedy}`,
      [{ field, code: 'owned', owner, message: `is owned by ${owner}` }],
    );
  }
}

/**
 * Refuses to change an object that is not ours to change.
 *
 * @throws ConflictError as {@link refuseForeignObject}, and for an object that is
 * being deleted
 * @internal
 */
export function refuseLiveObject(
  live: LiveObject,
  { mayBeOwned }: { mayBeOwned: boolean },
): void {
  refuseForeignObject(live, { mayBeOwned, remedy: 'change it there' });
  if (live.metadata.deletionTimestamp !== undefined) {
    throw createConflictError(
      'This PlatformService is being deleted: wait until it is gone',
      [
        {
          field: 'metadata',
          code: 'terminating',
          message: 'is being deleted',
        },
      ],
    );
  }
}
