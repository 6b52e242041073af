import { Pool } from 'undici';
import { percentile } from '../measuring/statistics';
import { serveCalls } from '../processes/serveCalls';
import type { Load, LoadResult } from './Load';

/** Asks for one path over and over, and looks at every answer. */
async function run({
  baseUrl,
  path,
  token,
  body,
  gzip,
  connections,
  milliseconds,
}: Load): Promise<LoadResult> {
  const pool = new Pool(baseUrl, { connections });
  const headers = {
    authorization: `Bearer ${token}`,
    ...(body && { 'content-type': 'application/json' }),
    ...(gzip && { 'accept-encoding': 'gzip' }),
  };
  const text = body && JSON.stringify(body);
  const latencies: number[] = [];
  const start = performance.now();
  const end = start + milliseconds;
  const ask = async () => {
    while (performance.now() < end) {
      const before = performance.now();
      const answer = await pool.request({
        method: body ? 'POST' : 'GET',
        path,
        headers,
        body: text,
      });
      await answer.body.dump({ limit: Infinity });
      if (answer.statusCode !== 200) {
        throw new Error(`${path} was answered with ${answer.statusCode}`);
      }
      latencies.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: connections }, ask));
  const seconds = (performance.now() - start) / 1_000;
  await pool.close();
  return {
    perSecond: latencies.length / seconds,
    p99: percentile(latencies, 0.99),
  };
}

serveCalls({ run });
