import { mockServices } from '@backstage/backend-test-utils';
import { PlatformClusterDefinition } from '@openmcp/backstage-plugin-openmcp-node';
import { ClusterTransport } from '../clusters';
import { Fleet } from '../fleet';
import { MemoryChangeFeed, TransientAttemptMemory } from '../store';
import { systemClock } from '../timing';

/**
 * A fleet of one cluster that is reached as the test says, in the time of the
 * machine. It is yet to be started.
 */
export function createFleet(
  definition: PlatformClusterDefinition,
  createTransport: () => ClusterTransport,
): Fleet {
  return new Fleet({
    suppliers: [{ name: 'test', start: listener => listener([definition]) }],
    feed: new MemoryChangeFeed(),
    memory: new TransientAttemptMemory(),
    logger: mockServices.logger.mock(),
    clock: systemClock,
    createTransport,
  });
}
