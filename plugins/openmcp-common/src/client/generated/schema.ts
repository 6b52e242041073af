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
  '/v1/changes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description What changed and what went since a revision, as far as the caller may see it; each once, in the order in which it changed last. The answer names it and does not hold it. 410 means that the revision is of another process of the backend or too old, so that everything has to be listed again. */
    get: operations['GetChanges'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/history': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description What changed of the installations that the caller may see, also of those that are gone, newest first; and the times in which clusters that the caller may see were not read, so that changes are not known. 503 means that the history could not be read. */
    get: operations['GetHistory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/summary': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Numbers of the installations that the caller may see. What was never read is null and not zero. */
    get: operations['GetSummary'];
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
    /** @description What needs what on a platform cluster: the graph of the catalog, in which order its parts can be installed, and what needs itself. Of providers that the caller may not see in the catalog nothing is told but the order that follows from them. */
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
    /** @description Creates a PlatformService, or changes it, by server-side apply. Refused with 422 where the rules of eligibility do not allow it. 503 with the reason `not-read-yet` means that the cluster was not read since the start, with `kinds-not-readable` that kinds which the rules need cannot be read there; with any other reason the cluster did not answer as it should; without a reason the permission framework or the catalog did not. What the rules say is said of the object as it would be, with the fields that others own: only that is written, or 409 where the object went on changing. An object that was not there is created, and never changed instead. */
    post: operations['ApplyPlatformService'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/clusters/{cluster}/platform-services/{name}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** @description Removes a PlatformService; the openmcp-operator then takes down what it made for it. The answer says what stays behind. The operator's own services, objects that something else looks after, and clusters that are delivered by GitOps are refused with 409. */
    delete: operations['DeletePlatformService'];
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
        /** @description Of 503, why the cluster could not do it. */
        reason?: components['schemas']['Sentence'];
        /**
         * @description Of 503, what is known of the object - nothing was changed, or the request was sent and its answer was lost.
         * @enum {string}
         */
        written?: 'nothing' | 'unknown';
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
      /** @description Traits of one version, checked without any entity; 64 KiB of JSON at most. They never pass the gate. */
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
    /** @description The configuration object that the provider needs, as trusted traits describe it. Texts such as `<version>` stand for what somebody has to fill in. Missing when none is needed or known. */
    ProviderConfigurationDraft: {
      /** @description The object as YAML. */
      manifest: string;
      apiVersion: string;
      kind: string;
      name: string;
      /**
       * @description What waits for the object, or ends without it.
       * @enum {string}
       */
      neededBefore: 'init' | 'run' | 'reconcile';
      /** @description True when the provider works without the object, too. */
      optional: boolean;
      /** @description What has to be filled in before the object can be written. */
      findings: {
        /** @description For instance `spec.versions[0].version`. */
        field: string;
        code: string;
        message: string;
      }[];
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
      configuration?: components['schemas']['ProviderConfigurationDraft'];
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
      /** @description Only with `rules=outcomes`: the rules that are asked about images, in the order in which results are given. */
      rules?: {
        ruleId: string;
        /** @description In English. */
        question: string;
        /** @description True for a rule that also looks at objects of a cluster. In this list it was asked of declarations alone. */
        live: boolean;
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
      /** @description True when no configuration says what delivers the openmcp-operator there. */
      operatorDeliveryAssumed?: boolean;
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
    /**
     * @description A field of the spec that stays as it is on the cluster. platformMode - the statement that is recorded on the object, as long as the image stays.
     * @enum {string}
     */
    KeptField:
      | 'imagePullSecrets'
      | 'initCommand'
      | 'runCommand'
      | 'env'
      | 'extraVolumes'
      | 'extraVolumeMounts'
      | 'runReplicas'
      | 'topologySpreadConstraints'
      | 'verbosity'
      | 'metrics'
      | 'platformMode';
    /** @description What a dry run told that would change. Whatever else would change is refused with 409 that names each such field. */
    ExpectedChanges: {
      /** @description The `uid` of that answer; missing when there was no such object. */
      uid?: string;
      changes: components['schemas']['FieldChange'][];
    };
    PlatformServiceRequest: {
      name: string;
      spec: components['schemas']['PlatformServiceSpec'];
      /** @description Fields that are not given in `spec` and stay exactly as they are on the cluster, with whoever owns them. Nothing can be kept of an object that is not there. Kept volumes of type hostPath and kept commands need no right of their own. */
      keep?: components['schemas']['KeptField'][];
      expected?: components['schemas']['ExpectedChanges'];
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
    /** @description Something that goes or stays when a PlatformService is removed. */
    DeletionPart: {
      code: string;
      params: {
        [key: string]: string | number | string[];
      };
      message: string;
      object?: components['schemas']['ObjectReference'];
    };
    PlatformServiceDeletion: {
      cluster: string;
      name: string;
      dryRun: boolean;
      /**
       * @description deleted - it is gone. deleting - it is marked for deletion, and goes when the openmcp-operator has taken down what it made for it. unchanged - it was marked before.
       * @enum {string}
       */
      result: 'deleted' | 'deleting' | 'unchanged';
      uid?: string;
      /** @description As it was when it was looked at. */
      resourceVersion?: string;
      /** @description Since when it is marked for deletion. */
      deletionTimestamp?: string;
      goes: components['schemas']['DeletionPart'][];
      stays: components['schemas']['DeletionPart'][];
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
     * @description connecting: not read yet. live: everything that matters is watched. degraded: some kinds cannot be read or watched as they should be. unreachable: no answer. unauthorized: credentials refused. misconfigured: the configuration of this cluster is wrong.
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
      /** @description API group; empty for the core group. */
      group: string;
      /**
       * @description health: the state of installations is made from its objects. eligibility: rules of eligibility alone look at them, and say so where they could not; the state of the cluster does not depend on it. Of these, kinds that the cluster does not serve are left out.
       * @enum {string}
       */
      neededFor: 'health' | 'eligibility';
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
       * @description Since when the state is so, as the backend process saw it that answers; the `etag` does not depend on it.
       */
      since?: string;
      /** @description True when no container runs on this cluster. */
      simulated: boolean;
      /** @description True while installations were read that are not listed yet, so that one that is missing from a list may be there all the same; missing otherwise. */
      settling?: boolean;
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
      /** @description False while a source of clusters has not said yet which there are, so that one that is not named here may be there all the same. */
      complete?: boolean;
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
      /** @description What the object says of how a catalog shows it, of no others than openmcp.cloud/catalog, openmcp.cloud/title, openmcp.cloud/description, openmcp.cloud/owner, openmcp.cloud/system, openmcp.cloud/lifecycle, openmcp.cloud/tags and openmcp.cloud/links; missing where it has none. */
      annotations?: {
        [key: string]: string;
      };
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
      /** @description Numbers of what matches all filters but `health`. */
      counts: components['schemas']['HealthCounts'];
    };
    /** @description Numbers of installations by health. */
    HealthCounts: {
      Healthy: number;
      Progressing: number;
      Degraded: number;
      Suspended: number;
      Terminating: number;
      Unknown: number;
    };
    InstallationChange: {
      /** @enum {string} */
      type: 'installation';
      cluster: string;
      kind: components['schemas']['InstallationKind'];
      name: string;
      /** @description True when it is gone. */
      removed: boolean;
    };
    /** @description What is known of a cluster is another, for instance because it cannot be read. */
    ClusterChange: {
      /** @enum {string} */
      type: 'cluster';
      cluster: string;
      /** @description True when it is not watched any more. */
      removed: boolean;
    };
    /** @description What the catalog says about providers and tools is another. */
    CatalogChange: {
      /** @enum {string} */
      type: 'catalog';
      /** @description Always false. */
      removed: boolean;
    };
    Change:
      | components['schemas']['InstallationChange']
      | components['schemas']['ClusterChange']
      | components['schemas']['CatalogChange'];
    ChangeList: {
      items: components['schemas']['Change'][];
      totalItems: number;
      nextCursor?: string;
      /** @description The `after` of the next question; comparable within one backend process. */
      revision: string;
      /** @description Made from the content with its revision. */
      etag: string;
    };
    Summary: {
      /** @description Null when no cluster was read. */
      totalItems: number | null;
      /** @description Missing when no cluster was read. */
      health?: components['schemas']['HealthCounts'];
      kinds: {
        kind: components['schemas']['InstallationKind'];
        /** @description Null when the kind was read on no cluster. */
        count: number | null;
        /** @description Number of clusters on which the kind was never read. */
        unreadOn: number;
      }[];
      /** @description Those that the caller may see, and those of installations that the caller may see. */
      clusters: {
        name: string;
        title: string;
        state?: components['schemas']['ClusterState'];
        freshness: components['schemas']['Freshness'];
        /** @description Null when the cluster was never read. */
        count: number | null;
        /** @description Missing when the cluster was never read. */
        health?: components['schemas']['HealthCounts'];
      }[];
      /** @description How many of these clusters were read. */
      clustersRead: {
        read: number;
        total: number;
      };
      /**
       * Format: date-time
       * @description When all that was counted was last known to be true; missing when nothing was read.
       */
      asOf?: string;
      /** @description True when some of what was counted may no longer be so. */
      stale: boolean;
      revision: string;
      /** @description Made from the content without `asOf`. */
      etag: string;
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
      /** @description When it ended last before it was started again. */
      lastEndedAt?: string;
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
    /** @description One change of an installation. */
    HistoryChange: {
      cluster: string;
      kind: components['schemas']['InstallationKind'];
      name: string;
      /** @description Of the provider object; another object of the same name has another. */
      uid: string;
      /**
       * @description created, deleted - the provider object. health - its health. image-wanted, image-running - the image of the spec, and those that containers have. registered-kinds - the API kinds that the status of a ServiceProvider names. init-failed - an attempt of the init Job.
       * @enum {string}
       */
      type:
        | 'created'
        | 'health'
        | 'image-wanted'
        | 'image-running'
        | 'registered-kinds'
        | 'init-failed'
        | 'deleted';
      /**
       * Format: date-time
       * @description When it happened, as far as objects tell; else when it was noticed.
       */
      at: string;
      /** @description A health, images or kinds such as `Vault (example.org/v1)` separated by `, `, or how many attempts had failed in this generation. Empty when there were none. */
      before?: string;
      after?: string;
      generation?: number;
      /** @description Why the health is so. */
      summary?: components['schemas']['Sentence'];
      /** @description How the last of the attempts failed. */
      failure?: components['schemas']['InitFailure'];
    };
    /** @description A time in which no backend read a cluster, or only a part of it. */
    HistoryGap: {
      cluster: string;
      /** Format: date-time */
      from: string;
      /**
       * Format: date-time
       * @description Missing while it goes on.
       */
      to?: string;
      /** @description State of the cluster; missing when no backend was running. */
      state?: components['schemas']['ClusterState'];
      reason?: components['schemas']['Sentence'];
    };
    HistoryList: {
      /** @description Newest first. */
      items: components['schemas']['HistoryChange'][];
      /** @description Changes that match the filters, on all pages. */
      totalItems: number;
      nextCursor?: string;
      /** @description Oldest first. */
      gaps: components['schemas']['HistoryGap'][];
      /**
       * Format: date-time
       * @description From when on the history is complete, but for the gaps.
       */
      keptSince?: string;
      /** @description Made from the content. */
      etag: string;
    };
    /** @description What changed of an installation, of all objects that ever had its name. */
    InstallationHistory: {
      /**
       * @description not-readable - the database of the portal does not answer; there are those items only that are not in it yet.
       * @enum {string}
       */
      state: 'read' | 'not-readable';
      /** @description The newest 100, newest first. */
      items: components['schemas']['HistoryChange'][];
      /** @description False when there are more, or when they could not be read. */
      isComplete: boolean;
      /** @description Times in which its cluster was not read; the newest 100, oldest first. */
      gaps: components['schemas']['HistoryGap'][];
      /**
       * Format: date-time
       * @description From when on the history is complete, but for the gaps.
       */
      keptSince?: string;
    };
    /** @description Whether the spec is as it was when the portal applied it last. Of PlatformServices only. */
    Drift: {
      /**
       * @description none - as applied. drifted - changed by others since. not-applied - the portal has never applied it, as far as is known. unknown - could not be compared.
       * @enum {string}
       */
      state: 'none' | 'drifted' | 'not-applied' | 'unknown';
      /** Format: date-time */
      appliedAt?: string;
      /** @description What others changed. Values of environment variables are compared and not told. */
      changes: components['schemas']['FieldChange'][];
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
      /** @description A tool that looks after the object, so that changes belong into what that tool reads. Missing when none has left its mark. */
      owner?: {
        /** @enum {string} */
        tool: 'flux' | 'helm' | 'argo-cd';
        /** @description For instance `Kustomization flux-system/openmcp`. */
        name: string;
      };
      simulated: boolean;
      history: components['schemas']['InstallationHistory'];
      drift?: components['schemas']['Drift'];
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
        /** @description Image repositories without tag, or whole image references; repeatable. A copy in a mirror of the configuration counts as what it is a copy of. */
        image?: string[];
        /** @description Entity references of providers whose images are meant, as `GET /v1/providers` finds their installations; repeatable. One that the caller may not see has none. */
        provider?: string[];
        /** @description Only what has its health since this time or later. What is not known since when is left out. */
        changedFrom?: string;
        /** @description Only what has its health since before this time. */
        changedTo?: string;
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
  GetChanges: {
    parameters: {
      query?: {
        /** @description The `revision` of an earlier answer. Without it the answer is empty and tells the revision to begin with. */
        after?: string;
        /** @description How long an answer without any change is held back. */
        timeoutSeconds?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The changes */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ChangeList'];
        };
      };
      default: components['responses']['ErrorResponse'];
    };
  };
  GetHistory: {
    parameters: {
      query?: {
        /** @description Only changes at this time or later. Default - all that is kept. */
        from?: string;
        /** @description Only changes before this time. */
        to?: string;
        /** @description Names of clusters; repeatable. */
        cluster?: string[];
        /** @description Kinds of installations; repeatable. */
        kind?: components['schemas']['InstallationKind'][];
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
      /** @description The changes */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['HistoryList'];
        };
      };
      default: components['responses']['ErrorResponse'];
    };
  };
  GetSummary: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The numbers */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Summary'];
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
  DeletePlatformService: {
    parameters: {
      query?: {
        /** @description With `true` nothing is removed, and the answer tells what would be. */
        dryRun?: boolean;
        /** @description The `uid` of an earlier answer: an object that was made anew under the same name meanwhile is not removed. */
        uid?: string;
        /** @description The `resourceVersion` of a dry run: an object that was changed meanwhile in any way, its status included, is not removed. */
        resourceVersion?: string;
      };
      header?: never;
      path: {
        cluster: string;
        name: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description What was done, or with `dryRun` what would be done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PlatformServiceDeletion'];
        };
      };
      default: components['responses']['ErrorResponse'];
    };
  };
}
