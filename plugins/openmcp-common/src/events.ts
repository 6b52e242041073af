import type { InstallationKind } from './objects';

/**
 * Topic of the events service on which the backend tells other plugins what
 * changed.
 *
 * @public
 */
export const OPENMCP_CHANGES_TOPIC = 'openmcp.changes';

/**
 * Names something that changed, or that is gone. What it is now is asked for
 * through the API.
 *
 * @public
 */
export type OpenmcpChange =
  | {
      type: 'installation';
      cluster: string;
      kind: InstallationKind;
      name: string;
      /** True when the installation is gone. */
      removed: boolean;
    }
  | {
      type: 'cluster';
      cluster: string;
      /** True when the cluster is not watched any more. */
      removed: boolean;
    };

/**
 * Payload of an event on {@link OPENMCP_CHANGES_TOPIC}. Where several processes
 * run, each tells what it saw: the same change may come more than once.
 *
 * @public
 */
export interface OpenmcpChangesEvent {
  /** Each thing at most once. */
  changes: OpenmcpChange[];
}
