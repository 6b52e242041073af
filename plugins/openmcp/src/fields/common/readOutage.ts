type Data = Readonly<Record<string, unknown>>;

function dataIn(value: unknown, name: string): Data {
  const found =
    typeof value === 'object' && value !== null
      ? (value as Data)[name]
      : undefined;
  return typeof found === 'object' && found !== null ? (found as Data) : {};
}

/**
 * Why the cluster could not be asked, as the backend says it; undefined when it
 * was not the cluster that did not answer.
 *
 * @internal
 */
export function readOutage(error: unknown): string | undefined {
  const told = dataIn(dataIn(error, 'body'), 'error');
  const { message } = dataIn(told, 'reason');
  return typeof message === 'string' && message !== '' ? message : undefined;
}
