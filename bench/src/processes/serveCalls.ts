/** @internal */
export interface Call {
  id: number;
  name: string;
  argument: unknown;
}

/** @internal */
export type Reply = { id: number } & ({ value: unknown } | { error: string });

/**
 * Answers calls of the process that started this one, and ends with it.
 *
 * @internal
 */
export function serveCalls(
  methods: Record<string, (argument: never) => unknown>,
): void {
  process.on('disconnect', () => process.exit());
  process.on('message', async ({ id, name, argument }: Call) => {
    let reply: Reply;
    try {
      reply = { id, value: await methods[name](argument as never) };
    } catch (error) {
      reply = { id, error: String(error instanceof Error && error.stack) };
    }
    process.send?.(reply);
  });
  process.send?.({ id: 0, value: 'ready' });
}
