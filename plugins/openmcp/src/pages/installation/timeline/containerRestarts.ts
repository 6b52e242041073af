import { Installation } from '@openmcp/backstage-plugin-openmcp-common';
import { parseTime } from '../../../time';

/**
 * How often a container of a Pod that is still there was started again.
 *
 * @internal
 */
export interface ContainerRestarts {
  pod: string;
  container: string;
  count: number;
  /** Of the end before the last start. */
  exitCode?: number;
}

/** When it was; times are milliseconds since 1970. */
type Placed = ContainerRestarts & {
  from: number;
  /** The last of several. */
  to?: number;
};

/**
 * The restarts of every container, those of one container joined: clusters tell
 * how many there were and when the last was, and all came after the Pod was made.
 * What has no time cannot be placed and is left out.
 *
 * @internal
 */
export function containerRestarts(pods: Installation['pods']): Placed[] {
  return pods.flatMap(pod =>
    pod.containers.flatMap(({ exitCode, lastEndedAt, name, restarts }) => {
      const last = parseTime(lastEndedAt);
      if (restarts === 0 || last === undefined) {
        return [];
      }
      const began = restarts > 1 ? parseTime(pod.createdAt) : undefined;
      return [
        {
          pod: pod.name,
          container: name,
          count: restarts,
          exitCode,
          ...(began !== undefined && began < last
            ? { from: began, to: last }
            : { from: last }),
        },
      ];
    }),
  );
}
