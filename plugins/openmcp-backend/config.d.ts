export interface Config {
  /**
   * The openMCP plugin. Nothing of it is visible to the frontend.
   */
  openmcp?: {
    /**
     * The platform clusters that are watched. A mistake in one entry makes that
     * cluster misconfigured and touches no other.
     */
    clusters?: Array<{
      /**
       * Name by which everyone refers to the cluster: in addresses, permission
       * policies and annotations. Unique, also when case does not count.
       */
      name: string;

      /**
       * What people read. Default: the name.
       */
      title?: string;

      /**
       * Takes address and credentials from a kubeconfig file. One of
       * `kubeconfig`, `inCluster` and `url` is needed.
       */
      kubeconfig?: {
        /**
         * Path of the file, as the backend sees it. Changes of the file are
         * taken over while the backend runs.
         */
        file: string;

        /**
         * Name of the context. Default: the current context of the file.
         */
        context?: string;
      };

      /**
       * Watches the cluster that the backend itself runs in, with the service
       * account of its pod.
       */
      inCluster?: boolean;

      /**
       * Address of the API server. `http://` is accepted for the loopback
       * interface only.
       */
      url?: string;

      /**
       * How to log on at `url`; one of the two.
       */
      credentials?: {
        /**
         * Bearer token.
         *
         * @visibility secret
         */
        token?: string;

        /**
         * Path of a file with the bearer token. It is read again for each
         * connection, so that tokens may be renewed.
         */
        tokenFile?: string;
      };

      /**
       * Certificate authority that the API server at `url` is checked against;
       * one of the two. Default: those that Node.js trusts.
       */
      ca?: {
        /**
         * PEM in base64, as in a kubeconfig.
         */
        data?: string;

        /**
         * Path of a PEM file.
         */
        file?: string;
      };

      /**
       * Namespaces in which the openmcp-operator keeps Jobs, Deployments and
       * Pods. Default: `openmcp-system`.
       */
      namespaces?: string[];

      /**
       * How PlatformServices get onto the cluster. Default: `direct`.
       */
      delivery?: 'direct' | 'gitops';

      /**
       * What delivers the openmcp-operator to the cluster. Default: `flux`.
       */
      operatorDeliveredBy?: 'flux' | 'other';

      /**
       * Marks a cluster on which no container runs. Default: false.
       */
      simulated?: boolean;
    }>;

    /**
     * Images that may be run as a PlatformService, which makes their pods
     * cluster-admin on the platform cluster: repositories without tag, or
     * prefixes of repositories that end in `/`. Compared as written, the registry
     * included. Default: none, so that nothing can be applied.
     */
    allowedImages?: string[];

    /**
     * From where traits of providers and tools are believed: beginnings of the
     * annotation `backstage.io/managed-by-origin-location`, for instance
     * `url:https://github.com/example/providers/`. Whoever may write there decides
     * what may run on platform clusters. A location stands for itself and for what
     * lies below its path; end it in `/` to make that plain. A type alone (`file:`)
     * stands for all locations of that type. The entities that come with the
     * catalog module of this suite (`openmcp:upstream`) are always believed.
     * Default: none besides.
     */
    trustedProviderLocations?: string[];

    /**
     * Copies of public images, so that a copy is known as the image that it is a
     * copy of. Of several prefixes that fit, the longest counts.
     */
    imageMirrors?: Array<{
      /**
       * Where the copies lie: a registry, or a path in it, for instance
       * `registry.example.com/mirror/ghcr.io`.
       */
      prefix: string;

      /**
       * What they are copies of, for instance `ghcr.io`.
       */
      upstream: string;
    }>;
  };
}
