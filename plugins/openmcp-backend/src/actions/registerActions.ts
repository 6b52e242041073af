import { Config } from '@backstage/config';
import { ActionServices } from './ActionServices';
import { registerApplyPlatformService } from './registerApplyPlatformService';
import { registerCheckEligibility } from './registerCheckEligibility';
import { registerGetInstallation } from './registerGetInstallation';
import { registerListInstallations } from './registerListInstallations';
import { registerListProviders } from './registerListProviders';

/**
 * Registers what other tools may call, among them MCP clients. Those that change
 * something are there only where `openmcp.actions.write` is true.
 *
 * @internal
 */
export function registerActions(
  config: Config,
  services: ActionServices,
): void {
  registerListProviders(services);
  registerListInstallations(services);
  registerGetInstallation(services);
  registerCheckEligibility(services);
  if (config.getOptionalBoolean('openmcp.actions.write')) {
    registerApplyPlatformService(services);
  }
}
