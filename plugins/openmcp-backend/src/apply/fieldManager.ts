/**
 * Name under which the portal owns fields. It never changes: the fields of
 * objects that were written before would not be the portal's any more.
 *
 * @internal
 */
export const FIELD_MANAGER = 'backstage-openmcp';
