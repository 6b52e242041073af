import type { InstallationObjects } from '@openmcp/backstage-plugin-openmcp-common';
import { deriveStatus } from '@openmcp/backstage-plugin-openmcp-common';
import { elapsed } from '../measuring/elapsed';
import { median } from '../measuring/statistics';
import { createInstallation } from './createInstallation';

const now = new Date('2026-01-01T00:12:00Z');
const pods = 50;
const events = 500;
const growth = 10;
const repetitions = 50;

/**
 * Milliseconds that it takes to derive the status of one installation.
 *
 * @internal
 */
export interface StatusTimes {
  one: number;
  /** Time of ten times as much, divided by ten times the time. */
  growth: number;
}

function timeOf(objects: InstallationObjects): number {
  return median(
    Array.from({ length: repetitions }, () =>
      elapsed(() => deriveStatus(objects, undefined, now)),
    ),
  );
}

/** @internal */
export function measureStatus(): StatusTimes {
  const small = createInstallation(pods, events);
  const large = createInstallation(pods * growth, events * growth);
  timeOf(small);
  timeOf(large);
  const one = timeOf(small);
  return { one, growth: timeOf(large) / (growth * one) };
}
