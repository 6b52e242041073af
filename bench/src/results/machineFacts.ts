import { cpus, loadavg, platform, release, totalmem } from 'node:os';

const bytesPerGigabyte = 1e9;

/**
 * What the numbers were measured on.
 *
 * @internal
 */
export interface MachineFacts {
  system: string;
  node: string;
  processor: string;
  cores: number;
  memoryGigabytes: number;
  /** Processes that wanted to run in the minute before, on average. */
  loadBefore: number;
  measuredAt: string;
}

/** @internal */
export function machineFacts(): MachineFacts {
  const [first] = cpus();
  return {
    system: `${platform()} ${release()}`,
    node: process.version,
    processor: first?.model ?? 'unknown',
    cores: cpus().length,
    memoryGigabytes: Math.round(totalmem() / bytesPerGigabyte),
    loadBefore: loadavg()[0],
    measuredAt: new Date().toISOString(),
  };
}
