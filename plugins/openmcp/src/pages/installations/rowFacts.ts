import {
  HEALTHS,
  INSTALLATION_KINDS,
  InstallationItem,
} from '@openmcp/backstage-plugin-openmcp-common';
import { parseTime } from '../../time';
import { installationId } from '../common';

/**
 * What filters and orders look at, prepared once for each row: a list of
 * thousands is filtered and ordered at every key press.
 *
 * @internal
 */
export interface RowFacts {
  id: string;
  /** Name, image and reason in lower case, for the search. */
  text: string;
  severity: number;
  kind: number;
  /** Milliseconds since 1970; 0 when not known. */
  since: number;
}

const known = new WeakMap<InstallationItem, RowFacts>();

/**
 * The {@link RowFacts} of a row, which is never changed in place.
 *
 * @internal
 */
export function rowFacts(item: InstallationItem): RowFacts {
  let facts = known.get(item);
  if (!facts) {
    const { image, name, summary } = item;
    facts = {
      id: installationId(item),
      text: [name, image.wanted, summary.message]
        .join('\n')
        .toLocaleLowerCase(),
      severity: HEALTHS.indexOf(item.health),
      kind: INSTALLATION_KINDS.indexOf(item.kind),
      since: parseTime(item.since) ?? 0,
    };
    known.set(item, facts);
  }
  return facts;
}
