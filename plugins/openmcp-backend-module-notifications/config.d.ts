import { HumanDuration } from '@backstage/types';

export interface Config {
  openmcp?: {
    /**
     * Notifications about installations that are Degraded.
     */
    notifications?: {
      /**
       * Tells owners of providers when an installation stays Degraded. Default:
       * false.
       */
      enabled?: boolean;

      /**
       * How long an installation has to be Degraded before its owner is told; what
       * recovers sooner is never told. At least one second. Default: 10 minutes.
       */
      degradedFor?: HumanDuration | string;

      /**
       * Who is told where nobody in the catalog owns the image: the name of a
       * group, or the reference of another entity. Default: nobody.
       */
      fallbackOwner?: string;

      /**
       * Path of the pages of openMCP in the portal. Default: `/openmcp`.
       */
      path?: string;
    };
  };
}
