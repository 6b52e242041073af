import { digest, stringifyWithoutAsOf } from '../../digest';
import { Summary } from '../../reading';
import { components } from '../../schema/openapi';
import { Answer } from './Answer';

/**
 * The answer to `GET /v1/summary`.
 *
 * @internal
 */
export function createSummaryAnswer({
  revision,
  ...summary
}: Summary & { revision: string }): Answer {
  const etag = digest([stringifyWithoutAsOf(summary)]);
  const content: components['schemas']['Summary'] = {
    ...summary,
    revision,
    etag,
  };
  return { body: JSON.stringify(content), etag };
}
