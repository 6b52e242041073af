import { DependencyReport } from '@openmcp/backstage-plugin-openmcp-common';
import { digest, stringifyWithoutAsOf } from '../../digest';
import { DependencyPage } from '../../eligibility';
import { Answer } from './Answer';

/**
 * The answer to `GET /v1/dependencies`.
 *
 * @internal
 */
export function createDependencyAnswer(page: DependencyPage): Answer {
  const etag = digest([stringifyWithoutAsOf(page)]);
  const content: DependencyReport = { ...page, etag };
  return { body: JSON.stringify(content), etag };
}
