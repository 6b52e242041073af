/** Something that goes wrong with a cluster, for the table of faults. */
export interface ClusterFault {
  /** For people: what goes wrong. */
  title: string;
  /** What has to be done before; the rows that go later come with it. */
  prepare?: () => Promise<void> | void;
  /** Makes it go wrong. */
  cause: () => Promise<void> | void;
  /** Makes it good again; missing where nothing has to be done. */
  heal?: () => Promise<void> | void;
  /**
   * What has to be shown before it is made good again; missing where nobody need
   * notice anything.
   */
  shows?: {
    state: string;
    reason?: string;
    /** A row that was written meanwhile. */
    row?: string;
    /** That rows which are missing may be there all the same. */
    settling?: boolean;
  };
  /** How long it goes wrong at least, in milliseconds; default 0. */
  lasts?: number;
  /** Rows that go meanwhile because they go on the cluster. */
  goes?: readonly string[];
  /** Changes something on the cluster; the row is to be there in the end. */
  change: (name: string) => Promise<void> | void;
}

/** How a fault went. */
export interface FaultOutcome {
  /** Against which API server. */
  server: string;
  title: string;
  /** States of the cluster and reasons, in the order in which they were shown. */
  shown: string[];
  rows: string;
  /** Milliseconds until it was shown. */
  noticedAfter?: number;
  /** Milliseconds from its end until everything was right. */
  recoveredAfter: number;
}
