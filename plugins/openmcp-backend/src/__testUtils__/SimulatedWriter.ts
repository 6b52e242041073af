import { SimulatedPlatformClusterHandle } from '@openmcp/platform-cluster';

/**
 * Writes onto a simulated cluster as somebody else than the portal.
 */
export class SimulatedWriter {
  constructor(
    private readonly cluster: Pick<
      SimulatedPlatformClusterHandle,
      'server' | 'adminToken'
    >,
  ) {}

  /**
   * @param collection - path of the collection
   * @param manager - who writes
   */
  async create(
    collection: string,
    object: object,
    manager: string = 'kubectl',
  ): Promise<void> {
    await this.send('POST', `${collection}?fieldManager=${manager}`, object);
  }

  async remove(path: string): Promise<void> {
    await this.send('DELETE', path);
  }

  private async send(
    method: string,
    path: string,
    body?: object,
  ): Promise<void> {
    const response = await fetch(`${this.cluster.server}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.cluster.adminToken}`,
        'content-type': 'application/json',
      },
      body: body && JSON.stringify(body),
    });
    if (!response.ok) {
      throw new Error(`${method} ${path} was answered with ${response.status}`);
    }
  }
}
