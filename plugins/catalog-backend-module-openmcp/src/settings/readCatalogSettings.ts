import { Config, readDurationFromConfig } from '@backstage/config';
import { InputError } from '@backstage/errors';
import { durationToMilliseconds } from '@backstage/types';
import {
  CatalogRule,
  CatalogSettings,
  MassRemovalLimit,
} from './CatalogSettings';
import { isNamespace } from './formats';
import { readCatalogRule } from './readCatalogRule';
import { readKnownClusters } from './readKnownClusters';
import { SettingsReader } from './SettingsReader';

const ROOT = 'openmcp.catalog';

const DEFAULT_LIMIT: MassRemovalLimit = {
  share: 0.5,
  atLeast: 10,
  holdMilliseconds: 600_000,
};

/**
 * Reads `openmcp.catalog`, and by name what else is said of clusters.
 *
 * @throws InputError naming the key that is wrong
 * @internal
 */
export function readCatalogSettings(root: Config): CatalogSettings {
  const config = root.getOptionalConfig(ROOT);
  const reader = new SettingsReader(ROOT);
  const installations = config?.getOptionalBoolean('installations') ?? false;
  const namespace = config?.getOptionalString('namespace') ?? 'default';
  if (!isNamespace(namespace)) {
    reader.refuse('namespace', 'the name of a namespace of the catalog');
  }
  return {
    upstreamProviders: config?.getOptionalBoolean('upstreamProviders') ?? false,
    // What is installed is related to where it runs.
    platformClusters:
      config?.getOptionalBoolean('platformClusters') ?? installations,
    installations,
    namespace: namespace.toLowerCase(),
    defaults: new SettingsReader(`${ROOT}.defaults`).defaults(
      config?.getOptionalConfig('defaults'),
    ),
    rules: readRules(config),
    massRemoval: readLimit(root),
    ...readKnownClusters(root),
  };
}

function readRules(config: Config | undefined): CatalogRule[] {
  const rules = config?.getOptionalConfigArray('rules') ?? [];
  return rules.map((rule, index) =>
    readCatalogRule(rule, `${ROOT}.rules[${index}]`),
  );
}

function readLimit(root: Config): MassRemovalLimit {
  const path = `${ROOT}.massRemoval`;
  const limit = root.getOptionalConfig(path);
  if (!limit) {
    return DEFAULT_LIMIT;
  }
  const reader = new SettingsReader(path);
  const share = limit.getOptionalNumber('share') ?? DEFAULT_LIMIT.share;
  if (!(share >= 0 && share <= 1)) {
    reader.refuse('share', 'a number from 0 to 1');
  }
  const atLeast = limit.getOptionalNumber('atLeast') ?? DEFAULT_LIMIT.atLeast;
  if (!(atLeast >= 1)) {
    reader.refuse('atLeast', 'a number from 1');
  }
  const holdMilliseconds = limit.has('holdFor')
    ? readHold(root, `${path}.holdFor`)
    : DEFAULT_LIMIT.holdMilliseconds;
  return { share, atLeast, holdMilliseconds };
}

/** A unit that is misspelt must not read as no time: that switches it off. */
function readHold(root: Config, key: string): number {
  let milliseconds: number;
  try {
    milliseconds = durationToMilliseconds(
      readDurationFromConfig(root, { key }),
    );
  } catch (error) {
    throw new InputError(
      `${key} must be a duration, as { minutes: 10 } or '10 minutes'`,
      error,
    );
  }
  if (milliseconds < 0) {
    throw new InputError(`${key} must be 0 or more`);
  }
  return milliseconds;
}
