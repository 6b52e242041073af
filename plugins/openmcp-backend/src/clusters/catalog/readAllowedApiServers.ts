import { Config } from '@backstage/config';
import { findServerUrlProblem } from '../connections';
import {
  checkConnectionSettings,
  ConfigurationProblem,
  parseSettings,
} from '../configuration';
import { AllowedApiServer, allowedApiServerSchema } from './AllowedApiServer';

const configurationKey = 'openmcp.allowedApiServers';

function readOrigin(path: string, value: unknown): string {
  const { origin } = parseSettings(
    allowedApiServerSchema.pick({ origin: true }).loose(),
    path,
    value,
  );
  const problem = findServerUrlProblem(origin);
  if (problem) {
    throw new ConfigurationProblem(`${path}.origin`, problem);
  }
  const url = new URL(origin);
  if (url.pathname !== '/') {
    throw new ConfigurationProblem(`${path}.origin`, 'must have no path');
  }
  return url.origin;
}

function readSettings(
  path: string,
  value: unknown,
): Pick<AllowedApiServer, 'settings' | 'problem'> {
  try {
    const settings = parseSettings(allowedApiServerSchema, path, value);
    checkConnectionSettings(path, settings);
    return { settings };
  } catch (error) {
    const problem =
      error instanceof ConfigurationProblem
        ? error.message
        : `${path} cannot be used`;
    return { settings: {}, problem };
  }
}

/**
 * Reads `openmcp.allowedApiServers`. An entry whose origin is plain but whose
 * settings are wrong makes the clusters of that origin misconfigured.
 *
 * @returns the API servers, and what is wrong with entries that name none
 * @internal
 */
export function readAllowedApiServers(config: Config): {
  servers: Map<string, AllowedApiServer>;
  problems: string[];
} {
  const servers = new Map<string, AllowedApiServer>();
  const problems: string[] = [];
  const entries: unknown = config.getOptional(configurationKey) ?? [];
  if (!Array.isArray(entries)) {
    return { servers, problems: [`${configurationKey} must be a list`] };
  }
  entries.forEach((value: unknown, index) => {
    const path = `${configurationKey}[${index}]`;
    try {
      const origin = readOrigin(path, value);
      const first = servers.get(origin);
      if (first) {
        throw new ConfigurationProblem(
          `${path}.origin`,
          `is already used at ${first.path}.origin`,
        );
      }
      servers.set(origin, { path, origin, ...readSettings(path, value) });
    } catch (error) {
      problems.push(
        error instanceof ConfigurationProblem
          ? error.message
          : `${path} cannot be used`,
      );
    }
  });
  return { servers, problems };
}
