import {
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { stringify } from 'yaml';
import { RunningPlatformClusters } from '../types';

/**
 * What `ready.json` says about running clusters.
 *
 * @internal
 */
export interface ReadyClusters {
  /** Whether they are real ones. */
  real: boolean;
  /** Process that runs them. */
  pid: number;
  /** Kubeconfig with a context per cluster. */
  kubeconfig: string;
  /** Configuration with which a Backstage backend reads them. */
  configuration: string;
  clusters: { name: string; server: string }[];
}

/**
 * The folder where state is kept when nobody says otherwise: below
 * `XDG_STATE_HOME`, or `~/.local/state`.
 *
 * @internal
 */
export function defaultStateDirectory(): string {
  const base = process.env.XDG_STATE_HOME || join(homedir(), '.local', 'state');
  return join(base, 'openmcp-backstage', 'platform-clusters');
}

function titleOf(name: string): string {
  const [first, ...rest] = name.split('-');
  const head =
    first.length === 2
      ? first.toUpperCase()
      : first[0].toUpperCase() + first.slice(1);
  return [head, ...rest].join(' ');
}

/**
 * The files by which running clusters are found.
 *
 * @internal
 */
export class StateFolder {
  /** Absolute path. */
  readonly path: string;
  /** The lock of the process that runs clusters. */
  readonly lockFile: string;

  readonly #ready: string;
  readonly #configuration: string;

  /**
   * Makes the folder when it is missing.
   *
   * @param path - path of the folder
   */
  constructor(path: string) {
    this.path = resolve(path);
    mkdirSync(this.path, { recursive: true, mode: 0o700 });
    this.lockFile = join(this.path, 'start.lock');
    this.#ready = join(this.path, 'ready.json');
    this.#configuration = join(this.path, 'app-config.platform-clusters.yaml');
  }

  /**
   * Tells everybody that the clusters run. `ready.json` comes last and at once.
   *
   * @param running - the clusters
   * @param real - whether they are real ones
   */
  announce(running: RunningPlatformClusters, real: boolean): void {
    const configuration = {
      openmcp: {
        clusters: running.clusters.map(({ name }) => ({
          name,
          title: titleOf(name),
          kubeconfig: { file: running.kubeconfigPath, context: name },
          // No pod runs a container on either kind of cluster.
          simulated: true,
        })),
      },
    };
    this.#write(this.#configuration, stringify(configuration));
    const ready: ReadyClusters = {
      real,
      pid: process.pid,
      kubeconfig: running.kubeconfigPath,
      configuration: this.#configuration,
      clusters: running.clusters.map(({ name, server }) => ({ name, server })),
    };
    this.#write(this.#ready, `${JSON.stringify(ready, undefined, 2)}\n`);
  }

  /** Takes the announcement back. */
  withdraw(): void {
    rmSync(this.#ready, { force: true });
    rmSync(this.#configuration, { force: true });
  }

  /**
   * Reads the announcement.
   *
   * @returns undefined when there is none
   */
  announced(): ReadyClusters | undefined {
    try {
      return JSON.parse(readFileSync(this.#ready, 'utf8'));
    } catch {
      return undefined;
    }
  }

  #write(path: string, content: string): void {
    writeFileSync(`${path}.new`, content, { mode: 0o600 });
    renameSync(`${path}.new`, path);
  }
}
