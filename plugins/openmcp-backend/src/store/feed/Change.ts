import { InstallationKind } from '@openmcp/backstage-plugin-openmcp-common';

/**
 * Something that is another than before. It names what changed and does not hold
 * it.
 *
 * @internal
 */
export type Change =
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
    }
  /** What the catalog says about providers and tools. */
  | { type: 'catalog' };
