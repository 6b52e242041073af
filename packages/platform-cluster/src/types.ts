/**
 * One running platform cluster: an API server, what keeps its objects alive and
 * the openmcp-operator.
 *
 * @public
 */
export interface PlatformClusterHandle {
  /** Name of the cluster; also the name of its context in the kubeconfig. */
  name: string;
  /** Base URL of the API server, always on the loopback interface. */
  server: string;
  /** Kubeconfig file with one context, that of this cluster's administrator. */
  kubeconfigPath: string;
  /** Bearer token of the administrator (group `system:masters`). */
  adminToken: string;
  /** Stops this cluster alone. A second call waits for the first one. */
  stop(): Promise<void>;
  /**
   * For fault tests, on the real cluster only: sends the signal to the API
   * server and, when it is one that ends a process, waits for the end.
   */
  killApiServer?(signal: NodeJS.Signals): Promise<void>;
  /**
   * For fault tests, on the real cluster only: starts the API server again, on
   * the same port and with the same data, and waits until it is ready. An API
   * server that was halted by SIGSTOP goes on.
   */
  startApiServer?(): Promise<void>;
  /** For fault tests, on the real cluster only: where the objects are kept. */
  readonly storage?: PlatformClusterStorage;
}

/**
 * The etcd of a cluster, for tests of faults. The API server goes on meanwhile.
 *
 * @public
 */
export interface PlatformClusterStorage {
  /** Ends etcd at once, as a machine does that is lost. */
  kill(): Promise<void>;
  /**
   * Starts etcd again with the data that it had, and waits until the API server
   * is ready.
   */
  start(): Promise<void>;
  /** Keeps a copy of all data as they are; etcd is away for a moment. */
  backUp(): Promise<void>;
  /**
   * Starts etcd with the data of the last copy: everything written since is lost,
   * and versions begin anew from there. What the API server makes of it is not
   * waited for.
   */
  setBack(): Promise<void>;
  /**
   * Forgets all former versions. The API server, which keeps some itself, is not
   * told.
   */
  compact(): Promise<void>;
}

/**
 * A set of platform clusters that were started together.
 *
 * @public
 */
export interface RunningPlatformClusters {
  /** The clusters in the order of the names that were asked for. */
  clusters: PlatformClusterHandle[];
  /** One kubeconfig with a context per cluster, named like the cluster. */
  kubeconfigPath: string;
  /** Stops all clusters. A second call waits for the first one. */
  stop(): Promise<void>;
}

/**
 * A user of the API server besides the administrator. It has no rights until a
 * test binds some to its name or to one of its groups.
 *
 * @public
 */
export interface PlatformClusterUser {
  /** User name as the API server sees it. */
  name: string;
  /** Groups of the user; none by default. */
  groups?: string[];
  /** Bearer token; by default the user name followed by `-token`. */
  token?: string;
}

/**
 * What to start.
 *
 * @public
 */
export interface StartPlatformClustersOptions {
  /** Names of the clusters; DNS labels, each once. */
  names: string[];
  /** Folder for data, logs and kubeconfigs; it is created when missing. */
  stateDirectory: string;
  /**
   * Told what is going on while programs are built and clusters start, and
   * later when a program of a cluster ends without having been told to.
   */
  onProgress?: (message: string) => void;
  /** Further users of every cluster, for tests of access rules. */
  users?: PlatformClusterUser[];
  /** Whether a plausible landscape is applied after the start; default false. */
  seed?: boolean;
  /** Whether `stop` leaves the state folder for a look at logs; default false. */
  keepState?: boolean;
}
