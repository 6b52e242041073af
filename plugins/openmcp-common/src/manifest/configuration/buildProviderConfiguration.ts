import type { VersionTraits } from '../../traits';
import { Findings } from '../findings';
import { checkAgainstSkeleton } from './checkAgainstSkeleton';
import { copyPlain } from './copyPlain';
import { ConfigurationTraits, skeletonOf } from './skeletonOf';
import type { ProviderConfigurationDraft } from './types';

/** Longest name that a cluster takes for an object. */
const LONGEST_NAME = 253;
const DNS_SUBDOMAIN =
  /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/;
const KIND = /^[A-Z][A-Za-z0-9]{0,62}$/;
const VERSION = /^v[1-9][0-9]*(?:(?:alpha|beta)[1-9][0-9]*)?$/;

/**
 * What a configuration object is drafted from.
 *
 * @public
 */
export interface ProviderConfigurationInput {
  /** Traits of the version of the image that is deployed. */
  traits: VersionTraits;
  /** Name of the PlatformService. */
  providerName: string;
  /**
   * What somebody has filled in already, whatever it is. Without it the draft has
   * the smallest spec that the traits know of.
   */
  spec?: unknown;
}

function nameOf({ nameRule }: ConfigurationTraits, provider: string): string {
  return nameRule.startsWith('fixed:')
    ? nameRule.slice('fixed:'.length)
    : provider;
}

function checkIdentity(
  config: ConfigurationTraits,
  name: string,
  findings: Findings,
): void {
  const { group, version, kind } = config;
  const apiVersion = `${group}/${version}`;
  if (version === undefined) {
    findings.error(['apiVersion'], 'missing', { name: 'version' });
  } else if (!VERSION.test(version) || !DNS_SUBDOMAIN.test(group)) {
    findings.error(['apiVersion'], 'wrong-type', {
      expected: 'a group and a version',
      actual: apiVersion,
    });
  }
  if (!KIND.test(kind)) {
    findings.error(['kind'], 'wrong-type', {
      expected: 'a kind',
      actual: kind,
    });
  }
  const path = ['metadata', 'name'];
  if (name === '') {
    findings.error(path, 'missing', { name: 'name' });
  } else if (name.length > LONGEST_NAME) {
    findings.error(path, 'name-too-long', {
      name,
      length: name.length,
      limit: LONGEST_NAME,
    });
  } else if (!DNS_SUBDOMAIN.test(name)) {
    findings.error(path, 'name-format', { name, limit: LONGEST_NAME });
  }
}

/** Fields in the order of the skeleton, then the others by their names. */
function arrangeLike(value: unknown, example: unknown): unknown {
  if (Array.isArray(value)) {
    const [first] = Array.isArray(example) ? example : [];
    return value.map(entry => arrangeLike(entry, first));
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  const fields = value as Record<string, unknown>;
  const shown: Record<string, unknown> =
    typeof example === 'object' && example !== null && !Array.isArray(example)
      ? (example as Record<string, unknown>)
      : {};
  const known = Object.keys(shown).filter(name => Object.hasOwn(fields, name));
  const others = Object.keys(fields)
    .filter(name => !Object.hasOwn(shown, name))
    .sort();
  return Object.fromEntries(
    [...known, ...others].map(name => [
      name,
      arrangeLike(
        fields[name],
        Object.hasOwn(shown, name) ? shown[name] : undefined,
      ),
    ]),
  );
}

function specOf(
  given: unknown,
  skeleton: Record<string, unknown>,
  findings: Findings,
): Record<string, unknown> {
  if (given === undefined) {
    checkAgainstSkeleton(skeleton, skeleton, ['spec'], findings);
    return skeleton;
  }
  const copy = copyPlain(given);
  checkAgainstSkeleton(copy, skeleton, ['spec'], findings);
  const isObject =
    typeof copy === 'object' && copy !== null && !Array.isArray(copy);
  return isObject
    ? (arrangeLike(copy, skeleton) as Record<string, unknown>)
    : skeleton;
}

/**
 * Drafts the configuration object that a provider needs, in canonical order, and
 * says what is missing in it. Traits show what a spec has at least; what goes
 * beyond them, only a cluster can check.
 *
 * @param input - traits, name of the PlatformService, and what is filled in. The
 * input is not changed and not shared; whatever it holds, nothing is thrown.
 * @returns nothing when the traits name no configuration object, or none is needed
 * @public
 */
export function buildProviderConfiguration(
  input: ProviderConfigurationInput,
): ProviderConfigurationDraft | undefined {
  const { traits, providerName, spec } = input;
  const { config } = traits;
  if (!config || config === 'none') {
    return undefined;
  }
  const findings = new Findings();
  const name = nameOf(config, providerName);
  checkIdentity(config, name, findings);
  const { group, version = '<version>', kind } = config;
  return {
    object: {
      apiVersion: `${group}/${version}`,
      kind,
      metadata: { name },
      spec: specOf(spec, skeletonOf(config), findings),
    },
    neededBefore: config.neededBefore,
    optional: config.optional === true,
    findings: findings.toList(),
  };
}
