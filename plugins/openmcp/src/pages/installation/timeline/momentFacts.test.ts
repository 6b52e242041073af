import { HistoryChange } from '@openmcp/backstage-plugin-openmcp-common';
import { exampleInstallation } from '../../../__testUtils__/examples';
import { momentFacts } from './momentFacts';

const at = (time: string) => `2026-11-30T${time}:00Z`;

function change(overrides: Partial<HistoryChange>): HistoryChange {
  return {
    cluster: 'eu-live',
    kind: 'PlatformService',
    name: 'velero',
    uid: 'one',
    type: 'health',
    at: at('03:02'),
    ...overrides,
  };
}

function facts(items: HistoryChange[], moment = Date.parse(at('03:00'))) {
  return momentFacts(
    exampleInstallation({
      history: { state: 'read', items, isComplete: true, gaps: [] },
    }),
    moment,
  );
}

describe('momentFacts', () => {
  const degraded = change({ before: 'Healthy', after: 'Degraded' });
  const image = change({
    type: 'image-wanted',
    at: at('03:01'),
    before: 'a/velero:v1',
    after: 'a/velero:v2',
  });

  it('finds what came next, and the image that came before it', () => {
    expect(facts([degraded, image])).toEqual({
      next: { at: Date.parse(at('03:02')), change: degraded },
      image,
    });
  });

  it('finds nothing that came before, or long after', () => {
    expect(facts([degraded], Date.parse(at('03:02'))).next).toBeUndefined();
    expect(facts([degraded], Date.parse(at('01:30'))).next).toBeUndefined();
  });

  it('blames no image of long before', () => {
    expect(
      facts([degraded, { ...image, at: at('01:00') }]).image,
    ).toBeUndefined();
  });
});
