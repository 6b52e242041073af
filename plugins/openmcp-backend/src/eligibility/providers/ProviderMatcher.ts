import { BackstageCredentials } from '@backstage/backend-plugin-api';
import { InstallationSnapshot } from '../../store';
import { VisibleCatalogs } from '../assessment';
import { ImageMirrors } from '../images';
import { isNamedLike } from './isNamedLike';

/**
 * Tells which installations belong to providers, as the list of providers does.
 *
 * @internal
 */
export class ProviderMatcher {
  constructor(
    private readonly options: {
      catalogs: VisibleCatalogs;
      mirrors: ImageMirrors;
    },
  ) {}

  /**
   * @param entityRefs - in the form of `stringifyEntityRef`; one that the caller
   * may not see has no installations
   * @throws what {@link VisibleCatalogs.open} throws
   */
  async matchProviders(
    entityRefs: readonly string[],
    credentials: BackstageCredentials,
  ): Promise<(snapshot: InstallationSnapshot) => boolean> {
    const { catalogs, mirrors } = this.options;
    const { catalog, isVisible } = await catalogs.open(credentials);
    const entries = entityRefs.flatMap(entityRef => {
      const entry = catalog.find(entityRef);
      return entry && isVisible(entry) ? [entry] : [];
    });
    return ({ name, status }) => {
      const { repository } = mirrors.parse(status.image.wanted);
      return entries.some(
        entry =>
          entry.repositories.includes(repository) && isNamedLike(entry, name),
      );
    };
  }
}
