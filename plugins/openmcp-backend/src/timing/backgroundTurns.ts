import { Turns } from './Turns';

/**
 * Turns of the work for which nobody waits, that of all clusters: reading what
 * they tell and deriving status from it. When many clusters tell much at the same
 * time, for instance after a start, the process is never blocked for longer than
 * one of them takes.
 *
 * @internal
 */
export const backgroundTurns = new Turns();
