import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ControlPlaneBinaries, ControlPlaneProgram } from '../binaries';
import { freePorts, releasePorts } from '../ports';
import { SupervisedProcess, waitUntil } from '../processes';
import { PlatformClusterUser } from '../../types';
import { answersHealthy } from './answersHealthy';
import { ApiClient } from './ApiClient';
import { ClusterFiles, writeClusterFiles } from './clusterFiles';
import { writeKubeconfig } from './kubeconfig';
import {
  apiServerArguments,
  ClusterPorts,
  controllerManagerArguments,
  etcdArguments,
  kwokArguments,
  schedulerArguments,
} from './programArguments';

const attempts = 5;

/**
 * What a control plane is started with.
 *
 * @internal
 */
export interface ControlPlaneOptions {
  /** Name of the cluster. */
  name: string;
  /** Folder of the cluster; what is in it goes. */
  folder: string;
  /** Paths of the programs. */
  binaries: ControlPlaneBinaries;
  /** Users besides the administrator. */
  users: PlatformClusterUser[];
  /** How long a pod takes until it is ready. */
  podStartSeconds: number;
  /** Features of the API server that are switched on or off. */
  featureGates: Record<string, boolean>;
}

/**
 * A Kubernetes cluster without an openmcp-operator.
 *
 * @internal
 */
export interface ControlPlane {
  /** Its files. */
  files: ClusterFiles;
  /** Its ports. */
  ports: ClusterPorts;
  /** Base URL of the API server. */
  server: string;
  /** Certificate of its authority, PEM. */
  certificateAuthority: string;
  /** Client with the rights of the administrator. */
  client: ApiClient;
  /** The API server that runs, or ran last. */
  apiServer: SupervisedProcess;
  /** etcd. */
  etcd: SupervisedProcess;
  /** All other programs. */
  others: SupervisedProcess[];
}

/** Somebody else took a port between our look and the program's start. */
class PortTakenError extends Error {}

/**
 * Starts a program of a cluster.
 *
 * @param options - the cluster
 * @param files - its files
 * @param program - which program
 * @param args - its arguments
 * @param env - its environment; that of this process by default
 * @internal
 */
export function startProgram(
  options: ControlPlaneOptions,
  files: ClusterFiles,
  program: ControlPlaneProgram,
  args: string[],
  env?: NodeJS.ProcessEnv,
): SupervisedProcess {
  mkdirSync(files.logs, { recursive: true });
  return new SupervisedProcess({
    name: `${program} of ${options.name}`,
    command: options.binaries[program],
    args,
    env,
    cwd: options.folder,
    logFile: join(files.logs, `${program}.log`),
  });
}

/**
 * Waits until an API server is ready.
 *
 * @param apiServer - its process
 * @param client - a client of it
 * @param others - programs without which it cannot become ready
 * @throws Error when it does not become ready
 * @internal
 */
export async function waitForApiServer(
  apiServer: SupervisedProcess,
  client: () => ApiClient,
  others: SupervisedProcess[],
): Promise<void> {
  await waitUntil({
    what: `${apiServer.name} is ready`,
    processes: [apiServer, ...others],
    timeoutSeconds: 90,
    check: async () => (await client().send('GET', '/readyz')).status === 200,
  });
}

async function startOnPorts(
  options: ControlPlaneOptions,
  ports: ClusterPorts,
): Promise<ControlPlane> {
  const files = writeClusterFiles(
    options.folder,
    options.users,
    options.podStartSeconds,
  );
  const server = `https://127.0.0.1:${ports.apiServer}`;
  const started: SupervisedProcess[] = [];
  const start = (program: ControlPlaneProgram, args: string[]) => {
    const process = startProgram(options, files, program, args);
    started.push(process);
    return process;
  };
  const client = () =>
    new ApiClient({
      server,
      certificateAuthority: readFileSync(files.certificateAuthority, 'utf8'),
      token: files.adminToken,
    });
  try {
    const etcd = start('etcd', etcdArguments(files, ports));
    await waitUntil({
      what: `${etcd.name} is healthy`,
      processes: [etcd],
      check: () => answersHealthy(`http://127.0.0.1:${ports.etcd}/health`),
    });
    const apiServer = start(
      'kube-apiserver',
      apiServerArguments(files, ports, options.featureGates),
    );
    await waitForApiServer(apiServer, client, [etcd]);
    const certificateAuthority = readFileSync(
      files.certificateAuthority,
      'utf8',
    );
    writeKubeconfig(files.kubeconfig, [
      {
        name: options.name,
        server,
        certificateAuthority,
        token: files.adminToken,
      },
    ]);
    const others = [
      start('kube-controller-manager', controllerManagerArguments(files)),
      start('kube-scheduler', schedulerArguments(files)),
    ];
    const kwok = start('kwok', kwokArguments(files, ports));
    await waitUntil({
      what: `${kwok.name} is healthy`,
      processes: [kwok, apiServer, etcd, ...others],
      check: () => answersHealthy(`http://127.0.0.1:${ports.kwok}/healthz`),
    });
    return {
      files,
      ports,
      server,
      certificateAuthority,
      client: client(),
      apiServer,
      etcd,
      others: [...others, kwok],
    };
  } catch (error) {
    const portTaken = started.some(
      process =>
        !process.isRunning &&
        /address already in use/.test(process.lastLines()),
    );
    await Promise.all(started.map(process => process.end('SIGKILL')));
    throw portTaken ? new PortTakenError(String(error)) : error;
  }
}

/**
 * Starts etcd, the API server, the controller manager, the scheduler and kwok,
 * on other ports when a port was taken meanwhile.
 *
 * @param options - the cluster
 * @returns the control plane, its API server ready
 * @throws Error that names the program that failed, with its last lines
 * @internal
 */
export async function startControlPlane(
  options: ControlPlaneOptions,
): Promise<ControlPlane> {
  for (let attempt = 1; ; attempt++) {
    const numbers = await freePorts(4);
    const [etcd, etcdPeer, apiServer, kwok] = numbers;
    try {
      return await startOnPorts(options, { etcd, etcdPeer, apiServer, kwok });
    } catch (error) {
      releasePorts(numbers);
      if (!(error instanceof PortTakenError) || attempt === attempts) {
        throw error;
      }
    }
  }
}
