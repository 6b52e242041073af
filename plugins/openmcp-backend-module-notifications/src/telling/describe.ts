import { NotificationPayload } from '@backstage/plugin-notifications-common';
import { InstallationName } from '../reading';

/** By which people choose what they want to be told. */
const topic = 'openmcp-health';

const secondsPerMinute = 60;
const minutesPerHour = 60;
const hoursPerDay = 24;

/**
 * Which installation it is about, where its page is, and since when.
 *
 * @internal
 */
export interface Subject {
  installation: InstallationName;
  /** Path of the pages in the portal. */
  path: string;
  /** Milliseconds since the epoch. */
  since: number;
}

/**
 * Says that an installation stays Degraded. Why is not said, because whoever gets
 * the notification may not have the right to read it: the page shows it to those
 * who may.
 *
 * @param now - milliseconds since the epoch
 * @internal
 */
export function describeDegraded(
  subject: Subject,
  now: number,
): NotificationPayload {
  const { installation, since } = subject;
  const { cluster, kind, name } = installation;
  return {
    ...common(subject),
    title: `${name} on ${cluster} is Degraded`,
    description: `The ${kind} ${name} on the platform cluster ${cluster} has not been Healthy for ${describeDuration(
      now - since,
    )}. Its page says why.`,
    severity: 'high',
  };
}

/**
 * Says that an installation is Healthy again.
 *
 * @param now - milliseconds since the epoch
 * @internal
 */
export function describeRecovered(
  subject: Subject,
  now: number,
): NotificationPayload {
  const { installation, since } = subject;
  const { cluster, kind, name } = installation;
  return {
    ...common(subject),
    title: `${name} on ${cluster} is Healthy again`,
    description: `The ${kind} ${name} on the platform cluster ${cluster} was not Healthy for ${describeDuration(
      now - since,
    )}.`,
    severity: 'normal',
  };
}

/**
 * Says that an installation of which an owner was told is gone.
 *
 * @internal
 */
export function describeRemoved(subject: Subject): NotificationPayload {
  const { cluster, kind, name } = subject.installation;
  return {
    ...common(subject),
    title: `${name} was removed from ${cluster}`,
    description: `The ${kind} ${name}, which was Degraded, is not on the platform cluster ${cluster} any more.`,
    severity: 'low',
  };
}

/**
 * Says that what was told of is gone, and that another object has its name.
 *
 * @internal
 */
export function describeReplaced(subject: Subject): NotificationPayload {
  const { cluster, kind, name } = subject.installation;
  return {
    ...common(subject),
    title: `${name} on ${cluster} was made anew`,
    description: `The ${kind} ${name}, which was Degraded on the platform cluster ${cluster}, was removed, and another one of its name is there.`,
    severity: 'low',
  };
}

function common({ installation, path, since }: Subject) {
  const { cluster, kind, name } = installation;
  const page = [cluster, kind, name].map(encodeURIComponent).join('/');
  const at = encodeURIComponent(new Date(since).toISOString());
  return {
    link: `${path}/installations/${page}?tab=timeline&at=${at}`,
    topic,
    // The same scope replaces what was told before, so that one line is left.
    scope: `openmcp:${cluster}/${kind}/${name}`,
  };
}

function describeDuration(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1_000));
  const minutes = Math.round(seconds / secondsPerMinute);
  const hours = Math.round(minutes / minutesPerHour);
  if (seconds < secondsPerMinute) {
    return count(seconds, 'second');
  }
  if (minutes < minutesPerHour) {
    return count(minutes, 'minute');
  }
  return hours < 2 * hoursPerDay
    ? count(hours, 'hour')
    : count(Math.round(hours / hoursPerDay), 'day');
}

function count(number: number, unit: string): string {
  return number === 1 ? `1 ${unit}` : `${number} ${unit}s`;
}
