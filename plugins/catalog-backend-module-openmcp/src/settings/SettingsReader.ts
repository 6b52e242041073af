import { parseEntityRef, stringifyEntityRef } from '@backstage/catalog-model';
import { Config } from '@backstage/config';
import { InputError } from '@backstage/errors';
import { EntityDefaults, EntityLink } from './CatalogSettings';
import {
  isEntityKind,
  isEntityName,
  isLifecycle,
  isNamespace,
  isTag,
  isWebAddress,
} from './formats';

/**
 * Reads values of the configuration, and says where one is wrong.
 *
 * @internal
 */
export class SettingsReader {
  constructor(private readonly path: string) {}

  /** @throws InputError naming the key */
  refuse(key: string, expectation: string): never {
    throw new InputError(`${this.path}.${key} must be ${expectation}`);
  }

  /**
   * @returns the whole reference, in lower case
   * @throws InputError when it is none
   */
  ref(config: Config, key: string, defaultKind: string): string | undefined {
    const value = config.getOptionalString(key);
    if (value === undefined) {
      return undefined;
    }
    const ref = normalizeRef(value, defaultKind);
    return (
      ref ??
      this.refuse(key, 'the reference of an entity, as group:default/platform')
    );
  }

  /** @throws InputError when a value does not fit into an entity */
  defaults(config: Config | undefined): EntityDefaults {
    if (!config) {
      return { tags: [], links: [] };
    }
    const lifecycle = config.getOptionalString('lifecycle');
    if (lifecycle !== undefined && !isLifecycle(lifecycle)) {
      this.refuse('lifecycle', 'a word of at most 63 letters');
    }
    return {
      owner: this.ref(config, 'owner', 'group'),
      system: this.ref(config, 'system', 'system'),
      lifecycle,
      tags: this.tags(config),
      links: this.links(config),
    };
  }

  private tags(config: Config): string[] {
    const tags = config.getOptionalStringArray('tags') ?? [];
    tags.forEach((tag, index) => {
      if (!isTag(tag)) {
        this.refuse(
          `tags[${index}]`,
          'lower-case letters, digits, "+" and "#" with single "-" or ":" between, at most 63',
        );
      }
    });
    return tags;
  }

  private links(config: Config): EntityLink[] {
    const links = config.getOptionalConfigArray('links') ?? [];
    return links.map((link, index) => {
      const url = link.getString('url');
      if (!isWebAddress(url)) {
        this.refuse(
          `links[${index}].url`,
          'an address that begins with https:// or http://',
        );
      }
      return { url, title: link.getOptionalString('title') };
    });
  }
}

/**
 * The whole reference of an entity.
 *
 * @returns undefined when it is none
 * @internal
 */
export function normalizeRef(
  value: string,
  defaultKind: string,
): string | undefined {
  try {
    const ref = parseEntityRef(value.trim(), {
      defaultKind,
      defaultNamespace: 'default',
    });
    const isValid =
      isEntityKind(ref.kind) &&
      isNamespace(ref.namespace) &&
      isEntityName(ref.name);
    return isValid ? stringifyEntityRef(ref) : undefined;
  } catch {
    return undefined;
  }
}
