import { Page } from 'playwright-core';
import { findFaults } from './findFaults';

/**
 * Parts of Backstage's own forms and header: its choice of a repository, of an owner
 * and of a host, and the tabs above.
 */
const OF_BACKSTAGE =
  /MuiAutocomplete|mui-\d+-popup|host-select|MuiSelect-select[^>]*><option|bui-Tab /;

/**
 * What stands in the way of people who use assistive technology, in what this suite
 * adds to a form.
 *
 * @returns one line for each
 * @internal
 */
export async function findOwnFaults(page: Page): Promise<string[]> {
  const faults = await findFaults(page);
  return faults.filter(fault => !OF_BACKSTAGE.test(fault));
}
