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
  '/v1/providers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The providers of the catalog that the caller may see there, and the tools that none of them manages, with both verdicts and where they are installed, as far as the caller may see that. */
    get: operations['GetProviders'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/eligibility': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Whether an image may run as a PlatformService, as released and with platform mode, and by which other routes its tool can live on the platform cluster. Nothing is changed. */
    post: operations['CheckEligibility'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/dependencies': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description What needs what on a platform cluster: the graph of the catalog, in which order its parts can be installed, and what needs itself. Providers that the caller may not see in the catalog are counted without a name. */
    get: operations['GetDependencies'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/clusters/{cluster}/platform-services': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** @description Creates a PlatformService, or changes it, by server-side apply. Refused with 422 where the rules of eligibility do not allow it. */
    post: operations['ApplyPlatformService'];
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
          /** @description What is wrong with the field, in English. */
          message?: string;
        }[];
        eligibility?: components['schemas']['EligibilityReport'];
      } & {
        [key: string]: unknown;
      };
      response: {
        statusCode: number;
      };
    } & {
      [key: string]: unknown;
    };
    /** @description What the caller may do on this cluster. */
    ClusterRights: {
      /** @description Create and change PlatformServices. */
      apply: boolean;
      /** @description Remove PlatformServices. */
      delete: boolean;
      /** @description State that an image is told to use platform mode. */
      override: boolean;
      /** @description Take over fields that another manager owns. */
      force: boolean;
      /** @description Mount volumes of type hostPath. */
      hostPath: boolean;
      /** @description Set other init and run commands. */
      command: boolean;
    };
    /**
     * @description Worst first - blocked, unknown, needs-configuration, warning, ok.
     * @enum {string}
     */
    Outcome: 'ok' | 'warning' | 'needs-configuration' | 'unknown' | 'blocked';
    /** @description A code with parameters, and its rendering in English. */
    RuleSentence: {
      code: string;
      params: {
        [key: string]: string | number | string[];
      };
      message: string;
    };
    /** @description What a result rests on - a place in public sources, or an object of a cluster. */
    Evidence: {
      /** @enum {string} */
      type: 'source' | 'object';
      /** @description Of a source, `repository@commit:path:line`. */
      ref?: string;
      /** @description Address of the source, where it is known. */
      url?: string;
      note?: string;
      object?: components['schemas']['ObjectReference'];
      /** Format: date-time */
      asOf?: string;
    };
    Remedy: {
      code: string;
      params: {
        [key: string]: string | number | string[];
      };
      message: string;
      /**
       * @description Who can do it.
       * @enum {string}
       */
      by: 'provider-developer' | 'platform-owner' | 'landscape';
    };
    RuleResult: {
      ruleId: string;
      /** @description The question that the rule answers, in English. */
      question: string;
      outcome: components['schemas']['Outcome'];
      code: string;
      params: {
        [key: string]: string | number | string[];
      };
      message: string;
      evidence: components['schemas']['Evidence'][];
      remedy?: components['schemas']['Remedy'];
      /** @description What is always so, or was not checked. Never a reason against. */
      notes: components['schemas']['RuleSentence'][];
    };
    Verdict: {
      outcome: components['schemas']['Outcome'];
      results: components['schemas']['RuleResult'][];
    };
    /** @description May this image be deployed as a PlatformService? `today` is the image as released, `withPlatformMode` the same image if it had platform mode. */
    WrapEligibility: {
      applicable: boolean;
      reason?: components['schemas']['RuleSentence'];
      today?: components['schemas']['Verdict'];
      withPlatformMode?: components['schemas']['Verdict'];
    };
    /** @enum {string} */
    HostRoute: 'helm-deployment' | 'helm-release' | 'platform-service';
    /** @description May the tool live on the platform cluster by another route? */
    HostEligibility: {
      applicable: boolean;
      reason?: components['schemas']['RuleSentence'];
      outcome?: components['schemas']['Outcome'];
      /** @description Best first. */
      routes: {
        route: components['schemas']['HostRoute'];
        outcome: components['schemas']['Outcome'];
        results: components['schemas']['RuleResult'][];
      }[];
    };
    /** @description What is wrong with declared traits. */
    TraitFinding: {
      /** @description For instance `spec.openmcp.versions[0].crds[0].scope`. */
      path: string;
      /** @enum {string} */
      severity: 'error' | 'warning';
      /** @description What is allowed there, in English. */
      message: string;
    };
    /**
     * @description trusted - the entity comes from a trusted location. untrusted - it does not, so its traits count as not declared; so it is with an image that no entity describes, and with traits that come with the request, which are judged but allow nothing. conflicting - several trusted entities claim the same image.
     * @enum {string}
     */
    Trust: 'trusted' | 'untrusted' | 'conflicting';
    /** @description How an image is told to use platform mode, as its traits declare it. */
    PlatformModeDeclaration: {
      /** @enum {string} */
      via: 'env' | 'flag' | 'config';
      name?: string;
      value?: string;
      /** @description First version that has the mode; missing when no released version has it. */
      releasedSince?: string;
    };
    /** @description One of `provider`, `tool`, `traits` and `image` is needed. */
    EligibilityRequest: {
      /** @description Entity reference of a provider. */
      provider?: string;
      /** @description Entity reference of a tool. */
      tool?: string;
      /** @description Traits of one version, checked without any entity. They never pass the gate. */
      traits?: {
        [key: string]: unknown;
      };
      /** @description Image reference whose tag or digest chooses the version of the traits. Alone, it is looked up in the catalog. */
      image?: string;
      /** @description Platform cluster to check against. */
      cluster?: string;
      /** @description Name that the PlatformService would get. */
      name?: string;
    };
    EligibilityReport: {
      subject: {
        /** @enum {string} */
        type: 'provider' | 'tool' | 'traits' | 'image';
        entityRef?: string;
        title?: string;
        /** @description Image repository without tag. */
        image?: string;
        tag?: string;
        /** @description Range of versions whose traits were used. */
        versionRange?: string;
        hypothetical?: boolean;
        /** @description Entity reference of the provider that a hypothetical image stands for. */
        standsFor?: string;
      };
      trust: components['schemas']['Trust'];
      /** @description Entity references of all that claim the image, when trust is conflicting. */
      claimedBy?: string[];
      cluster?: string;
      freshness?: components['schemas']['Freshness'];
      findings: components['schemas']['TraitFinding'][];
      platformMode?: components['schemas']['PlatformModeDeclaration'];
      wrap: components['schemas']['WrapEligibility'];
      host: components['schemas']['HostEligibility'];
      etag: string;
    };
    VerdictSummary: {
      outcome: components['schemas']['Outcome'];
      /** @description The result that decides, where the outcome is not ok. */
      deciding?: {
        ruleId: string;
        code: string;
        params: {
          [key: string]: string | number | string[];
        };
        message: string;
      };
    };
    /** @enum {string} */
    ProviderKind:
      | 'service-provider'
      | 'platform-service'
      | 'cluster-provider'
      | 'tool';
    ProviderInstallation: {
      cluster: string;
      kind: components['schemas']['InstallationKind'];
      name: string;
      health: components['schemas']['Health'];
      image?: string;
      simulated: boolean;
      stale: boolean;
    };
    ProviderItem: {
      entityRef: string;
      name: string;
      title: string;
      description?: string;
      kind: components['schemas']['ProviderKind'];
      /** @description Entity reference. */
      owner?: string;
      /** @description Entity reference. */
      system?: string;
      tool?: {
        entityRef: string;
        title: string;
      };
      /** @description Image repository without tag; missing for a tool without a provider. */
      image?: string;
      /** @description Tag that a form may propose. */
      tag?: string;
      /** @description Name that a form may propose for the PlatformService. */
      installationName?: string;
      versionRange?: string;
      hypothetical: boolean;
      standsFor?: string;
      trust: components['schemas']['Trust'];
      claimedBy?: string[];
      findings: components['schemas']['TraitFinding'][];
      platformMode?: components['schemas']['PlatformModeDeclaration'];
      wrap: {
        applicable: boolean;
        reason?: components['schemas']['RuleSentence'];
        today?: components['schemas']['VerdictSummary'];
        withPlatformMode?: components['schemas']['VerdictSummary'];
      };
      host: {
        applicable: boolean;
        reason?: components['schemas']['RuleSentence'];
        outcome?: components['schemas']['Outcome'];
        route?: components['schemas']['HostRoute'];
      };
      /** @description Where the image is installed, worst health first, as far as the caller may see it. */
      installations: components['schemas']['ProviderInstallation'][];
      /** @description Only with `rules=outcomes`. */
      rules?: {
        ruleId: string;
        today?: components['schemas']['Outcome'];
        withPlatformMode?: components['schemas']['Outcome'];
      }[];
    };
    ProviderList: {
      items: components['schemas']['ProviderItem'][];
      totalItems: number;
      nextCursor?: string;
      etag: string;
      freshness: components['schemas']['Freshness'];
      /** @description Images of installations that no entity describes. */
      undescribed: {
        /** @description Image repository without tag. */
        image: string;
        installations: components['schemas']['ProviderInstallation'][];
      }[];
      /** @description How many of the clusters that the caller may see were read. */
      clusters: {
        read: number;
        total: number;
      };
    };
    DependencyReportNode: {
      /** @description For instance `capability/flux`. */
      id: string;
      /** @enum {string} */
      kind: 'capability' | 'operator' | 'provider' | 'deployment';
      /** @description As a path in words writes it, for instance `ps-flux`. */
      label: string;
      /** @description Title of the entity where there is one that the caller may see, else the label. */
      title: string;
      /** @description The provider, or the tool that gives a capability; missing where there is none that the caller may see. */
      entityRef?: string;
      /** @description True for a provider that the caller may not see. */
      hidden?: boolean;
      /** @description True for a PlatformService that nobody runs: what the image of a ServiceProvider would be. */
      candidate?: boolean;
      /** @description True for what is there before the openmcp-operator is. */
      seeded?: boolean;
    };
    /** @description `from` must run before `to` can be delivered. */
    DependencyReportEdge: {
      from: string;
      to: string;
      /** @enum {string} */
      strength: 'hard' | 'soft';
      /** @enum {string} */
      role: 'delivery' | 'need';
      /** @description True when nobody delivers it so. */
      candidate?: boolean;
      /** @description Where it is known from: the landscape, the way the openmcp-operator works, or the traits of an entity, which is named where the caller may see it. */
      source: {
        /** @enum {string} */
        type: 'landscape' | 'operator' | 'traits';
        entityRef?: string;
        title?: string;
        note?: string;
      };
    };
    DependencyReportCycle: {
      /**
       * @description Soft when one of its edges is, or when something that is already there makes the first start possible.
       * @enum {string}
       */
      strength: 'hard' | 'soft';
      /** @description True when only a PlatformService that nobody runs closes it. */
      candidate: boolean;
      /** @description Ids along the shortest way, the first one again at the end. */
      nodes: string[];
      /** @description The way in words, in English. */
      message: string;
    };
    DependencyReport: {
      cluster?: string;
      /** @enum {string} */
      operatorDeliveredBy: 'flux' | 'other';
      nodes: components['schemas']['DependencyReportNode'][];
      edges: components['schemas']['DependencyReportEdge'][];
      /** @description Ids of nodes; each wave needs only what earlier ones hold. */
      waves: string[][];
      /** @description Ids of nodes that are part of a circle or wait for one. */
      unordered: string[];
      cycles: components['schemas']['DependencyReportCycle'][];
      freshness: components['schemas']['Freshness'];
      etag: string;
    };
    EnvironmentVariable: {
      name: string;
      value?: string;
      /** @description Keeps the value that the cluster has; no `value` is given then. */
      keep?: boolean;
    };
    /** @description Spec of a PlatformService, openmcp.cloud/v1alpha1. */
    PlatformServiceSpec: {
      image: string;
      imagePullSecrets?: {
        name: string;
      }[];
      initCommand?: string[];
      runCommand?: string[];
      env?: components['schemas']['EnvironmentVariable'][];
      extraVolumes?: ({
        name: string;
      } & {
        [key: string]: unknown;
      })[];
      extraVolumeMounts?: ({
        name: string;
        mountPath: string;
      } & {
        [key: string]: unknown;
      })[];
      runReplicas?: number;
      topologySpreadConstraints?: ({
        maxSkew: number;
        topologyKey: string;
        whenUnsatisfiable: string;
      } & {
        [key: string]: unknown;
      })[];
      verbosity?: string;
      metrics?: {
        disabled?: boolean;
        path?: string;
        port?: number;
      };
    };
    /** @description The caller states that the image puts its CRDs and pods on the platform cluster when told in this way. env - a variable with this name and value. flag - an argument with this value behind both commands. config - a configuration object that is made elsewhere. */
    PlatformModeStatement: {
      /** @enum {string} */
      via: 'env' | 'flag' | 'config';
      /** @description Of a variable. */
      name?: string;
      /** @description Of a variable, or the whole flag. */
      value?: string;
    };
    PlatformServiceRequest: {
      name: string;
      spec: components['schemas']['PlatformServiceSpec'];
      /** @description Entity reference of the provider that the image belongs to. */
      provider?: string;
      platformMode?: components['schemas']['PlatformModeStatement'];
      /** @default false */
      dryRun?: boolean;
      /** @default false */
      force?: boolean;
    };
    FieldChange: {
      /** @description For instance `spec.image` or `spec.env[LOG_FORMAT]`. */
      field: string;
      /** @enum {string} */
      change: 'added' | 'changed' | 'removed';
      /** @description As JSON; missing for values of environment variables. */
      before?: string;
      /** @description As JSON; missing for values of environment variables. */
      after?: string;
    };
    PlatformServiceResult: {
      cluster: string;
      name: string;
      dryRun: boolean;
      /** @enum {string} */
      result: 'created' | 'configured' | 'unchanged';
      diff: components['schemas']['FieldChange'][];
      /** @description What was sent, as YAML. Values of environment variables are masked. */
      manifest: string;
      /** @description Of the object after writing; missing when it does not exist. */
      generation?: number;
      uid?: string;
      eligibility: components['schemas']['EligibilityReport'];
      warnings: components['schemas']['RuleSentence'][];
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
      may: components['schemas']['ClusterRights'];
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
      query?: {
        /** @description The `etag` of an earlier answer. The answer is held back until the installation differs from it, or until `timeoutSeconds` have passed; then the unchanged installation is answered. An installation that is not there is waited for. */
        after?: string;
        /** @description How long the answer may be held back. Given without `after`, the answer is held back only while the installation is not there. When it is still not there at the end, the answer is 404. */
        timeoutSeconds?: number;
      };
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
  GetProviders: {
    parameters: {
      query?: {
        /** @description With `outcomes`, each item has the outcome of every rule in both views. */
        rules?: 'outcomes';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The providers */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProviderList'];
        };
      };
      default: components['responses']['ErrorResponse'];
    };
  };
  CheckEligibility: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EligibilityRequest'];
      };
    };
    responses: {
      /** @description The verdicts, rule by rule */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EligibilityReport'];
        };
      };
      default: components['responses']['ErrorResponse'];
    };
  };
  GetDependencies: {
    parameters: {
      query?: {
        /** @description Name of the cluster whose landscape is meant. Without it the openmcp-operator is taken to be delivered by Flux. */
        cluster?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The graph */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DependencyReport'];
        };
      };
      default: components['responses']['ErrorResponse'];
    };
  };
  ApplyPlatformService: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        cluster: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PlatformServiceRequest'];
      };
    };
    responses: {
      /** @description What was done, or with `dryRun` what would be done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PlatformServiceResult'];
        };
      };
      default: components['responses']['ErrorResponse'];
    };
  };
}
