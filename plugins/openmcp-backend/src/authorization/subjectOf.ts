import {
  BackstageCredentials,
  BackstageServicePrincipal,
  BackstageUserPrincipal,
} from '@backstage/backend-plugin-api';

type Principal = BackstageUserPrincipal | BackstageServicePrincipal;

function isPrincipal(principal: unknown): principal is Principal {
  const { type } = Object(principal);
  return type === 'user' || type === 'service';
}

/**
 * Who acts: the entity reference of a person, or the subject of a service.
 *
 * @internal
 */
export function subjectOf({ principal }: BackstageCredentials): string {
  if (!isPrincipal(principal)) {
    return 'unknown';
  }
  return principal.type === 'user'
    ? principal.userEntityRef
    : principal.subject;
}
