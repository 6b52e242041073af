import { Config } from '@backstage/config';
import { HumanDuration, durationToMilliseconds } from '@backstage/types';
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
    massRemoval: readLimit(config),
    ...readKnownClusters(root),
  };
}

function readRules(config: Config | undefined): CatalogRule[] {
  const rules = config?.getOptionalConfigArray('rules') ?? [];
  return rules.map((rule, index) =>
    readCatalogRule(rule, `${ROOT}.rules[${index}]`),
  );
}

function readLimit(config: Config | undefined): MassRemovalLimit {
  const limit = config?.getOptionalConfig('massRemoval');
  if (!limit) {
    return DEFAULT_LIMIT;
  }
  const reader = new SettingsReader(`${ROOT}.massRemoval`);
  const share = limit.getOptionalNumber('share') ?? DEFAULT_LIMIT.share;
  if (!(share >= 0 && share <= 1)) {
    reader.refuse('share', 'a number from 0 to 1');
  }
  const atLeast = limit.getOptionalNumber('atLeast') ?? DEFAULT_LIMIT.atLeast;
  if (!(atLeast >= 1)) {
    reader.refuse('atLeast', 'a number from 1');
  }
  const hold = limit.getOptional<HumanDuration>('holdFor');
  if (hold !== undefined && (typeof hold !== 'object' || Array.isArray(hold))) {
    reader.refuse('holdFor', 'a duration, as { minutes: 10 }');
  }
  const holdMilliseconds = hold
    ? durationToMilliseconds(hold)
    : DEFAULT_LIMIT.holdMilliseconds;
  if (!(holdMilliseconds >= 0)) {
    reader.refuse('holdFor', 'a duration, as { minutes: 10 }');
  }
  return { share, atLeast, holdMilliseconds };
}
