import { startRealPlatformClusters } from '../real';
import { definePlatformClusterContract } from './definePlatformClusterContract';

describe('the contract of a platform cluster, real', () => {
  definePlatformClusterContract({
    start: startRealPlatformClusters,
    // The programs may have to be built.
    startSeconds: 1800,
    testSeconds: 200,
    withAllAttempts: process.env.OPENMCP_TEST_FULL === 'true',
  });
});
