import { HumanDuration } from '@backstage/types';

export interface Config {
  openmcp?: {
    /**
     * What the openMCP module brings into the catalog.
     */
    catalog?: {
      /**
       * Brings the providers that openMCP publishes into the catalog, with their
       * traits and the groups that own them. When it is switched off again, they
       * are removed. Default: false.
       */
      upstreamProviders?: boolean;

      /**
       * Brings what is installed on the platform clusters into the catalog: name,
       * kind, cluster, provider and owner, and neither health nor image nor events.
       * Whoever may read the catalog sees it, whatever the permissions of openMCP
       * say. Default: false.
       */
      installations?: boolean;

      /**
       * Brings the platform clusters into the catalog. Default: the same as
       * `installations`, which are related to them.
       */
      platformClusters?: boolean;

      /**
       * Namespace of the catalog for clusters and installations. Default: `default`.
       */
      namespace?: string;

      /**
       * What counts where neither a rule nor the object itself says another.
       */
      defaults?: {
        /**
         * Who owns it: the name of a group, or the reference of another entity.
         * Default: `openmcp.clusters[].owner`, else `group:default/unknown`.
         */
        owner?: string;

        /**
         * Name or reference of the system that it is a part of.
         */
        system?: string;

        /**
         * For instance `production`.
         */
        lifecycle?: string;

        /**
         * Tags that everything gets.
         */
        tags?: string[];

        /**
         * Links that everything gets; `https:` and `http:` alone.
         */
        links?: Array<{ url: string; title?: string }>;
      };

      /**
       * What is said of some. All rules that match count; where two say the same, the
       * last one.
       */
      rules?: Array<{
        /**
         * What is meant; everything, where nothing is said. `*` stands for any letters.
         */
        match?: {
          /** Name of a platform cluster. */
          cluster?: string;

          /**
           * `Cluster` means the entity of the cluster itself. Default: all of them.
           */
          kind?:
            | 'Cluster'
            | 'ClusterProvider'
            | 'ServiceProvider'
            | 'PlatformService';

          /** Name of the object; of a cluster, its name. */
          name?: string;
        };

        /** Leaves out what is meant. */
        exclude?: boolean;

        /**
         * With `kind: Cluster`: reference of an entity that describes the cluster
         * already. Installations are related to it, and no other is made.
         */
        describedBy?: string;

        /** As in `defaults`. */
        owner?: string;

        /** As in `defaults`. */
        system?: string;

        /** As in `defaults`. */
        lifecycle?: string;

        /** Tags besides those of `defaults`. */
        tags?: string[];

        /** Links besides those of `defaults`. */
        links?: Array<{ url: string; title?: string }>;
      }>;

      /**
       * Holds back when much of one cluster seems to be gone at once.
       */
      massRemoval?: {
        /** Share of the installations of a cluster that may go at once, 0 to 1. Default: 0.5. */
        share?: number;

        /** So many may always go. Default: 10. */
        atLeast?: number;

        /** For how long the rest stays; no time switches this off. Default: ten minutes. */
        holdFor?: HumanDuration | string;
      };
    };
  };
}
