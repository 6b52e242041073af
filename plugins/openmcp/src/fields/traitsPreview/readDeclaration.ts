import {
  parseProviderTraits,
  TraitFinding,
} from '@openmcp/backstage-plugin-openmcp-common';
import { readDeclaredTraits } from '@openmcp/backstage-plugin-openmcp-common/provider-declaration';

/**
 * What a form declares of a provider.
 *
 * @internal
 */
export interface Declaration {
  /** As in `spec.openmcp.versions` of an entity. */
  version: Record<string, unknown>;
  /** What the catalog would find, or what contradicts itself. */
  problems: Array<Pick<TraitFinding, 'message' | 'path'>>;
  /** False while nothing is declared at all. */
  isAny: boolean;
}

function textIn(data: Record<string, unknown>, name: string) {
  const text = data[name];
  return typeof text === 'string' && text.trim() !== ''
    ? text.trim()
    : undefined;
}

/**
 * Reads the form that declares a provider, as its action does.
 *
 * @internal
 */
export function readDeclaration(formData: unknown): Declaration {
  const data: Record<string, unknown> = Object(formData);
  const none = Array.isArray(data.none) ? data.none : [];
  const { problems, traits } = readDeclaredTraits(data.traits, none);
  const tool = textIn(data, 'tool');
  const image = textIn(data, 'image');
  const version = {
    ...traits,
    versionRange: textIn(data, 'versionRange') ?? '*',
    ...(image !== undefined && { image }),
  };
  const openmcp = {
    schemaVersion: 1,
    ...(tool !== undefined && { tool }),
    versions: [version],
  };
  return {
    version,
    problems: [
      ...problems.map(({ field, message }) => ({ path: field, message })),
      ...parseProviderTraits(openmcp).findings,
    ],
    isAny: Object.keys(traits).length > 0,
  };
}
