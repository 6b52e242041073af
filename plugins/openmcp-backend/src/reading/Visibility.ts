import { InstallationIdentity } from './InstallationIdentity';

/**
 * What one caller may see.
 *
 * @internal
 */
export interface Visibility {
  cluster(name: string): boolean;
  installation(identity: InstallationIdentity): boolean;
}
