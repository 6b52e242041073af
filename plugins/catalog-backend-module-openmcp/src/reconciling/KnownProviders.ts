import { LoggerService } from '@backstage/backend-plugin-api';
import { ServiceUnavailableError } from '@backstage/errors';
import { ProviderDirectory, Providers } from '../landscape';

/** Milliseconds after the start for which it is waited who provides what. */
const PATIENCE = 20_000;

/**
 * Remembers who provides what, for when it cannot be asked.
 *
 * @internal
 */
export class KnownProviders {
  private readonly startedAt: number;
  private known?: Providers;

  constructor(
    private readonly directory: Pick<ProviderDirectory, 'read'>,
    private readonly logger: LoggerService,
    private readonly now: () => number,
  ) {
    this.startedAt = now();
  }

  /** Missing as long as nobody ever knew. */
  get current(): Providers | undefined {
    return this.known;
  }

  /**
   * Asks anew. When nobody knows at the moment, what was known stays.
   *
   * @throws ServiceUnavailableError shortly after the start, when it is about to be
   * known, so that nothing is written twice
   */
  async refresh(signal: AbortSignal): Promise<void> {
    try {
      this.known = await this.directory.read(signal);
    } catch (error) {
      if (!this.known && this.now() - this.startedAt < PATIENCE) {
        throw new ServiceUnavailableError(
          'It is not known yet which providers there are',
          error,
        );
      }
      this.logger.debug(
        'It is not known which providers there are',
        error instanceof Error ? error : undefined,
      );
    }
  }
}
