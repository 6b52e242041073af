import {
  createProviderEntity,
  exampleImages,
  fluxEntity,
} from '../../__testUtils__/providerEntities';
import { createFleetView, createSnapshot } from '../../__testUtils__/snapshots';
import { startEligibility } from '../../__testUtils__/startEligibility';

const operatorImage = 'ghcr.io/example/images/openmcp-operator';

/** Two services that the openmcp-operator runs from one image. */
const operatorEntities = ['helmdeployer', 'managedcontrolplane'].map(name =>
  createProviderEntity(name, {
    type: 'openmcp-platform-service',
    annotations: {
      'openmcp.cloud/image': operatorImage,
      'openmcp.cloud/provider-name': name,
    },
    openmcp: { managedByOperator: true },
  }),
);

const snapshots = [
  createSnapshot('alpha', 'flux', {
    image: `${exampleImages}/service-provider-flux:v1.0.0`,
  }),
  createSnapshot('beta', 'copied', {
    image: 'mirror.example/example/images/service-provider-flux:v1.1.0',
  }),
  createSnapshot('alpha', 'helmdeployer', { image: `${operatorImage}:v1` }),
  createSnapshot('alpha', 'managedcontrolplane', {
    image: `${operatorImage}:v1`,
  }),
  createSnapshot('alpha', 'other', { image: 'ghcr.io/other:v1' }),
];

describe('ProviderMatcher', () => {
  let eligibility: Awaited<ReturnType<typeof startEligibility>>;

  beforeEach(async () => {
    eligibility = await startEligibility([fluxEntity, ...operatorEntities], {
      fleet: createFleetView(snapshots),
      config: {
        imageMirrors: [{ prefix: 'mirror.example', upstream: 'ghcr.io' }],
      },
    });
  });

  afterEach(() => eligibility.stop());

  async function matched(...entityRefs: string[]) {
    const isMatching = await eligibility.matchProviders(...entityRefs);
    return snapshots.filter(isMatching).map(({ name }) => name);
  }

  it('finds what the list of providers says, for each of them', async () => {
    const { items } = await eligibility.list();
    expect(items).toHaveLength(3);
    for (const { entityRef, installations } of items) {
      expect((await matched(entityRef)).sort()).toEqual(
        installations.map(({ name }) => name).sort(),
      );
    }
    expect(await matched('component:default/service-provider-flux')).toEqual([
      'flux',
      'copied',
    ]);
    expect(await matched('component:default/helmdeployer')).toEqual([
      'helmdeployer',
    ]);
  });

  it('finds nothing of what the caller may not see, as of what is not there', async () => {
    eligibility.catalog.hidden.add(fluxEntity.metadata.name);
    expect(await matched('component:default/service-provider-flux')).toEqual(
      [],
    );
    expect(await matched('component:default/none')).toEqual([]);
    expect(
      await matched('component:default/none', 'component:default/helmdeployer'),
    ).toEqual(['helmdeployer']);
  });
});
