import { AuditorService, LoggerService } from '@backstage/backend-plugin-api';
import { ActionsRegistryService } from '@backstage/backend-plugin-api/alpha';
import { subjectOf } from '../authorization';
import { noteRefusal, toReadableError } from '../refusals';
import { toStandardError } from './toStandardError';

/**
 * A registry whose actions answer as the routes do when something goes wrong: reads
 * that are refused are in the audit log, and no error holds a text that is not
 * meant for people.
 *
 * @internal
 */
export function createGuardedRegistry(
  registry: ActionsRegistryService,
  services: { auditor: AuditorService; logger: LoggerService },
): ActionsRegistryService {
  return {
    register: options =>
      registry.register({
        ...options,
        action: async context => {
          try {
            return await options.action(context);
          } catch (error) {
            // What changes something tells the audit log itself.
            if (options.attributes?.readOnly) {
              const by = subjectOf(context.credentials);
              await noteRefusal(services, error, {
                meta: { by, action: options.name },
              });
            }
            throw toStandardError(toReadableError(error, services.logger));
          }
        },
      }),
  };
}
