import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const version = 'client.authentication.k8s.io/v1';

/**
 * A credential helper that prints what a test wants, and counts its runs.
 */
export class TestCredentialHelper {
  readonly command: string;
  private readonly output: string;
  private readonly runsFile: string;
  private readonly informationFile: string;

  /**
   * @param folder - where its files lie
   */
  constructor(folder: string) {
    this.command = join(folder, 'helper');
    this.output = join(folder, 'helper-output');
    this.runsFile = join(folder, 'helper-runs');
    this.informationFile = join(folder, 'helper-information');
    this.behave(`cat ${this.output}`);
  }

  /** Runs the lines of a shell script instead of printing a credential. */
  behave(script: string): void {
    const lines = [
      '#!/bin/sh',
      `echo run >> ${this.runsFile}`,
      `echo "$KUBERNETES_EXEC_INFO" > ${this.informationFile}`,
      script,
    ];
    writeFileSync(this.command, `${lines.join('\n')}\n`, { mode: 0o755 });
  }

  /** Prints a credential from now on. */
  print(status: object, apiVersion: string = version): void {
    this.printText(
      JSON.stringify({ apiVersion, kind: 'ExecCredential', status }),
    );
  }

  printText(text: string): void {
    writeFileSync(this.output, text);
  }

  /** How often it was run. */
  get runs(): number {
    return existsSync(this.runsFile)
      ? readFileSync(this.runsFile, 'utf8').trim().split('\n').length
      : 0;
  }

  /** What it was told in `KUBERNETES_EXEC_INFO`. */
  get information(): unknown {
    return JSON.parse(readFileSync(this.informationFile, 'utf8'));
  }
}
