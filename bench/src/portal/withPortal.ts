import { Clusters } from '../clusters/Clusters';
import { Portal } from './Portal';

/**
 * Starts simulated clusters and a portal for a while, each in a process of its
 * own.
 *
 * @param providers - how many the catalog describes; default 20
 * @internal
 */
export async function withPortal<T>(
  names: string[],
  use: (portal: Portal, clusters: Clusters) => Promise<T>,
  providers?: number,
): Promise<T> {
  const clusters = await Clusters.start(names);
  try {
    const portal = await Portal.start(names, providers);
    try {
      return await use(portal, clusters);
    } finally {
      await portal.stop();
    }
  } finally {
    await clusters.stop();
  }
}
