export interface Config {
  /**
   * The portal of this repository.
   */
  portal?: {
    /**
     * Who looks after platform clusters. Everybody else who is signed in may read. Without this key everybody who is
     * signed in may do everything, which fits a demonstration and nothing else.
     */
    platformOwners?: Array<{
      /**
       * Reference of the group, for instance `group:default/platform-owners`.
       */
      group: string;

      /**
       * Names of the platform clusters that it looks after. Default: all.
       */
      clusters?: string[];

      /**
       * What it may do there besides reading. `override`, `force`, `host-path` and `command` count on top of `apply`.
       * Default: `apply` and `delete`.
       */
      rights?: Array<
        'apply' | 'delete' | 'override' | 'force' | 'host-path' | 'command'
      >;
    }>;
  };
}
