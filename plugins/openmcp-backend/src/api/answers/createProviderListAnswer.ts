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
  const { items, undescribed, ...rest } = page;
  const slice = new TimeSlice();
  // Nothing in these goes on by itself, as `asOf` does.
  const serializeAll = async (list: readonly object[]): Promise<string> => {
    const serialized: string[] = [];
    for (const each of list) {
      serialized.push(JSON.stringify(each));
      await slice.giveWay();
    }
    return `[${serialized.join(',')}]`;
  };
  const described = await serializeAll(items);
  const others = await serializeAll(undescribed);
  const etag = digest([described, others, stringifyWithoutAsOf(rest)]);
  const short = JSON.stringify({ totalItems: items.length, etag, ...rest });
  return {
    body: `{"items":${described},"undescribed":${others},${short.slice(1)}`,
    etag,
  };
}
