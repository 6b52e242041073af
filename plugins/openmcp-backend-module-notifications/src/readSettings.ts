import { parseEntityRef, stringifyEntityRef } from '@backstage/catalog-model';
import { Config, readDurationFromConfig } from '@backstage/config';
import { InputError } from '@backstage/errors';
import { durationToMilliseconds } from '@backstage/types';

/**
 * What can be configured under `openmcp.notifications`.
 *
 * @internal
 */
export interface Settings {
  enabled: boolean;
  /** Milliseconds for which an installation has to be Degraded. */
  degradedFor: number;
  /** Reference of who is told where nobody owns the image. */
  fallbackOwner?: string;
  /** Path of the pages in the portal, without a slash at the end. */
  path: string;
}

const keys = {
  enabled: 'openmcp.notifications.enabled',
  degradedFor: 'openmcp.notifications.degradedFor',
  fallbackOwner: 'openmcp.notifications.fallbackOwner',
  path: 'openmcp.notifications.path',
};

const defaultDegradedFor = 10 * 60 * 1_000;
const shortestDegradedFor = 1_000;

/**
 * Reads the settings.
 *
 * @throws InputError naming the key whose value cannot be used, and what
 * `Config` throws for one of a wrong type
 * @internal
 */
export function readSettings(root: Config): Settings {
  return {
    enabled: root.getOptionalBoolean(keys.enabled) ?? false,
    degradedFor: readDegradedFor(root),
    fallbackOwner: readFallbackOwner(root),
    path: readPath(root),
  };
}

function readDegradedFor(root: Config): number {
  if (!root.has(keys.degradedFor)) {
    return defaultDegradedFor;
  }
  // From the root, so that a mistake names the whole key.
  const milliseconds = durationToMilliseconds(
    readDurationFromConfig(root, { key: keys.degradedFor }),
  );
  if (milliseconds < shortestDegradedFor) {
    throw new InputError(
      `Invalid '${keys.degradedFor}' in config: at least one second is needed`,
    );
  }
  return milliseconds;
}

function readFallbackOwner(root: Config): string | undefined {
  const owner = root.getOptionalString(keys.fallbackOwner);
  if (owner === undefined) {
    return undefined;
  }
  try {
    return stringifyEntityRef(parseEntityRef(owner, { defaultKind: 'group' }));
  } catch {
    throw new InputError(
      `Invalid '${keys.fallbackOwner}' in config: the name of a group or the reference of an entity is needed`,
    );
  }
}

function readPath(root: Config): string {
  const path = root.getOptionalString(keys.path) ?? '/openmcp';
  // Two slashes would lead to another host.
  if (!/^\/(?!\/)[^\s?#\\]*$/.test(path)) {
    throw new InputError(
      `Invalid '${keys.path}' in config: a path that begins with a slash is needed`,
    );
  }
  return path.replace(/\/+$/, '');
}
