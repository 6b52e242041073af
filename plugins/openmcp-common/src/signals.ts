/**
 * Name of the signals channel on which the backend says that something
 * changed.
 *
 * @public
 */
export const OPENMCP_SIGNAL_CHANNEL = 'openmcp';

/**
 * What a signal says: there is something new, ask again. It names nothing,
 * because every signed-in user receives it.
 *
 * @public
 */
export type OpenmcpSignal = {
  /** Comparable within one backend process only. */
  revision: string;
};
