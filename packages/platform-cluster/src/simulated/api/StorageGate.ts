/**
 * Stands for the connection of an API server to its storage, which can be lost.
 * Watches go on then, and what reads or writes waits.
 *
 * @internal
 */
export class StorageGate {
  #opened: Promise<void> | undefined;
  #open: () => void = () => {};

  /** Whether the storage can be reached. */
  get isOpen(): boolean {
    return this.#opened === undefined;
  }

  /** Cuts the storage off. */
  close(): void {
    this.#opened ??= new Promise(resolve => {
      this.#open = resolve;
    });
  }

  /** Brings it back. */
  open(): void {
    this.#opened = undefined;
    this.#open();
  }

  /** Waits until the storage can be reached. */
  async whenOpen(): Promise<void> {
    await this.#opened;
  }
}
