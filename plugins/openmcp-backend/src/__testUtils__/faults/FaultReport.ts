import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FaultOutcome } from './Fault';
import { renderFaults } from './renderFaults';

const folder = join(__dirname, '../../../../../.test-results');

/** Gathers how faults went, and writes the table. */
export class FaultReport {
  private readonly outcomes: FaultOutcome[] = [];

  add(outcome: FaultOutcome): void {
    this.outcomes.push(outcome);
  }

  /** Writes `faults.md` into the folder for results, and prints it. */
  write(): void {
    const text = renderFaults(this.outcomes);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'faults.md'), text);
    process.stdout.write(`\n${text}\n`);
  }
}
