import { createContext } from 'react';

/**
 * What the form says below the field already, so that the check of the field
 * does not say it once more.
 *
 * @internal
 */
export const SaidErrors = createContext<readonly string[]>([]);
