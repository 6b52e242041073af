import { readFileSync } from 'node:fs';

const POLL_MILLISECONDS = 200;

/**
 * Reacts when the npm or yarn that called this process is gone: neither passes on all that ends it. A person
 * may well start us from a shell that goes away, so a caller of another kind is not looked at.
 *
 * @param {() => void} react - called once
 */
export function whenCallerIsGone(react) {
  if (!process.env.npm_lifecycle_event) {
    return;
  }
  const before = callers();
  const timer = setInterval(() => {
    if (callers() !== before) {
      clearInterval(timer);
      react();
    }
  }, POLL_MILLISECONDS);
  timer.unref();
}

/** The process that called us and, where that is the shell in which npm runs scripts, npm itself. */
function callers() {
  const parent = readStatus(process.ppid);
  const isShell = /^Name:\s+(?:\w*sh)$/m.test(parent);
  const grandparent = isShell && /^PPid:\s+(\d+)$/m.exec(parent)?.[1];
  return `${process.ppid} ${grandparent}`;
}

// Exists on Linux. Elsewhere the parent alone is looked at.
function readStatus(processId) {
  try {
    return readFileSync(`/proc/${processId}/status`, 'utf8');
  } catch {
    return '';
  }
}
