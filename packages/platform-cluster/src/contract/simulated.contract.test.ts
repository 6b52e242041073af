import { startSimulatedPlatformClusters } from '../simulated';
import { definePlatformClusterContract } from './definePlatformClusterContract';

describe('the contract of a platform cluster, simulated', () => {
  definePlatformClusterContract({
    // Fast enough for a round of attempts, slow enough to see the steps.
    start: options => startSimulatedPlatformClusters({ ...options, speed: 20 }),
    startSeconds: 10,
    testSeconds: 30,
    withAllAttempts: true,
  });
});
