import { ConflictError, InputError } from '@backstage/errors';
import { ClusterCredentialsProvider } from '@openmcp/backstage-plugin-openmcp-node';

/**
 * What modules know about getting credentials.
 *
 * @internal
 */
export class ClusterCredentialsProviders {
  private readonly byName = new Map<string, ClusterCredentialsProvider>();

  /**
   * @throws InputError for a provider without a name; ConflictError when there is
   * one of that name already
   */
  add(provider: ClusterCredentialsProvider): void {
    const { name } = provider;
    if (typeof name !== 'string' || !name.trim()) {
      throw new InputError('A provider of cluster credentials needs a name');
    }
    if (this.byName.has(name)) {
      throw new ConflictError(
        `The provider of cluster credentials "${name}" was added before`,
      );
    }
    this.byName.set(name, provider);
  }

  /**
   * @param name - exactly as the provider calls itself
   */
  find(name: string): ClusterCredentialsProvider | undefined {
    return this.byName.get(name);
  }
}
