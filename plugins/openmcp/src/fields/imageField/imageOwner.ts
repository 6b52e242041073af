import {
  parseImageReference,
  ProviderItem,
} from '@openmcp/backstage-plugin-openmcp-common';
import { Translate } from '../../language';

/**
 * Whose image a reference is, seen from the chosen provider.
 *
 * @internal
 */
export interface ImageOwner {
  isOfChosen: boolean;
  /** The provider that it belongs to, when that is another one. */
  other?: ProviderItem;
}

/**
 * Finds the provider of an image by its repository. Undefined when the text is
 * no image reference.
 *
 * @internal
 */
export function findImageOwner(
  image: string,
  provider: string | undefined,
  providers: readonly ProviderItem[],
): ImageOwner | undefined {
  const parsed = parseImageReference(image);
  if (parsed.problem !== undefined) {
    return undefined;
  }
  const owners = providers.filter(item => item.image === parsed.repository);
  const isOfChosen = owners.some(item => item.entityRef === provider);
  return { isOfChosen, ...(!isOfChosen && { other: owners[0] }) };
}

/**
 * Says that an image belongs to another provider than the chosen one; undefined
 * when it does not.
 *
 * @internal
 */
export function foreignImageText(
  image: string,
  provider: string | undefined,
  providers: readonly ProviderItem[],
  t: Translate,
): string | undefined {
  const chosen = providers.find(item => item.entityRef === provider);
  const other = findImageOwner(image, provider, providers)?.other;
  return chosen && other
    ? t('form.image.other', {
        image,
        provider: other.title,
        chosen: chosen.title,
      })
    : undefined;
}
