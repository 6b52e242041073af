// Loaded with `--require` into processes that we start. They share a pipe with their parent; when the
// parent is gone in whatever way, also by SIGKILL, the pipe closes and the process ends, too.
'use strict';

const { Socket } = require('node:net');
const { isMainThread } = require('node:worker_threads');

const GRACE_MILLISECONDS = 10_000;

const pipe = process.env.OPENMCP_PARENT_PIPE;
// Not for the processes and threads that this one starts: they have no such pipe.
delete process.env.OPENMCP_PARENT_PIPE;

if (pipe && isMainThread) {
  const [descriptor, scope] = pipe.split(':');
  // The leader of a process group takes the group with it.
  const target = scope === 'group' ? -process.pid : process.pid;
  const socket = new Socket({ fd: Number(descriptor), writable: false });
  socket.on('error', () => {});
  socket.on('close', () => {
    setTimeout(
      () => process.kill(target, 'SIGKILL'),
      GRACE_MILLISECONDS,
    ).unref();
    process.kill(target, 'SIGTERM');
  });
  socket.resume();
  socket.unref();
}
