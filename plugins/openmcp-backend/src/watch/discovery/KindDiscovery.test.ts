import { ManualClock } from '../../__testUtils__/ManualClock';
import {
  answer,
  loginPage,
  Script,
  ScriptedApiServer,
} from '../../__testUtils__/ScriptedApiServer';
import { ClusterFailure, PoolTransport } from '../../clusters';
import { KindDiscovery } from './KindDiscovery';

const config = { group: 'dns.example.org', kind: 'DNSConfig' };

function groups(versions: Record<string, string[]>) {
  return answer(200, {
    kind: 'APIGroupList',
    groups: Object.entries(versions).map(([name, [preferred, ...others]]) => ({
      name,
      versions: [preferred, ...others].map(version => ({ version })),
      preferredVersion: { version: preferred },
    })),
  });
}

function resources(...kinds: Array<[kind: string, name: string]>) {
  return answer(200, {
    kind: 'APIResourceList',
    resources: kinds.map(([kind, name]) => ({
      name,
      kind,
      namespaced: false,
      verbs: ['get', 'list', 'watch'],
    })),
  });
}

const missing = answer(404, '404 page not found\n', {
  'content-type': 'text/plain',
});
const broken = answer(503, 'service unavailable', {
  'content-type': 'text/plain',
});

describe('KindDiscovery', () => {
  let server: ScriptedApiServer;
  let transport: PoolTransport;
  let clock: ManualClock;
  let discovery: KindDiscovery;
  let paths: Record<string, Script>;
  const { signal } = new AbortController();

  beforeEach(async () => {
    server = await ScriptedApiServer.start();
    transport = new PoolTransport({
      server: server.url,
      getCredentials: async () => ({ headers: {} }),
    });
    clock = new ManualClock();
    discovery = new KindDiscovery({ transport, clock });
    server.groups = groups({ [config.group]: ['v1', 'v1alpha1'] });
    paths = {
      '/apis/dns.example.org/v1': resources(['DNSConfig', 'dnsconfigs']),
      '/apis/dns.example.org/v1alpha1': resources(['DNSConfig', 'dnsconfigs']),
    };
    server.lists = [
      (response, request) =>
        (paths[request.url.pathname] ?? missing)(response, request),
    ];
  });

  afterEach(async () => {
    await transport.close();
    await server.stop();
    clock.requireNoTimers();
  });

  function asked(): string[] {
    return server.requests.map(({ pathname }) => pathname);
  }

  async function failure(wanted: Parameters<typeof discovery.find>[0]) {
    const error = await discovery.find(wanted, signal).catch(each => each);
    expect(error).toBeInstanceOf(ClusterFailure);
    return (error as ClusterFailure).code;
  }

  it('takes the version that the cluster prefers, with the name in paths', async () => {
    expect(await discovery.find(config, signal)).toEqual({
      version: 'v1',
      plural: 'dnsconfigs',
    });
  });

  it('prefers the version that can be read, where it is served', async () => {
    const known = { ...config, version: 'v1alpha1', plural: 'dnsconfigs' };
    expect(await discovery.find(known, signal)).toMatchObject({
      version: 'v1alpha1',
    });
    server.groups = groups({ [config.group]: ['v1'] });
    discovery.forget();
    expect(await discovery.find(known, signal)).toMatchObject({
      version: 'v1',
    });
  });

  it('finds a kind that only another version of the group has', async () => {
    paths['/apis/dns.example.org/v1'] = resources(['Other', 'others']);
    expect(await discovery.find(config, signal)).toEqual({
      version: 'v1alpha1',
      plural: 'dnsconfigs',
    });
  });

  it('finds kinds of the core group', async () => {
    paths['/api'] = answer(200, { kind: 'APIVersions', versions: ['v1'] });
    paths['/api/v1'] = resources(
      ['Namespace', 'namespaces'],
      ['Namespace', 'namespaces/status'],
    );
    expect(
      await discovery.find({ group: '', kind: 'Namespace' }, signal),
    ).toEqual({ version: 'v1', plural: 'namespaces' });
  });

  it('says what is not there: the group, the kind, or the way to watch it', async () => {
    const find = (group: string, kind: string) =>
      discovery.find({ group, kind }, signal);
    expect(await find('nobody.example.org', 'DNSConfig')).toBeUndefined();
    expect(await find(config.group, 'Nobody')).toBeUndefined();
    paths['/apis/dns.example.org/v1'] = answer(200, {
      kind: 'APIResourceList',
      resources: [
        { name: 'dnsconfigs', kind: 'DNSConfig', verbs: ['create'] },
        { name: 'dnsconfigs/status', kind: 'DNSConfig', verbs: ['list'] },
        { name: '../../secrets', kind: 'DNSConfig', verbs: ['list', 'watch'] },
        null,
      ],
    });
    delete paths['/apis/dns.example.org/v1alpha1'];
    server.groups = groups({ [config.group]: ['v1'] });
    discovery.forget();
    expect(await find(config.group, config.kind)).toBeUndefined();
  });

  it.each([
    ['a page that asks to log on', loginPage, 'unexpected-answer'],
    [
      'JSON of something else',
      answer(200, { groups: [] }),
      'unexpected-answer',
    ],
    ['a missing right', answer(403, {}), 'forbidden'],
    ['"not found"', missing, 'not-found'],
    ['an error', broken, 'server-error'],
  ])('does not take %s for an answer', async (_what, script, code) => {
    server.groups = script;
    expect(await failure(config)).toBe(code);
    server.groups = groups({ [config.group]: ['v1'] });
    paths['/apis/dns.example.org/v1'] = script;
    expect(await failure(config)).toBe(code);
  });

  it('keeps a broken group from kinds of others', async () => {
    server.groups = answer(200, {
      kind: 'APIGroupList',
      groups: [
        { name: 'metrics.k8s.io', versions: 'none' },
        'nonsense',
        { name: config.group, versions: [{ version: 'v1' }] },
        { name: 'broken.example.org', versions: [{ version: 'v1' }] },
      ],
    });
    paths['/apis/broken.example.org/v1'] = broken;
    expect(await discovery.find(config, signal)).toMatchObject({
      version: 'v1',
    });
    expect(await failure({ group: 'broken.example.org', kind: 'A' })).toBe(
      'server-error',
    );
    expect(await failure({ group: 'metrics.k8s.io', kind: 'A' })).toBe(
      'unexpected-answer',
    );
  });

  it('finds a kind although another version of its group is broken', async () => {
    paths['/apis/dns.example.org/v1'] = broken;
    expect(await discovery.find(config, signal)).toMatchObject({
      version: 'v1alpha1',
    });
    paths['/apis/dns.example.org/v1alpha1'] = resources(['Other', 'others']);
    expect(await failure(config)).toBe('server-error');
  });

  it('asks for the groups once for all who ask at the same time', async () => {
    const looks = Array.from({ length: 20 }, (_, index) =>
      discovery.find({ group: `g${index}.example.org`, kind: 'A' }, signal),
    );
    await Promise.all(looks);
    expect(asked()).toEqual(['/apis']);
    const absent = { group: 'g.example.org', kind: 'A' };
    clock.advance(500);
    await discovery.find(absent, signal);
    expect(asked()).toHaveLength(1);
    await discovery.find(absent, signal, 'now');
    expect(asked()).toHaveLength(2);
    clock.advance(10_000);
    await discovery.find(absent, signal);
    expect(asked()).toHaveLength(3);
    discovery.forget();
    await discovery.find(absent, signal);
    expect(asked()).toHaveLength(4);
  });

  it('does not let one who leaves take the answer from the others', async () => {
    const leaving = new AbortController();
    const first = discovery.find(config, leaving.signal);
    const second = discovery.find(config, signal);
    leaving.abort(new Error('left'));
    await expect(first).rejects.toThrow('left');
    expect(await second).toMatchObject({ version: 'v1' });
  });

  it('ends its request when all have left', async () => {
    server.groups = () => {};
    const leaving = new AbortController();
    const asking = discovery.find(config, leaving.signal);
    leaving.abort(new Error('left'));
    await expect(asking).rejects.toThrow('left');
    server.groups = groups({ [config.group]: ['v1'] });
    expect(await discovery.find(config, signal)).toMatchObject({
      version: 'v1',
    });
  });

  it('does not remember a failure', async () => {
    server.groups = broken;
    expect(await failure(config)).toBe('server-error');
    server.groups = groups({ [config.group]: ['v1'] });
    expect(await discovery.find(config, signal)).toMatchObject({
      version: 'v1',
    });
  });
});
