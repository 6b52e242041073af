import { Config } from '@backstage/config';
import { InputError } from '@backstage/errors';
import {
  isImageAllowed,
  parseImageReference,
} from '@openmcp/backstage-plugin-openmcp-common';
import { createFieldError } from '../refusals';

const configurationKey = 'openmcp.allowedImages';

/** A repository, or a prefix of one that ends in `/`; neither tag nor digest. */
function isRepository(entry: string): boolean {
  const parsed = parseImageReference(entry.replace(/\/$/, ''));
  return (
    parsed.problem === undefined &&
    parsed.tag === undefined &&
    parsed.digest === undefined
  );
}

/**
 * The images that the owners of the portal allow: what runs as a PlatformService
 * is cluster-admin on the platform cluster.
 *
 * @internal
 */
export class AllowedImages {
  /**
   * @param entries - repositories, and prefixes that end in `/`
   */
  constructor(private readonly entries: readonly string[]) {}

  /**
   * Reads `openmcp.allowedImages`; without it no image is allowed.
   *
   * @throws InputError for an entry that could never allow what its author meant
   */
  static fromConfig(config: Config): AllowedImages {
    const entries = config.getOptionalStringArray(configurationKey) ?? [];
    entries.forEach((entry, index) => {
      // The host alone, `ghcr.io/`, is a prefix, too.
      if (!isRepository(entry) && !isRepository(`${entry}x`)) {
        throw new InputError(
          `${configurationKey}[${index}] is neither a repository without tag nor a prefix that ends in /`,
        );
      }
    });
    return new AllowedImages(entries);
  }

  /**
   * @throws InputError (400) naming what is allowed
   */
  refuseOther(image: string): void {
    if (isImageAllowed(image, this.entries)) {
      return;
    }
    const allowed =
      this.entries.length > 0
        ? `allowed are ${this.entries.join(', ')}`
        : `no image is allowed as long as ${configurationKey} is not set in the configuration of the portal`;
    throw createFieldError([
      {
        field: 'spec.image',
        code: 'not-allowed',
        message: `this image is not allowed here: ${allowed}`,
      },
    ]);
  }
}
