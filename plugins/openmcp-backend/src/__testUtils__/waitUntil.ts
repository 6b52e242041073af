/**
 * Waits until something is so, looking again and again; what it looks at throws
 * or fails an expectation until then.
 */
export async function waitUntil<TResult>(
  look: () => Promise<TResult> | TResult,
  timeout: number = 20_000,
): Promise<TResult> {
  const deadline = Date.now() + timeout;
  for (;;) {
    try {
      return await look();
    } catch (error) {
      if (Date.now() > deadline) {
        throw error;
      }
    }
    await new Promise(resolve => setTimeout(resolve, 20));
  }
}
