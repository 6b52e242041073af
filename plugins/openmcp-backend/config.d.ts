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
       * Who owns the cluster: the name of a group, or the reference of another
       * entity.
       */
      owner?: string;

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
       * How to log on at `url`; one of the keys, `authMetadata` aside. Default:
       * requests carry no credentials.
       */
      credentials?: {
        /**
         * Bearer token of a service account, as Backstage's Kubernetes plugin calls
         * it. The same as `token`.
         *
         * @visibility secret
         */
        serviceAccountToken?: string;

        /**
         * Bearer token.
         *
         * @visibility secret
         */
        token?: string;

        /**
         * Path of a file with the bearer token. It is read for each request, so that
         * tokens may be renewed.
         */
        tokenFile?: string;

        /**
         * Client certificate: one of `data` and `file`, and one of `keyData` and
         * `keyFile`. Files are read for each request.
         */
        clientCertificate?: {
          /**
           * PEM in base64, as in a kubeconfig.
           */
          data?: string;

          /**
           * Path of a PEM file.
           */
          file?: string;

          /**
           * Key of the certificate, PEM in base64.
           *
           * @visibility secret
           */
          keyData?: string;

          /**
           * Path of a PEM file with the key.
           */
          keyFile?: string;
        };

        /**
         * Program that prints credentials, by the client-go credential plugin
         * protocol. It is run when there are none yet, when they expired
         * (`expirationTimestamp`) and when the API server refused them; once, however
         * many requests wait. It has 30 seconds and nobody to ask.
         */
        exec?: {
          /**
           * Path of the program, or a name that is looked for in `PATH`.
           */
          command: string;

          /**
           * Its arguments. They can be seen by others on the machine, so secrets
           * belong into `env`.
           */
          args?: string[];

          /**
           * Added to the environment of the backend.
           */
          env?: Array<{
            name: string;

            /**
             * @visibility secret
             */
            value: string;
          }>;

          /**
           * Version of the protocol. Default: `client.authentication.k8s.io/v1`.
           */
          apiVersion?:
            | 'client.authentication.k8s.io/v1'
            | 'client.authentication.k8s.io/v1beta1';
        };

        /**
         * Name of a provider of credentials that a backend module adds by the
         * extension point `openmcp.clusterCredentials`.
         */
        authProvider?: string;

        /**
         * What the provider has to know, for instance the name that the cloud has for
         * the cluster. No place for secrets.
         */
        authMetadata?: { [key: string]: string };
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
         * Path of a PEM file. It is read for each request.
         */
        file?: string;
      };

      /**
       * Address of the HTTP proxy that leads to the API server
       * (`http://proxy.example.com:3128`); it may hold user and password. `false`:
       * none. Default: `proxy-url` of the kubeconfig, else `HTTPS_PROXY` and
       * `NO_PROXY` of the environment.
       *
       * @visibility secret
       */
      proxy?: string | false;

      /**
       * Namespaces in which the openmcp-operator keeps Jobs, Deployments and
       * Pods. Default: `openmcp-system`.
       */
      namespaces?: string[];

      /**
       * How PlatformServices get onto the cluster: `direct`, or `gitops` where only a
       * repository is written to. Default: `direct`.
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
     * Watches the clusters that the catalog holds as `Resource` of type
     * `kubernetes-cluster` with the annotation `kubernetes.io/api-server`, too.
     * Needs `allowedApiServers`. Default: false.
     */
    clustersFromCatalog?: boolean;

    /**
     * API servers that entities of the catalog may name, each with the credentials
     * that are sent there and nowhere else. Nothing of how to log on is taken from an
     * entity. Default: none, so that the catalog supplies no cluster.
     */
    allowedApiServers?: Array<{
      /**
       * Protocol, host and port, for instance `https://api.eu-live.example.com:6443`.
       * Several clusters may share one, by different paths.
       */
      origin: string;

      /**
       * Names that clusters at this origin may have. Rights are given by the names of
       * clusters, and whoever may write an entity chooses its name. Default: any.
       */
      clusterNames?: string[];

      /**
       * How to log on at `origin`; one of the keys, `authMetadata` aside. Default:
       * requests carry no credentials.
       */
      credentials?: {
        /**
         * Bearer token of a service account, as Backstage's Kubernetes plugin calls
         * it. The same as `token`.
         *
         * @visibility secret
         */
        serviceAccountToken?: string;

        /**
         * Bearer token.
         *
         * @visibility secret
         */
        token?: string;

        /**
         * Path of a file with the bearer token. It is read for each request, so that
         * tokens may be renewed.
         */
        tokenFile?: string;

        /**
         * Client certificate: one of `data` and `file`, and one of `keyData` and
         * `keyFile`. Files are read for each request.
         */
        clientCertificate?: {
          /**
           * PEM in base64, as in a kubeconfig.
           */
          data?: string;

          /**
           * Path of a PEM file.
           */
          file?: string;

          /**
           * Key of the certificate, PEM in base64.
           *
           * @visibility secret
           */
          keyData?: string;

          /**
           * Path of a PEM file with the key.
           */
          keyFile?: string;
        };

        /**
         * Program that prints credentials, by the client-go credential plugin
         * protocol. It is run when there are none yet, when they expired
         * (`expirationTimestamp`) and when the API server refused them; once, however
         * many requests wait. It has 30 seconds and nobody to ask.
         */
        exec?: {
          /**
           * Path of the program, or a name that is looked for in `PATH`.
           */
          command: string;

          /**
           * Its arguments. They can be seen by others on the machine, so secrets
           * belong into `env`.
           */
          args?: string[];

          /**
           * Added to the environment of the backend.
           */
          env?: Array<{
            name: string;

            /**
             * @visibility secret
             */
            value: string;
          }>;

          /**
           * Version of the protocol. Default: `client.authentication.k8s.io/v1`.
           */
          apiVersion?:
            | 'client.authentication.k8s.io/v1'
            | 'client.authentication.k8s.io/v1beta1';
        };

        /**
         * Name of a provider of credentials that a backend module adds by the
         * extension point `openmcp.clusterCredentials`.
         */
        authProvider?: string;

        /**
         * What the provider has to know, for instance the name that the cloud has for
         * the cluster. No place for secrets.
         */
        authMetadata?: { [key: string]: string };
      };

      /**
       * Certificate authority that the API server at `origin` is checked against;
       * one of the two. Default: that of the annotation
       * `kubernetes.io/api-server-certificate-authority`, else those that Node.js
       * trusts.
       */
      ca?: {
        /**
         * PEM in base64, as in a kubeconfig.
         */
        data?: string;

        /**
         * Path of a PEM file. It is read for each request.
         */
        file?: string;
      };

      /**
       * Address of the HTTP proxy that leads to the API server
       * (`http://proxy.example.com:3128`); it may hold user and password. `false`:
       * none. Default: `HTTPS_PROXY` and
       * `NO_PROXY` of the environment.
       *
       * @visibility secret
       */
      proxy?: string | false;

      /**
       * Namespaces in which the openmcp-operator keeps Jobs, Deployments and
       * Pods. Default: `openmcp-system`.
       */
      namespaces?: string[];

      /**
       * How PlatformServices get onto the cluster: `direct`, or `gitops` where only a
       * repository is written to. Default: `direct`.
       */
      delivery?: 'direct' | 'gitops';

      /**
       * What delivers the openmcp-operator to the cluster. Default: `flux`.
       */
      operatorDeliveredBy?: 'flux' | 'other';
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

    /**
     * What other tools may call through the registry of actions.
     */
    actions?: {
      /**
       * Registers the actions that change something, too. They need the rights of
       * their caller, as everything does. Default: false.
       */
      write?: boolean;
    };
  };
}
