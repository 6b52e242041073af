import {
  ClusterState,
  Sentence,
} from '@openmcp/backstage-plugin-openmcp-common';

/**
 * Why a cluster could be read no more.
 *
 * @internal
 */
export interface ReadingEnd {
  state: ClusterState;
  reason?: Sentence;
}

/**
 * From when to when one backend process could read a cluster. Times are
 * milliseconds since the epoch.
 *
 * @internal
 */
export interface Reading {
  cluster: string;
  /** The backend process. */
  reader: string;
  began: number;
  until: number;
  /** Missing while it goes on, and where the process ended. */
  ending?: ReadingEnd;
}
