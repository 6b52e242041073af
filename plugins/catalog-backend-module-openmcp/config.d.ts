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
    };
  };
}
