import { AuditorService, LoggerService } from '@backstage/backend-plugin-api';

/**
 * An audit log in which only the beginning of an event may fail. Nothing is done
 * before the beginning is written; once it is done, an audit log that refuses the
 * end must not make a change look as if it had failed, or hide why one was
 * refused. Such an end goes to the log of the backend instead.
 *
 * @internal
 */
export function createForgivingAuditor(
  auditor: AuditorService,
  logger: LoggerService,
): AuditorService {
  return {
    async createEvent(options) {
      const event = await auditor.createEvent(options);
      const end = async (
        how: 'succeeded' | 'failed',
        note: () => Promise<void>,
      ) => {
        try {
          await note();
        } catch (error) {
          logger.error(
            `The audit log did not take that ${options.eventId} ${how}`,
            error as Error,
          );
        }
      };
      return {
        success: async outcome =>
          end('succeeded', () => event.success(outcome)),
        fail: async outcome => end('failed', () => event.fail(outcome)),
      };
    },
  };
}
