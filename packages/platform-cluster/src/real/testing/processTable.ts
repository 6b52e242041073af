import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/*
 * What tests ask the kernel about processes. Linux only: elsewhere the tests
 * that need it would have to ask other programs.
 */

interface ProcessRow {
  pid: number;
  parent: number;
  state: string;
}

function processes(): ProcessRow[] {
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(name => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        // The name of the program stands in parentheses and may hold anything.
        const [state, parent] = stat
          .slice(stat.lastIndexOf(')') + 2)
          .split(' ');
        return [
          {
            pid: Number(name),
            parent: Number(parent),
            state,
          },
        ];
      } catch {
        return [];
      }
    });
}

/**
 * Lists the processes below a process.
 *
 * @param pid - the process
 * @returns process ids of its children, their children and so on
 * @internal
 */
export function descendantsOf(pid: number): number[] {
  const rows = processes();
  const below = (parent: number): number[] =>
    rows
      .filter(row => row.parent === parent)
      .flatMap(row => [row.pid, ...below(row.pid)]);
  return below(pid);
}

/**
 * Tells which of some processes still run. One that has ended and that nobody
 * has collected yet does not.
 *
 * @param pids - process ids
 * @internal
 */
export function stillRunning(pids: number[]): number[] {
  return processes()
    .filter(row => pids.includes(row.pid) && row.state !== 'Z')
    .map(row => row.pid);
}

/**
 * Tells which of some processes are halted by SIGSTOP.
 *
 * @param pids - process ids
 * @internal
 */
export function halted(pids: number[]): number[] {
  return processes()
    .filter(row => pids.includes(row.pid) && row.state === 'T')
    .map(row => row.pid);
}

function socketsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).flatMap(descriptor => {
      try {
        const target = readlinkSync(`/proc/${pid}/fd/${descriptor}`);
        return /^socket:\[(\d+)\]$/.exec(target)?.[1] ?? [];
      } catch {
        return [];
      }
    });
  } catch {
    return [];
  }
}

/**
 * Lists the TCP addresses on which some processes listen.
 *
 * @param pids - process ids
 * @returns the addresses as the kernel writes them: hexadecimal, `0100007F` is
 * 127.0.0.1
 * @internal
 */
export function listeningAddresses(pids: number[]): string[] {
  const sockets = new Set(pids.flatMap(socketsOf));
  return ['/proc/net/tcp', '/proc/net/tcp6'].flatMap(table =>
    readFileSync(table, 'utf8')
      .split('\n')
      .slice(1)
      .map(line => line.trim().split(/\s+/))
      .filter(columns => columns[3] === '0A' && sockets.has(columns[9]))
      .map(columns => columns[1].split(':')[0]),
  );
}

/**
 * Adds up the memory of some processes.
 *
 * @param pids - process ids
 * @returns resident memory in MiB, by the name of the program
 * @internal
 */
export function residentMemory(pids: number[]): Record<string, number> {
  const result: Record<string, number> = {};
  for (const pid of pids) {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const name = /^Name:\s+(.*)$/m.exec(status)?.[1] ?? '';
    const kibibytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0);
    result[name] = (result[name] ?? 0) + Math.round(kibibytes / 1024);
  }
  return result;
}
