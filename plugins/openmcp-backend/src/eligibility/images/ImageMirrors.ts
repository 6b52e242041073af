import { ImageReferenceParts } from '@openmcp/backstage-plugin-openmcp-common';
import { Config } from '@backstage/config';
import { InputError } from '@backstage/errors';
import { normalizeImage } from './normalizeImage';

interface Mirror {
  /** Ends in a slash. */
  prefix: string;
  /** Ends in a slash. */
  upstream: string;
}

const configurationKey = 'openmcp.imageMirrors';

function toPrefix(config: Config, key: string, path: string): string {
  const value = config.getString(key).trim().replace(/\/+$/, '');
  if (value === '') {
    throw new InputError(`${path}.${key} is empty`);
  }
  const [registry, ...rest] = value.split('/');
  return [registry.toLowerCase().replace(/:443$/, ''), ...rest, ''].join('/');
}

/**
 * Where copies of public images lie, so that a copy is known as the image that
 * it is a copy of.
 *
 * @internal
 */
export class ImageMirrors {
  private readonly mirrors: readonly Mirror[];

  constructor(mirrors: readonly Mirror[]) {
    // The most exact prefix speaks for the image.
    this.mirrors = [...mirrors].sort(
      (a, b) => b.prefix.length - a.prefix.length,
    );
  }

  /**
   * Reads `openmcp.imageMirrors`.
   *
   * @throws InputError when a prefix is empty, which every image would have
   */
  static fromConfig(config: Config): ImageMirrors {
    const entries = config.getOptionalConfigArray(configurationKey) ?? [];
    return new ImageMirrors(
      entries.map((entry, index) => {
        const path = `${configurationKey}[${index}]`;
        return {
          prefix: toPrefix(entry, 'prefix', path),
          upstream: toPrefix(entry, 'upstream', path),
        };
      }),
    );
  }

  /** An image reference taken apart, with the repository that was copied. */
  parse(image: string): ImageReferenceParts {
    const reference = normalizeImage(image);
    const mirror = this.mirrors.find(({ prefix }) =>
      reference.repository.startsWith(prefix),
    );
    return mirror
      ? {
          ...reference,
          repository:
            mirror.upstream + reference.repository.slice(mirror.prefix.length),
        }
      : reference;
  }

  /** The whole reference of the image that was copied. */
  toUpstream(image: string): string {
    const { repository, tag, digest } = this.parse(image);
    return `${repository}${tag ? `:${tag}` : ''}${digest ? `@${digest}` : ''}`;
  }
}
