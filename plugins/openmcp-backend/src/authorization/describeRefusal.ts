/**
 * What went wrong, for the audit log: without texts that quote what was sent or a
 * cluster.
 *
 * @internal
 */
export function describeRefusal(error: unknown): Error {
  const { name, code, details, permission, reason } = Object(error);
  const fields = (Array.isArray(details) ? details : []).map(
    detail => `${detail.field}: ${detail.code}`,
  );
  const text = [permission, code, reason?.code, ...fields]
    .filter(each => typeof each === 'string')
    .join(', ');
  const described = new Error(text || 'refused');
  described.name = typeof name === 'string' ? name : 'Error';
  described.stack = undefined;
  return described;
}
