import { Config } from '@backstage/config';
import { CatalogRule, RULE_KINDS, RuleKind } from './CatalogSettings';
import { SettingsReader } from './SettingsReader';

/** Turns a text in which `*` stands for anything into a test. */
function createTest(pattern: string | undefined): (text: string) => boolean {
  if (pattern === undefined) {
    return () => true;
  }
  const parts = pattern
    .split(/\*+/)
    .map(part => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  const expression = new RegExp(`^${parts.join('.*')}$`, 's');
  return text => expression.test(text);
}

function isRuleKind(kind: string): kind is RuleKind {
  return RULE_KINDS.some(known => known === kind);
}

/**
 * Reads one of `openmcp.catalog.rules`.
 *
 * @param path - of the rule in the configuration, for errors
 * @throws InputError naming the key that is wrong
 * @internal
 */
export function readCatalogRule(config: Config, path: string): CatalogRule {
  const reader = new SettingsReader(path);
  const match = config.getOptionalConfig('match');
  const kind = match?.getOptionalString('kind');
  if (kind !== undefined && !isRuleKind(kind)) {
    reader.refuse('match.kind', `one of ${RULE_KINDS.join(', ')}`);
  }
  const isCluster = createTest(match?.getOptionalString('cluster'));
  const isName = createTest(match?.getOptionalString('name'));
  const describedBy = reader.ref(config, 'describedBy', 'resource');
  if (describedBy !== undefined && kind !== 'Cluster') {
    reader.refuse('match.kind', 'Cluster where there is describedBy');
  }
  return {
    ...reader.defaults(config),
    matches: subject =>
      isCluster(subject.cluster) &&
      isName(subject.name) &&
      // Without a kind, a cluster is meant with all that is installed there.
      (kind === undefined || kind === subject.kind),
    exclude: config.getOptionalBoolean('exclude') ?? false,
    describedBy,
  };
}
