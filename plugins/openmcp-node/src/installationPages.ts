import { ConflictError } from '@backstage/errors';
import {
  Cluster,
  InstallationKind,
  InstallationList,
  InstallationsQuery,
  OpenmcpClient,
  OpenmcpRequestOptions,
} from '@openmcp/backstage-plugin-openmcp-common';

/** Most items of one answer. */
const PAGE_SIZE = 1_000;

/** API group of the kinds of installations. */
const GROUP = 'openmcp.cloud';

/** The part of a revision that stands for the process. */
function processOf({ revision }: InstallationList): string {
  return revision.split('.')[0];
}

/**
 * Reads the list of installations page by page. Nothing is missing between pages,
 * because they are sorted by name.
 *
 * @param query - which installations; default: all
 *
 * @throws ConflictError when pages come from several processes of the backend, so
 * that they do not fit together; begin anew then. Else as `OpenmcpClient` does
 *
 * @public
 */
export async function* installationPages(
  client: Pick<OpenmcpClient, 'getInstallations'>,
  query: Omit<InstallationsQuery, 'cursor' | 'sort'> = {},
  options?: OpenmcpRequestOptions,
): AsyncGenerator<InstallationList, void, undefined> {
  let first: InstallationList | undefined;
  let cursor: string | undefined;
  do {
    const page: InstallationList = await client.getInstallations(
      { limit: PAGE_SIZE, ...query, sort: 'name', cursor },
      options,
    );
    first ??= page;
    if (processOf(first) !== processOf(page)) {
      throw new ConflictError(
        'Pages of the list of installations came from several processes',
      );
    }
    yield page;
    cursor = page.nextCursor;
  } while (cursor !== undefined);
}

/**
 * Whether a list holds all installations of a kind on a cluster, as of the time when
 * the kind was read last: what is not in it was not there then. It says nothing of
 * how long ago that was.
 *
 * @param cluster - as the list has it
 *
 * @public
 */
export function isListedWhole(
  { kinds, settling }: Cluster,
  kind: InstallationKind,
): boolean {
  return (
    !settling &&
    kinds.some(
      each =>
        each.group === GROUP &&
        each.kind === kind &&
        each.asOf !== undefined &&
        (each.state === 'readable' || each.state === 'not-installed'),
    )
  );
}
