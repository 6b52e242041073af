import { cpus, loadavg, platform, totalmem } from 'node:os';
import { FaultOutcome } from './Fault';

function seconds(milliseconds: number | undefined): string {
  return milliseconds === undefined
    ? '-'
    : `${(milliseconds / 1_000).toFixed(1)} s`;
}

function line(cells: string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** What the times were measured on. */
function machine(): string {
  const [processor] = cpus();
  return [
    new Date().toISOString().slice(0, 10),
    platform(),
    `Node ${process.versions.node}`,
    `${cpus().length} × ${processor?.model.trim() || 'unknown processor'}`,
    `${Math.round(totalmem() / 1e9)} GB`,
    `load ${loadavg()[0].toFixed(1)}`,
  ].join(', ');
}

/** The table of faults as Markdown. */
export function renderFaults(outcomes: readonly FaultOutcome[]): string {
  const columns = [
    'API server',
    'fault',
    'shown state (reason)',
    'rows',
    'noticed after',
    'recovered after',
  ];
  return [
    `Measured ${machine()}.`,
    '',
    line(columns),
    line(columns.map(() => '---')),
    ...outcomes.map(outcome =>
      line([
        outcome.server,
        outcome.title,
        outcome.shown.join(' → '),
        outcome.rows,
        seconds(outcome.noticedAfter),
        seconds(outcome.recoveredAfter),
      ]),
    ),
    '',
  ].join('\n');
}
