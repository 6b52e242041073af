import { ClusterHarness } from '../../__testUtils__/ClusterHarness';
import { rawPlatformService } from '../../__testUtils__/rawObjects';
import { waitUntil } from '../../__testUtils__/waitUntil';

jest.setTimeout(20_000);

describe('ClusterWatcher and an API server that refuses', () => {
  let harness: ClusterHarness;

  beforeEach(async () => {
    harness = await ClusterHarness.create();
    harness.server.put('platformservices', rawPlatformService('dns'));
    harness.start();
    await live();
  });

  afterEach(() => harness.stop());

  async function live() {
    await waitUntil(() => expect(harness.status.state).toBe('live'));
  }

  it('is well some seconds after a start that refused everything for a moment', async () => {
    harness.server.faultOf = () => 'reset';
    harness.server.dropConnections();
    await harness.pass(10_000);
    harness.server.faultOf = () => 403;
    await harness.pass(4_000);
    await waitUntil(async () => {
      expect(harness.status.state).not.toBe('live');
      expect(harness.namesOf('PlatformService')).toEqual(['dns']);
    });
    harness.server.faultOf = () => undefined;
    await harness.pass(16_000);
    await live();
  });

  it('asks rarely for what stays forbidden', async () => {
    const asked = () =>
      harness.server.requests.filter(({ plural }) => plural === 'pods').length;
    harness.server.faultOf = ({ plural }) =>
      plural === 'pods' ? 403 : undefined;
    harness.server.dropConnections();
    await harness.pass(20_000);
    const before = asked();
    await harness.pass(5 * 60_000, 1_000);
    expect(harness.status.state).toBe('degraded');
    expect(asked() - before).toBeLessThanOrEqual(10);
  });
});
