import { get } from 'node:http';

/**
 * Looks whether a program says that it is well.
 *
 * @param url - where it says so
 * @throws Error when there is no answer at all
 * @internal
 */
export function answersHealthy(url: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    get(url, { agent: false, timeout: 2_000 }, answer => {
      answer.resume();
      resolve(answer.statusCode === 200);
    }).on('error', reject);
  });
}
