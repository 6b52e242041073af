import { mockServices } from '@backstage/backend-test-utils';
import { ConfigReader } from '@backstage/config';
import { ListedInstallation } from '../landscape';
import { readCatalogSettings } from '../settings';
import { EntityMaker } from './EntityMaker';
import { InstallationEntities } from './InstallationEntities';

const settings = readCatalogSettings(
  new ConfigReader({ openmcp: { catalog: { installations: true } } }),
);

function listed(
  name: string,
  annotations: ListedInstallation['annotations'] = {},
): ListedInstallation {
  return {
    cluster: 'eu-live',
    kind: 'PlatformService',
    name,
    image: `${name}:v1`,
    annotations,
  };
}

describe('EntityMaker', () => {
  const logger = mockServices.logger.mock();
  let maker: EntityMaker;

  beforeEach(() => {
    logger.warn.mockClear();
    maker = new EntityMaker(logger);
  });

  const told = () => logger.warn.mock.calls.map(([line]) => line);

  it('leaves out what cannot be made, says so once, and makes the others', async () => {
    const installations = new InstallationEntities({
      maker,
      providers: { current: undefined },
      writer: { get: () => undefined },
    });
    // As a backend of another version could tell it.
    const odd = listed('odd', { 'openmcp.cloud/title': 5 as never });
    const make = () =>
      installations.make(
        [listed('dns'), odd, listed('velero')],
        new Map(),
        settings,
      );

    const { entities, wanted } = await make();
    expect(entities.map(({ metadata }) => metadata.name)).toEqual([
      'eu-live.ps.dns',
      'eu-live.ps.velero',
    ]);
    // What the catalog may have of it from before stays.
    expect([...wanted]).toEqual([
      'resource:default/eu-live.ps.dns',
      'resource:default/eu-live.ps.odd',
      'resource:default/eu-live.ps.velero',
    ]);
    expect(told()).toEqual([
      expect.stringMatching(
        /^PlatformService odd on eu-live is not brought into the catalog: \S/,
      ),
    ]);

    await make();
    expect(told()).toHaveLength(1);
  });

  it('leaves out what the catalog would refuse, and says why', async () => {
    const more = { clusterTitle: 'EU live' };
    const refusing = { ...settings, namespace: 'No Such' };
    expect(await maker.ofInstallation(listed('dns'), more, refusing)).toBe(
      'impossible',
    );
    expect(
      await maker.ofCluster(
        {
          name: 'eu-live',
          title: 'EU live',
          confirmed: new Set(),
          stale: false,
        },
        undefined,
        refusing,
      ),
    ).toBe('impossible');
    expect(told()).toEqual([
      expect.stringMatching(
        /^PlatformService dns on eu-live is not brought into the catalog: .*namespace/,
      ),
      expect.stringMatching(
        /^The platform cluster eu-live is not brought into the catalog: .*namespace/,
      ),
    ]);
    expect(
      await maker.ofInstallation(listed('dns'), more, settings),
    ).toMatchObject({ metadata: { name: 'eu-live.ps.dns' } });
  });

  it('says it again when it is mended and happens again, or for another reason', async () => {
    const more = { clusterTitle: 'EU live' };
    const make = (namespace: string) =>
      maker.ofInstallation(listed('dns'), more, { ...settings, namespace });
    for (const namespace of ['No Such', 'No Such', 'None/Such', 'default']) {
      await make(namespace);
    }
    expect(told()).toHaveLength(2);
    expect(told()[1]).not.toBe(told()[0]);
    await make('None/Such');
    expect(told()).toHaveLength(3);
  });

  it('says nothing of what is left out on purpose', async () => {
    const ignored = listed('dns', { 'openmcp.cloud/catalog': 'ignore' });
    expect(
      await maker.ofInstallation(ignored, { clusterTitle: 'x' }, settings),
    ).toBe('left-out');
    expect(told()).toEqual([]);
  });
});
