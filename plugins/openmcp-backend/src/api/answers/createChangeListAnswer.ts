import { digest } from '../../digest';
import { ChangePage } from '../../reading';
import { components } from '../../schema/openapi';
import { Answer } from './Answer';

/**
 * The answer to `GET /v1/changes`. Its revision is part of its content: who is
 * told that nothing is new goes on from the revision of before.
 *
 * @internal
 */
export function createChangeListAnswer({
  items,
  revision,
}: ChangePage): Answer {
  const content: Omit<components['schemas']['ChangeList'], 'etag'> = {
    items: items.map(change =>
      change.type === 'catalog' ? { ...change, removed: false } : change,
    ),
    totalItems: items.length,
    revision,
  };
  const etag = digest([JSON.stringify(content)]);
  return { body: JSON.stringify({ ...content, etag }), etag };
}
