import { digest, stringifyWithoutAsOf } from '../../digest';
import { ProviderPage } from '../../eligibility';
import { TimeSlice } from '../../timing';
import { Answer } from './Answer';

/**
 * The answer to `GET /v1/providers`. It is long where much is installed, so it
 * lets other work run.
 *
 * @internal
 */
export async function createProviderListAnswer(
  page: ProviderPage,
): Promise<Answer> {
  const { items, ...rest } = page;
  const slice = new TimeSlice();
  const serialized: string[] = [];
  for (const item of items) {
    // Nothing in an item goes on by itself, as `asOf` does.
    serialized.push(JSON.stringify(item));
    await slice.giveWay();
  }
  const etag = digest([...serialized, stringifyWithoutAsOf(rest)]);
  const others = JSON.stringify({ totalItems: items.length, etag, ...rest });
  return {
    body: `{"items":[${serialized.join(',')}],${others.slice(1)}`,
    etag,
  };
}
