/*
 * The shell starts a watcher and then becomes the program, so the process id that is known is that of the program. The
 * watcher reads the pipe whose other end the caller holds: a line means that all is well and it may go; the end of the
 * file means that the caller is gone, however it died, and the whole process group goes with it.
 */
const WATCH = `
exec 3<&0
( read -r line <&3 || kill -s KILL -- "-$$" ) >/dev/null 2>&1 &
exec "$@" 3<&- </dev/null
`;

/**
 * What it takes to start a program, of whatever kind, that cannot outlive this process: not after SIGKILL either. To be
 * started with `detached`, as the leader of a process group, with a pipe as its standard input; the watcher is let go
 * by {@link letGo}.
 *
 * @param {string} command
 * @param {string[]} commandArguments
 * @returns {[string, string[]]} the program to start in its place, and its arguments
 */
export function supervised(command, commandArguments) {
  return ['/bin/sh', ['-c', WATCH, 'sh', command, ...commandArguments]];
}

/**
 * To be called when a supervised program has ended.
 *
 * @param {import('node:child_process').ChildProcess} child
 */
export function letGo(child) {
  // The watcher may be gone before it is told to go.
  child.stdin.on('error', () => {});
  child.stdin.end('ended\n');
}
