import { ApiHolder } from '@backstage/core-plugin-api';
import { translationApiRef } from '@backstage/core-plugin-api/alpha';
import { Translate } from '../../language';
import { openmcpTranslationRef } from '../../translations';

/**
 * The function that translates our texts, for where there is no component.
 *
 * @throws Error when the app has no translations at all
 * @internal
 */
export async function translator(apiHolder: ApiHolder): Promise<Translate> {
  const api = apiHolder.get(translationApiRef);
  if (!api) {
    throw new Error('This app has no translation API');
  }
  const snapshot = api.getTranslation(openmcpTranslationRef);
  if (snapshot.ready) {
    return snapshot.t;
  }
  let stop = () => {};
  const loading = new Promise<Translate>((resolve, reject) => {
    const subscription = api.translation$(openmcpTranslationRef).subscribe({
      next: loaded => {
        if (loaded.ready) {
          resolve(loaded.t);
        }
      },
      error: reject,
    });
    stop = () => subscription.unsubscribe();
  });
  return loading.finally(stop);
}
