import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  RunningPlatformClusters,
  StartPlatformClustersOptions,
} from '../types';
import { ContractCluster } from './ContractCluster';
import { describeConcept } from './describeConcept';
import { describeFailures } from './describeFailures';
import { describeOperator } from './describeOperator';
import { describePaging } from './describePaging';
import { describeReading } from './describeReading';
import { describeRefusals } from './describeRefusals';
import { describeWatching } from './describeWatching';
import { describeWriting } from './describeWriting';

/**
 * What is held to the contract.
 *
 * @internal
 */
export interface PlatformClusterContractOptions {
  /** Starts clusters of the kind in question. */
  start(
    options: StartPlatformClustersOptions,
  ): Promise<RunningPlatformClusters>;
  /** Seconds that starting may take. */
  startSeconds: number;
  /** Seconds that a single test may take. */
  testSeconds: number;
  /** Whether there is time for all attempts of an init Job. */
  withAllAttempts: boolean;
}

/**
 * Name of the environment of the contract's cluster.
 *
 * @internal
 */
export const contractClusterName = 'contract';

/**
 * What any platform cluster promises to those who use it, whether it is real or
 * simulated. Where the two differ, the simulated one is wrong.
 *
 * @param options - what is held to it
 * @internal
 */
export function definePlatformClusterContract(
  options: PlatformClusterContractOptions,
): void {
  let running: RunningPlatformClusters | undefined;
  let cluster: ContractCluster | undefined;
  let stateDirectory: string;

  beforeAll(async () => {
    stateDirectory = mkdtempSync(join(tmpdir(), 'contract-'));
    running = await options.start({
      names: [contractClusterName],
      stateDirectory: join(stateDirectory, 'state'),
      users: [{ name: 'reader' }],
    });
    cluster = new ContractCluster(running.clusters[0].kubeconfigPath);
  }, options.startSeconds * 1000);

  afterAll(async () => {
    await cluster?.close();
    await running?.stop();
    rmSync(stateDirectory, { recursive: true, force: true });
  }, 60_000);

  const theCluster = () => {
    if (!cluster) {
      throw new Error('The cluster did not start');
    }
    return cluster;
  };
  jest.setTimeout(options.testSeconds * 1000);
  describe('reading', () => {
    describeReading(theCluster);
  });
  describe('versions', () => {
    describePaging(theCluster);
  });
  describe('writing', () => {
    describeWriting(theCluster);
  });
  describe('refusing', () => {
    describeRefusals(theCluster);
  });
  describe('watching', () => {
    describeWatching(theCluster);
  });
  describe('the concept', () => {
    describeConcept(theCluster);
  });
  describe('the operator', () => {
    describeOperator(theCluster);
  });
  describe('failures', () => {
    describeFailures(theCluster, options.withAllAttempts);
  });
}
