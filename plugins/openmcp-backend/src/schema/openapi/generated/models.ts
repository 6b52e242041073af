// Generated from src/schema/openapi.yaml of openmcp-backend by
// "yarn generate:openapi". Changes made here are overwritten.

export interface paths {
  '/v1/clusters': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The platform clusters that the caller may see, with their state, the reason for it and how old their data is. */
    get: operations['GetClusters'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/installations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The installations that the caller may see. A cluster that cannot be read never fails the list; it is named in `clusters`. */
    get: operations['GetInstallations'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/installations/{cluster}/{kind}/{name}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The full status of one installation. */
    get: operations['GetInstallation'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    Error: {
      error: {
        name: string;
        message: string;
        details?: {
          field: string;
          code: string;
          owner?: string;
        }[];
      } & {
        [key: string]: unknown;
      };
      response: {
        statusCode: number;
      };
    } & {
      [key: string]: unknown;
    };
    /** @enum {string} */
    InstallationKind: 'ClusterProvider' | 'ServiceProvider' | 'PlatformService';
    /** @enum {string} */
    Health:
      | 'Healthy'
      | 'Progressing'
      | 'Degraded'
      | 'Suspended'
      | 'Terminating'
      | 'Unknown';
    /**
     * @description connecting: not read yet. live: everything that matters is watched. degraded: some kinds cannot be read. unreachable: no answer. unauthorized: credentials refused. misconfigured: the configuration of this cluster is wrong.
     * @enum {string}
     */
    ClusterState:
      | 'connecting'
      | 'live'
      | 'degraded'
      | 'unreachable'
      | 'unauthorized'
      | 'misconfigured';
    /** @description A code with parameters, and its rendering in English. */
    Sentence: {
      code: string;
      params: {
        [key: string]: string | number;
      };
      message: string;
    };
    Freshness: {
      /**
       * Format: date-time
       * @description When the data was last known to be true; missing when the cluster was never read.
       */
      asOf?: string;
      /** @description True when what is shown may no longer be so. */
      stale: boolean;
      reason?: components['schemas']['Sentence'];
    };
    KindReadability: {
      kind: string;
      /**
       * @description connecting: not listed yet. readable: watched. not-installed: this cluster does not serve the kind. forbidden: no right to read it. failed: could not be read.
       * @enum {string}
       */
      state:
        | 'connecting'
        | 'readable'
        | 'not-installed'
        | 'forbidden'
        | 'failed';
      reason?: components['schemas']['Sentence'];
      /** Format: date-time */
      asOf?: string;
      /** @description Number of objects kept; null when unknown. */
      count?: number | null;
    };
    Cluster: {
      name: string;
      title: string;
      state: components['schemas']['ClusterState'];
      reason?: components['schemas']['Sentence'];
      /**
       * Format: date-time
       * @description Since when the state is so.
       */
      since?: string;
      /** @description True when no container runs on this cluster. */
      simulated: boolean;
      /** @enum {string} */
      delivery: 'direct' | 'gitops';
      freshness: components['schemas']['Freshness'];
      kinds: components['schemas']['KindReadability'][];
      counts: {
        /** @description Installations that the caller may see; null when the cluster was never read. */
        installations: number | null;
      };
    };
    ClusterList: {
      items: components['schemas']['Cluster'][];
      totalItems: number;
      nextCursor?: string;
      etag: string;
    };
    Image: {
      wanted: string;
      running: string[];
      differs: boolean;
    };
    InstallationItem: {
      cluster: string;
      kind: components['schemas']['InstallationKind'];
      name: string;
      uid: string;
      /** Format: date-time */
      createdAt?: string;
      health: components['schemas']['Health'];
      summary: components['schemas']['Sentence'];
      /** Format: date-time */
      since?: string;
      freshness: components['schemas']['Freshness'];
      partial: boolean;
      image: components['schemas']['Image'];
      pods: {
        ready: number | null;
        wanted: number | null;
      };
      restarts: number | null;
      generation: {
        wanted: number;
        observed?: number;
      };
      /** @description True for the services that the openmcp-operator creates itself. */
      managedByOperator: boolean;
      simulated: boolean;
    };
    InstallationList: {
      items: components['schemas']['InstallationItem'][];
      /** @description Installations that match the filters, on all pages. */
      totalItems: number;
      nextCursor?: string;
      /** @description Made from the content without `asOf`. */
      etag: string;
      /** @description Grows with every change; comparable within one backend process. */
      revision: string;
      /** @description The clusters that the caller may see and that the filter allows. */
      clusters: components['schemas']['Cluster'][];
      /** @description Numbers by health of what matches all filters but `health`. */
      counts: {
        Healthy: number;
        Progressing: number;
        Degraded: number;
        Suspended: number;
        Terminating: number;
        Unknown: number;
      };
    };
    Condition: {
      type: string;
      status: string;
      reason?: string;
      message?: string;
      observedGeneration?: number;
      lastTransitionTime?: string;
    };
    StatusReason: {
      code: string;
      params: {
        [key: string]: string | number;
      };
      message: string;
      health: components['schemas']['Health'];
      object?: components['schemas']['ObjectReference'];
      since?: string;
    };
    ObjectReference: {
      kind: string;
      name: string;
      namespace?: string;
      uid?: string;
    };
    InitFailure: {
      at?: string;
      exitCode?: number;
      reason?: string;
      message?: string;
    };
    Init: {
      /** @enum {string} */
      state: 'pending' | 'running' | 'failing' | 'succeeded' | 'suspended';
      jobName?: string;
      jobUid?: string;
      failedAttempts: number;
      lastFailure?: components['schemas']['InitFailure'];
    };
    Deployment: {
      name: string;
      uid: string;
      wanted: number;
      ready: number;
      updated: number;
      available: number;
      paused: boolean;
      image?: string;
    };
    Container: {
      name: string;
      init: boolean;
      state: string;
      ready: boolean;
      restarts: number;
      image?: string;
      exitCode?: number;
      message?: string;
    };
    Pod: {
      name: string;
      uid: string;
      /** @enum {string} */
      component: 'init-job' | 'controller' | 'other';
      ownerUid?: string;
      health: components['schemas']['Health'];
      state: string;
      ready: boolean;
      restarts: number;
      createdAt?: string;
      containers: components['schemas']['Container'][];
    };
    Event: {
      uid: string;
      type: string;
      reason?: string;
      message?: string;
      count: number;
      firstTime?: string;
      lastTime?: string;
      regarding: {
        kind?: string;
        namespace?: string;
        name?: string;
        uid?: string;
      };
    };
    /** @description The spec as kept; of environment variables the names alone. */
    InstallationSpec: {
      image: string;
      imagePullSecrets: string[];
      initCommand: string[];
      runCommand: string[];
      environmentNames: string[];
      runReplicas: number;
      verbosity: string;
      extraVolumes: {
        name: string;
        type: string;
      }[];
      extraVolumeMounts: {
        name: string;
        mountPath: string;
      }[];
    };
    Installation: {
      cluster: string;
      clusterTitle: string;
      kind: components['schemas']['InstallationKind'];
      name: string;
      uid: string;
      createdAt?: string;
      deletionTimestamp?: string;
      finalizers: string[];
      health: components['schemas']['Health'];
      summary: components['schemas']['Sentence'];
      reasons: components['schemas']['StatusReason'][];
      since?: string;
      freshness: components['schemas']['Freshness'];
      partial: boolean;
      unreadKinds: string[];
      phase?: string;
      conditions: components['schemas']['Condition'][];
      generation: {
        wanted: number;
        observed?: number;
      };
      init: components['schemas']['Init'];
      jobs: {
        name: string;
        uid: string;
        active: number;
        succeeded: number;
        failed: number;
        createdAt?: string;
      }[];
      deployment?: components['schemas']['Deployment'];
      pods: components['schemas']['Pod'][];
      podCounts: {
        ready: number | null;
        wanted: number | null;
      };
      restarts: number | null;
      /** @description Newest first. */
      events: components['schemas']['Event'][];
      image: components['schemas']['Image'];
      spec: components['schemas']['InstallationSpec'];
      managedByOperator: boolean;
      simulated: boolean;
      /** @description Made from the content without `asOf`. */
      etag: string;
    };
  };
  responses: {
    /** @description An error, in the form of Backstage's error bodies */
    ErrorResponse: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
  };
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  GetClusters: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The clusters */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ClusterList'];
        };
      };
      default: components['responses']['ErrorResponse'];
    };
  };
  GetInstallations: {
    parameters: {
      query?: {
        /** @description Names of clusters; repeatable. */
        cluster?: string[];
        /** @description Kinds of installations; repeatable. */
        kind?: components['schemas']['InstallationKind'][];
        /** @description Healths; repeatable. */
        health?: components['schemas']['Health'][];
        /** @description Image repositories without tag, or whole image references; repeatable. */
        image?: string[];
        /** @description Text that the name, the image or the summary must contain. */
        q?: string;
        /** @description Order of the items. A leading `-` reverses it. `severity` puts first what needs attention first, and the newest change first among equals. */
        sort?:
          | 'severity'
          | 'name'
          | 'kind'
          | 'cluster'
          | 'image'
          | 'since'
          | '-severity'
          | '-name'
          | '-kind'
          | '-cluster'
          | '-image'
          | '-since';
        /** @description Most items of one answer. */
        limit?: number;
        /** @description The `nextCursor` of the answer before. */
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The installations */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InstallationList'];
        };
      };
      default: components['responses']['ErrorResponse'];
    };
  };
  GetInstallation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        cluster: string;
        kind: components['schemas']['InstallationKind'];
        name: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The installation */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Installation'];
        };
      };
      default: components['responses']['ErrorResponse'];
    };
  };
}
