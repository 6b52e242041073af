import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js';
import { TaskStage } from '../TaskStage';

const FLUX = {
  cluster: 'eu-live',
  name: 'flux',
  spec: {
    image: 'ghcr.io/openmcp-project/images/service-provider-flux:v1.2.1',
  },
};

/**
 * Programs that speak the Model Context Protocol, with the token of a person.
 *
 * @param stage - gives the stage
 * @internal
 */
export function mcp(stage: () => TaskStage): void {
  const clients: Client[] = [];

  async function connect(name: string): Promise<Client> {
    const { baseUrl, token } = await stage().as(name);
    const client = new Client({ name: 'e2e', version: '1.0.0' });
    await client.connect(
      new StreamableHTTPClientTransport(
        new URL(`${baseUrl}/api/mcp-actions/v1`),
        { requestInit: { headers: { authorization: `Bearer ${token}` } } },
      ),
    );
    clients.push(client);
    return client;
  }

  async function call(client: Client, name: string, input: object) {
    const answer = CallToolResultSchema.parse(
      await client.callTool({
        name: `openmcp.${name}`,
        arguments: { ...input },
      }),
    );
    const text = JSON.stringify(answer);
    stage().told.push(text);
    return { ...answer, text };
  }

  afterAll(async () => {
    await Promise.all(clients.map(client => client.close()));
  });

  it('are told of every registered action, and of what it may change', async () => {
    const client = await connect('alice');
    const { tools } = await client.listTools();
    const ours = tools.filter(({ name }) => name.startsWith('openmcp.'));
    expect(
      Object.fromEntries(
        ours.map(({ name, annotations }) => [
          name.slice('openmcp.'.length),
          annotations?.readOnlyHint ? 'reads' : 'writes',
        ]),
      ),
    ).toEqual({
      'list-providers': 'reads',
      'list-installations': 'reads',
      'get-installation': 'reads',
      'check-eligibility': 'reads',
      'apply-platform-service': 'writes',
    });
    for (const { name, description, inputSchema } of ours) {
      expect([name, description]).toEqual([name, expect.stringMatching(/\w/)]);
      expect(inputSchema.type).toBe('object');
    }
  });

  it('read what a person may read', async () => {
    const client = await connect('alice');
    const listed = await call(client, 'list-providers', { q: 'velero' });
    expect(listed.isError).toBeFalsy();
    expect(listed.structuredContent).toMatchObject({
      providers: expect.arrayContaining([
        expect.objectContaining({ title: 'Velero' }),
      ]),
    });
  });

  it('are held by the gate, with a statement, too', async () => {
    const client = await connect('alice');
    for (const more of [
      {},
      {
        platformMode: { via: 'flag', value: '--service-api-cluster=platform' },
      },
    ]) {
      const answer = await call(client, 'apply-platform-service', {
        ...FLUX,
        ...more,
      });
      expect(answer.isError).toBe(true);
      expect(answer.text).toContain('is needed by');
    }
    expect(await stage().cluster.find('flux')).toBeUndefined();
  });

  it('are told which input is wrong', async () => {
    const client = await connect('alice');
    const answer = await call(client, 'apply-platform-service', {
      ...FLUX,
      name: 'dns.prod',
    });
    expect(answer.isError).toBe(true);
    expect(answer.text).toContain('dns.prod');
  });

  it('write nothing for whoever may not', async () => {
    const client = await connect('carol');
    const answer = await call(client, 'apply-platform-service', FLUX);
    expect(answer.isError).toBe(true);
    expect(answer.text).not.toContain('is needed by');
    expect(await stage().cluster.find('flux')).toBeUndefined();
  });

  it('are not let in without a token', async () => {
    const { baseUrl } = stage().portal;
    const client = new Client({ name: 'e2e', version: '1.0.0' });
    await expect(
      client.connect(
        new StreamableHTTPClientTransport(
          new URL(`${baseUrl}/api/mcp-actions/v1`),
        ),
      ),
    ).rejects.toThrow(/401|Unauthorized|Missing credentials/i);
  });
}
