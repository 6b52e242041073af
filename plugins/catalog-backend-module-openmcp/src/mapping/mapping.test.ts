import { ConfigReader } from '@backstage/config';
import { JsonObject } from '@backstage/types';
import { INSTALLATION_KINDS } from '@openmcp/backstage-plugin-openmcp-common';
import fc from 'fast-check';
import { readCatalogSettings } from '../settings';
import { OBJECT_ANNOTATIONS } from './annotations';
import { checkEntity } from './checkEntity';
import { clusterEntityRef, createClusterEntity } from './createClusterEntity';
import { createInstallationEntity } from './createInstallationEntity';

function settingsOf(catalog: JsonObject, root: JsonObject = {}) {
  return readCatalogSettings(
    new ConfigReader({
      ...root,
      openmcp: {
        clusters: [{ name: 'eu-live', owner: 'cluster-owners' }],
        catalog: { installations: true, ...catalog },
      },
    }),
  );
}

const installation = {
  cluster: 'eu-live',
  clusterTitle: 'EU live',
  kind: 'PlatformService' as const,
  name: 'velero',
  annotations: {},
};

/** Of a link that runs a program. */
// eslint-disable-next-line no-script-url
const script = 'javascript:alert(1)';

describe('entities of installations', () => {
  it('take over defaults, then rules of which the last one counts, then the object', () => {
    const settings = settingsOf({
      defaults: {
        owner: 'a',
        system: 's',
        lifecycle: 'production',
        tags: ['t'],
        links: [{ url: 'https://example.com' }],
      },
      rules: [
        { match: { name: 'vel*' }, owner: 'b', tags: ['u'] },
        { match: { kind: 'ServiceProvider' }, owner: 'c' },
        { match: { cluster: '*-live' }, owner: 'user:default/d' },
      ],
    });
    const entity = createInstallationEntity(installation, settings);
    expect(entity?.spec).toMatchObject({
      owner: 'user:default/d',
      system: 'system:default/s',
      lifecycle: 'production',
    });
    expect(entity?.metadata.tags).toEqual(['t', 'u']);
    expect(entity?.metadata.links).toEqual([{ url: 'https://example.com' }]);
    const own = createInstallationEntity(
      {
        ...installation,
        annotations: {
          'openmcp.cloud/owner': 'mine',
          'openmcp.cloud/system': 'other/place',
          'openmcp.cloud/lifecycle': 'experimental',
          'openmcp.cloud/title': 'Backups',
          'openmcp.cloud/description': 'of everything',
          'openmcp.cloud/links': 'http://example.org/a The  place',
        },
      },
      settings,
    );
    expect(own?.metadata).toMatchObject({
      title: 'Backups',
      description: 'of everything',
      links: [
        { url: 'https://example.com' },
        { url: 'http://example.org/a', title: 'The place' },
      ],
    });
    expect(own?.spec).toMatchObject({
      owner: 'group:default/mine',
      system: 'system:other/place',
      lifecycle: 'experimental',
    });
  });

  it('belong to the owner of the cluster where nobody is named, and to nobody else', () => {
    const named = createInstallationEntity(installation, settingsOf({}));
    expect(named?.spec?.owner).toBe('group:default/cluster-owners');
    const unnamed = createInstallationEntity(
      { ...installation, cluster: 'other' },
      settingsOf({}),
    );
    expect(unnamed?.spec?.owner).toBe('group:default/unknown');
  });

  it('depend on where they run, and on their provider', () => {
    const provider = 'component:default/service-provider-velero';
    const entity = createInstallationEntity(
      { ...installation, provider },
      settingsOf({}),
    );
    expect(entity?.spec?.dependsOn).toEqual([
      'resource:default/eu-live',
      provider,
    ]);
  });

  it('depend on what describes the cluster already', () => {
    const settings = settingsOf({
      rules: [
        {
          match: { kind: 'Cluster', cluster: 'eu-live' },
          describedBy: 'resource:infra/eu-1',
        },
      ],
    });
    expect(clusterEntityRef('eu-live', settings)).toBe('resource:infra/eu-1');
    expect(
      createClusterEntity({ name: 'eu-live', title: 'x' }, settings),
    ).toBeUndefined();
    expect(
      clusterEntityRef('eu-live', settingsOf({ platformClusters: false })),
    ).toBe(undefined);
  });

  it('are left out by a rule or by their own wish', () => {
    const settings = settingsOf({
      rules: [{ match: { name: 'managedcontrolplane' }, exclude: true }],
    });
    const create = (name: string, annotations = {}) =>
      createInstallationEntity(
        { ...installation, name, annotations },
        settings,
      );
    expect(create('managedcontrolplane')).toBeUndefined();
    expect(create('other', { 'openmcp.cloud/catalog': 'ignore' })).toBe(
      undefined,
    );
    expect(create('other')).toBeDefined();
  });

  it('have a title that fits a line, and the name in full beside it', async () => {
    const name = `${'long-'.repeat(50)}end`;
    const entity = createInstallationEntity(
      { ...installation, name },
      settingsOf({}),
    );
    expect(entity?.metadata).toMatchObject({
      title: `${name.slice(0, 79)}… on EU live`,
      description: `Platform service ${name.slice(
        0,
        79,
      )}… on the platform cluster EU live`,
      annotations: { 'openmcp.cloud/installation-name': name },
    });
    expect(entity?.metadata.name.length).toBeLessThanOrEqual(63);
    expect(entity && (await checkEntity(entity))).toBeUndefined();

    const exact = createInstallationEntity(
      { ...installation, name: 'a'.repeat(80) },
      settingsOf({}),
    );
    expect(exact?.metadata.title).toBe(`${'a'.repeat(80)} on EU live`);
  });

  it('have no half of a character in their titles', () => {
    const entity = createInstallationEntity(
      {
        ...installation,
        clusterTitle: `${'a'.repeat(78)}${'🌍'.repeat(5)}`,
        annotations: {},
      },
      settingsOf({}),
    );
    expect(entity?.metadata.title).toBe(`velero on ${'a'.repeat(78)}🌍…`);
    const own = createInstallationEntity(
      {
        ...installation,
        annotations: { 'openmcp.cloud/title': '🌍'.repeat(200) },
      },
      settingsOf({}),
    );
    expect(own?.metadata.title).toBe(`${'🌍'.repeat(119)}…`);
  });

  it('always pass the checks of the catalog, whatever the object says', async () => {
    const text = fc.oneof(
      fc.constantFrom(
        'group:default/x',
        'a/b/c:d',
        'https://a.b?c=d#e f',
        script.toUpperCase(),
        '',
        ' ',
        'x'.repeat(2000),
        '\ud800',
        'a--b',
        'Component:Default/X',
        'toString',
        '-a:b-',
      ),
      fc.string({ unit: 'binary', maxLength: 100 }),
    );
    const settings = settingsOf({});
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          cluster: text.filter(Boolean),
          clusterTitle: text,
          kind: fc.constantFrom(...INSTALLATION_KINDS),
          name: text,
          annotations: fc.dictionary(
            fc.constantFrom(...Object.values(OBJECT_ANNOTATIONS)),
            text,
          ),
        }),
        async facts => {
          const entity = createInstallationEntity(facts, settings);
          expect(entity && (await checkEntity(entity))).toBeUndefined();
          const odd = (entity?.metadata.links ?? []).filter(
            ({ url }) => !/^https?:/i.test(url),
          );
          expect(odd).toEqual([]);
          const cluster = createClusterEntity(
            { name: facts.cluster, title: facts.clusterTitle },
            settings,
          );
          expect(cluster && (await checkEntity(cluster))).toBeUndefined();
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('the configuration', () => {
  it.each([
    [{ defaults: { owner: 'Team A / ops' } }, 'openmcp.catalog.defaults.owner'],
    [{ defaults: { tags: ['Open Source'] } }, 'defaults.tags[0]'],
    [{ rules: [{ match: { kind: 'Pod' } }] }, 'rules[0].match.kind'],
    [{ rules: [{ links: [{ url: script }] }] }, 'rules[0].links[0].url'],
    [{ rules: [{ describedBy: 'resource:x' }] }, 'rules[0].match.kind'],
    [{ namespace: 'No Such' }, 'openmcp.catalog.namespace'],
    [{ massRemoval: { share: 2 } }, 'massRemoval.share'],
    [{ massRemoval: { holdFor: 'soon' } }, 'massRemoval.holdFor'],
    [{ massRemoval: { holdFor: 10 } }, 'massRemoval.holdFor'],
    [{ massRemoval: { holdFor: { minutes: -1 } } }, 'massRemoval.holdFor'],
    // Read as no time at all it would switch the protection off.
    [{ massRemoval: { holdFor: { minuets: 10 } } }, 'massRemoval.holdFor'],
    [{ massRemoval: { holdFor: {} } }, 'massRemoval.holdFor'],
  ])('%j is refused, naming the key', (catalog, key) => {
    expect(() => settingsOf(catalog as JsonObject)).toThrow(key);
  });

  it.each([
    [{ minutes: 2 }, 120_000],
    ['2 minutes', 120_000],
    ['PT2M', 120_000],
    [{ minutes: 0 }, 0],
    [undefined, 600_000],
  ])('holds back what is much for %j', (holdFor, milliseconds) => {
    const { massRemoval } = settingsOf({ massRemoval: { share: 1, holdFor } });
    expect(massRemoval.holdMilliseconds).toBe(milliseconds);
  });

  it('is read by name alone where others write it', () => {
    const settings = settingsOf(
      {},
      {
        kubernetes: {
          clusterLocatorMethods: [
            { type: 'localKubectlProxy' },
            {
              type: 'config',
              clusters: [{ name: 'eu-live', url: 'https://x' }],
            },
          ],
        },
      },
    );
    expect([...settings.kubernetesClusters]).toEqual(['eu-live']);
    const odd = settingsOf({}, { kubernetes: { clusterLocatorMethods: 'x' } });
    expect(odd.kubernetesClusters.size).toBe(0);
  });
});
