import { ActionsRegistryService } from '@backstage/backend-plugin-api/alpha';
import { PlatformServiceApplier } from '../authorization';
import { ProvidersReader } from '../eligibility';
import { InstallationsReader } from '../reading';

/**
 * What registered actions ask, each time with the credentials of their caller.
 *
 * @internal
 */
export interface ActionServices {
  registry: ActionsRegistryService;
  installations: InstallationsReader;
  providers: ProvidersReader;
  applier: PlatformServiceApplier;
}
