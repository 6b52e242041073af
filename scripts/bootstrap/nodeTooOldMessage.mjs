// Kept to syntax that Node 14 parses: it is loaded before the version is known.

/** The oldest Node that can run the bootstrap; it fetches a newer one for the rest. */
export const OLDEST_BOOTSTRAP_NODE = 18;

/**
 * Says what to do when Node is too old for the bootstrap itself.
 *
 * @param {string} version - of the running Node, such as `16.20.2`
 * @returns {string | undefined} a message for the person, or nothing when the version will do
 */
export function nodeTooOldMessage(version) {
  const major = Number(version.split('.')[0]);
  if (major >= OLDEST_BOOTSTRAP_NODE) {
    return undefined;
  }
  return (
    'Node ' +
    version +
    ' is too old to start this project. Install Node 22 or 24, or any Node from ' +
    OLDEST_BOOTSTRAP_NODE +
    ' on: with those, Node 24 is fetched for this project alone.'
  );
}
