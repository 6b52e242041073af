import { parseEntityRef, stringifyEntityRef } from '@backstage/catalog-model';
import { NotFoundError } from '@backstage/errors';
import {
  EligibilityRequest,
  ImageReferenceParts,
} from '@openmcp/backstage-plugin-openmcp-common';
import { createFieldError } from '../../refusals';
import { CatalogEntry, ProviderCatalog } from '../catalog';
import { Wish } from '../EligibilityJudge';
import { ImageMirrors } from '../images';
import { describeEntry, IsVisible } from './describeEntry';
import { describeImage, describeTraits } from './describeOthers';
import { Subject } from './Subject';

/**
 * @returns undefined for what cannot be the reference of an entity
 */
function toEntityRef(text: string): string | undefined {
  try {
    return stringifyEntityRef(
      parseEntityRef(text, { defaultKind: 'component' }),
    );
  } catch {
    return undefined;
  }
}

/**
 * Finds out of whom a question is asked, among the entities that a caller may
 * see.
 *
 * @internal
 */
export class SubjectFinder {
  constructor(
    private readonly mirrors: ImageMirrors,
    private readonly catalog: ProviderCatalog,
    private readonly isVisible: IsVisible,
  ) {}

  /**
   * @throws NotFoundError when the caller may see no such provider or tool;
   * FieldError for an image that is not the one of the provider
   */
  findAsked(request: EligibilityRequest): Subject {
    const { provider, tool, traits } = request;
    const image =
      request.image === undefined
        ? undefined
        : this.mirrors.parse(request.image);
    if (provider !== undefined) {
      const entry = this.findProvider(provider);
      if (!entry) {
        throw new NotFoundError('There is no such provider');
      }
      this.requireImageOf(entry, image, 'image');
      return this.describe(entry, image);
    }
    if (tool !== undefined) {
      const entry = this.find(tool);
      if (entry?.kind !== 'tool') {
        throw new NotFoundError('There is no such tool');
      }
      return this.describe(entry);
    }
    if (traits !== undefined) {
      return describeTraits(traits, image);
    }
    if (image === undefined) {
      throw createFieldError([
        {
          field: 'provider',
          code: 'required',
          message: 'one of provider, tool, traits and image is needed',
        },
      ]);
    }
    const entry = this.catalog
      .claimantsOf(image.repository)
      .find(this.isVisible);
    return entry ? this.describe(entry, image) : describeImage(image);
  }

  /**
   * @throws FieldError when the caller may see no such provider, or when the image
   * is not the one of the provider
   */
  findWished({ provider, spec }: Wish): Subject {
    const image = this.mirrors.parse(spec.image);
    if (provider !== undefined) {
      const entry = this.findProvider(provider);
      if (!entry) {
        throw createFieldError([
          {
            field: 'provider',
            code: 'not-found',
            message: 'there is no such provider in the catalog',
          },
        ]);
      }
      this.requireImageOf(entry, image, 'spec.image');
      return this.describe(entry, image);
    }
    const claimants = this.catalog.claimantsOf(image.repository);
    if (claimants.length === 0) {
      return describeImage(image);
    }
    const entry = claimants.find(this.isVisible);
    if (!entry) {
      // Taken for unknown, it could pass against what its entity says.
      throw createFieldError([
        {
          field: 'spec.image',
          code: 'other-provider',
          message: 'belongs to a provider that you may not see in the catalog',
        },
      ]);
    }
    return this.describe(entry, image);
  }

  private describe(entry: CatalogEntry, image?: ImageReferenceParts): Subject {
    return describeEntry(entry, this.catalog, this.isVisible, image);
  }

  private find(text: string): CatalogEntry | undefined {
    const entityRef = toEntityRef(text);
    const entry =
      entityRef === undefined ? undefined : this.catalog.find(entityRef);
    return entry && this.isVisible(entry) ? entry : undefined;
  }

  private findProvider(text: string): CatalogEntry | undefined {
    const entry = this.find(text);
    return entry?.kind === 'tool' ? undefined : entry;
  }

  /** An entity speaks for an image only where none that is trusted more does. */
  private requireImageOf(
    entry: CatalogEntry,
    image: ImageReferenceParts | undefined,
    field: string,
  ): void {
    if (image && !this.catalog.claimantsOf(image.repository).includes(entry)) {
      throw createFieldError([
        {
          field,
          code: 'other-provider',
          message: `is not the image of ${entry.entityRef}`,
        },
      ]);
    }
  }
}
