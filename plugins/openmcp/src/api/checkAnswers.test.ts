import { FakeBackend } from '../__testUtils__/FakeBackend';
import { UnexpectedAnswer } from './UnexpectedAnswer';
import { checkAnswers } from './checkAnswers';
import { OpenmcpApi } from './OpenmcpApi';

const eso = {
  cluster: 'eu-live',
  kind: 'PlatformService',
  name: 'eso',
} as const;

const calls: Array<[keyof OpenmcpApi, (api: OpenmcpApi) => Promise<unknown>]> =
  [
    ['getClusters', api => api.getClusters()],
    ['getInstallations', api => api.getInstallations({})],
    ['getInstallation', api => api.getInstallation(eso)],
    ['waitForInstallation', api => api.waitForInstallation(eso, {})],
    ['getChanges', api => api.getChanges()],
    ['getSummary', api => api.getSummary()],
    ['getHistory', api => api.getHistory()],
    ['getProviders', api => api.getProviders()],
    ['checkEligibility', api => api.checkEligibility({ tool: 'a:b/c' })],
    ['getDependencies', api => api.getDependencies()],
    [
      'applyPlatformService',
      api =>
        api.applyPlatformService('eu-live', {
          name: 'eso',
          spec: { image: 'a' },
        }),
    ],
    [
      'deletePlatformService',
      api => api.deletePlatformService('eu-live', 'eso'),
    ],
  ];

describe('checkAnswers', () => {
  const backend = new FakeBackend();
  const nonsense = Object.fromEntries(
    calls.map(([name]) => [name, async () => ({ status: 'ok' })]),
  ) as unknown as OpenmcpApi;

  it.each(calls)(
    'refuses the answer of something else to %s',
    async (_, ask) => {
      await expect(ask(checkAnswers(nonsense))).rejects.toThrow(
        UnexpectedAnswer,
      );
    },
  );

  it('lets answers of the backend through, and those without content', async () => {
    const api = checkAnswers(backend);
    const list = await api.getInstallations({});
    expect(list?.items).toEqual([]);
    await expect(
      api.getInstallations({}, { ifNoneMatch: list?.etag }),
    ).resolves.toBeUndefined();
    await expect(api.getClusters()).resolves.toMatchObject({ items: [] });
  });

  it('checks every call', () => {
    expect(Object.keys(checkAnswers(backend)).sort()).toEqual(
      calls.map(([name]) => name).sort(),
    );
  });
});
