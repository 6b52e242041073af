import { InstallationReference } from '../types';

/**
 * The outcome of reading an object that came from a cluster.
 *
 * @public
 */
export type ParseResult<TObject> =
  | { object: TObject; problem?: undefined }
  | {
      object?: undefined;
      /** The path that could not be read and what is allowed there. */
      problem: string;
    };

/**
 * Options of the parsers.
 *
 * @public
 */
export interface ParseOptions {
  /**
   * Returns a text equal to the one given, if possible one that is in memory
   * already; see `createInterner`. By default every text is kept as it
   * came.
   */
  intern?: (text: string) => string;
  /**
   * Returns a reference equal to the one given, if possible one that is in memory
   * already: all objects of an installation hold it. By default each object has
   * its own.
   */
  internReference?: (reference: InstallationReference) => InstallationReference;
}
