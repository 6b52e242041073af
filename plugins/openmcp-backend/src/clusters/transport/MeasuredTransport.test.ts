import { ClusterTransport, TransportResponse } from './ClusterTransport';
import { MeasuredRequest, MeasuredTransport } from './MeasuredTransport';

const signal = new AbortController().signal;

describe('MeasuredTransport', () => {
  let answer: () => Promise<TransportResponse>;
  let told: MeasuredRequest[];
  let transport: MeasuredTransport;

  beforeEach(() => {
    told = [];
    const response: TransportResponse = {
      statusCode: 200,
      headers: {},
      warnings: [],
      body: (async function* nothing() {})(),
      discard: async () => {},
    };
    answer = async () => response;
    const inner: ClusterTransport = {
      get: () => answer(),
      request: () => answer(),
      close: async () => {},
    };
    transport = new MeasuredTransport(inner, request => told.push(request));
  });

  it('tells lists, watches and writes apart', async () => {
    await transport.get({ path: '/api/v1/pods?limit=500', signal });
    await transport.get({ path: '/api/v1/pods?limit=1&watch=1', signal });
    await transport.get({ path: '/api/v1/pods?watch=true&a=b', signal });
    await transport.get({ path: '/api/v1/pods?nowatch=1', signal });
    await transport.request({ method: 'GET', path: '/apis/x', signal });
    await transport.request({ method: 'PATCH', path: '/apis/x', signal });
    expect(told.map(({ verb }) => verb)).toEqual([
      'read',
      'watch',
      'watch',
      'read',
      'read',
      'write',
    ]);
    expect(new Set(told.map(({ outcome }) => outcome))).toEqual(
      new Set(['200']),
    );
  });

  it('tells what failed, and passes the failure on', async () => {
    answer = () => Promise.reject(new Error('reset'));
    await expect(transport.get({ path: '/api', signal })).rejects.toThrow(
      'reset',
    );
    expect(told).toEqual([{ verb: 'read', outcome: 'failed' }]);
  });

  it('tells nothing of what was called off', async () => {
    answer = () => Promise.reject(new Error('aborted'));
    await expect(
      transport.get({ path: '/api', signal: AbortSignal.abort() }),
    ).rejects.toThrow('aborted');
    expect(told).toEqual([]);
  });
});
