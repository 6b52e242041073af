import { ErrorApi } from '@backstage/core-plugin-api';
import {
  TranslationApi,
  TranslationRef,
} from '@backstage/core-plugin-api/alpha';
import { openmcpTranslationRef } from '../translations';
import { Translate } from './Translate';

/** What is asked of Backstage; its own type of our texts takes the compiler long. */
const ref = openmcpTranslationRef as unknown as TranslationRef;

/** A text without parameters is looked up once. */
function remember(translate: Translate): Translate {
  const texts = new Map<string, string>();
  const look = translate as (key: string, params?: object) => string;
  return ((key: string, params?: object) => {
    if (params) {
      return look(key, params);
    }
    const known = texts.get(key) ?? look(key);
    texts.set(key, known);
    return known;
  }) as Translate;
}

/**
 * Our texts in the language of the reader, found out once for all that shows them:
 * a list has hundreds of parts that do, and would else look and listen for each.
 *
 * @internal
 */
export class SharedTranslation {
  private static readonly known = new WeakMap<
    TranslationApi,
    SharedTranslation
  >();

  /**
   * The one of an app.
   *
   * @param errorApi - told when the texts of a language could not be loaded; those in
   * English are there nevertheless
   */
  static of(api: TranslationApi, errorApi: ErrorApi): SharedTranslation {
    const known = this.known.get(api) ?? new SharedTranslation(api, errorApi);
    this.known.set(api, known);
    return known;
  }

  private translate?: Translate;
  private readonly listeners = new Set<() => void>();
  private readonly ready: Promise<void>;
  private failed = false;

  private constructor(
    private readonly api: TranslationApi,
    private readonly errorApi: ErrorApi,
  ) {
    this.ready = new Promise(resolve => {
      const stop = this.listen(() => {
        stop();
        resolve();
      });
    });
    this.take();
    // For as long as the app lives, which holds both.
    this.follow();
  }

  readonly listen = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /**
   * The texts as of now; another function when they are others.
   *
   * @throws Promise while they are loaded for the first time, as React wants it
   */
  readonly get = (): Translate => {
    if (!this.translate) {
      throw this.ready;
    }
    return this.translate;
  };

  private follow() {
    this.api.translation$(ref).subscribe({
      next: () => {
        this.failed = false;
        this.take();
      },
      error: error => this.fail(error),
    });
  }

  private fail(error: Error) {
    // An error ends it; what fails at every attempt is not tried for ever.
    const again = !this.failed;
    this.failed = true;
    this.take();
    if (again) {
      this.errorApi.post(
        new Error(`The texts of openMCP could not be loaded: ${error}`),
      );
      this.follow();
    }
  }

  private take() {
    const snapshot = this.api.getTranslation(ref);
    if (snapshot.ready) {
      this.translate = remember(snapshot.t as unknown as Translate);
      this.listeners.forEach(listener => listener());
    }
  }
}
