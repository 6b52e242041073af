import { z } from 'zod';
import {
  connectionKeys,
  ConnectionSettings,
  landscapeKeys,
  text,
} from '../configuration';

/**
 * One entry of `openmcp.allowedApiServers`, as `config.d.ts` describes it.
 *
 * @internal
 */
export const allowedApiServerSchema = z.strictObject({
  origin: text,
  clusterNames: z.array(text).optional(),
  ...connectionKeys,
  ...landscapeKeys,
});

/**
 * An API server that the catalog may name, and how to log on there.
 *
 * @internal
 */
export interface AllowedApiServer {
  /** Where it stands, for instance `openmcp.allowedApiServers[0]`. */
  path: string;
  /** As `URL.origin` has it. */
  origin: string;
  settings: ConnectionSettings &
    Omit<z.output<typeof allowedApiServerSchema>, 'origin'>;
  /** What is wrong with the settings; they are empty then. */
  problem?: string;
}
