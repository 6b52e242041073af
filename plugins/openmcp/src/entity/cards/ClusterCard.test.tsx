import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clusterEntity } from '../../__testUtils__/exampleEntities';
import {
  exampleCluster,
  exampleItem,
  lostCluster,
} from '../../__testUtils__/examples';
import { answerWithStatus, FakeBackend } from '../../__testUtils__/FakeBackend';
import { findFaults } from '../../__testUtils__/findFaults';
import { renderOnEntity } from '../../__testUtils__/renderOnEntity';
import { ClusterCard } from './ClusterCard';

function createBackend() {
  const backend = new FakeBackend();
  backend.clusters = [exampleCluster({ simulated: true }), lostCluster()];
  backend.items = [
    exampleItem(),
    exampleItem({ name: 'dns', health: 'Degraded' }),
    exampleItem({ name: 'eso', cluster: 'eu-canary' }),
  ];
  return backend;
}

describe('ClusterCard', () => {
  it('tells that it is read, and how its installations are', async () => {
    renderOnEntity(<ClusterCard />, clusterEntity(), createBackend());
    const card = await screen.findByRole('region', {
      name: 'openMCP platform cluster',
    });
    expect(await within(card).findByText('Live')).toBeInTheDocument();
    expect(
      await within(card).findByText('2 installations'),
    ).toBeInTheDocument();
    expect(
      within(card).getByRole('link', { name: 'Degraded, 1 installation' }),
    ).toHaveAttribute(
      'href',
      '/openmcp/installations?cluster=eu-live&health=Degraded',
    );
    expect(
      within(card).getByRole('link', { name: 'Show them' }),
    ).toHaveAttribute('href', '/openmcp/installations?cluster=eu-live');
  });

  it('says why it is not read, and shows what was known without colour', async () => {
    renderOnEntity(
      <ClusterCard />,
      clusterEntity('eu-canary'),
      createBackend(),
    );
    expect(await screen.findByText('Unreachable')).toBeInTheDocument();
    expect(screen.getByText('Reason: connection refused.')).toBeInTheDocument();
    const healthy = await screen.findByRole('link', {
      name: 'Healthy, 1 installation',
    });
    expect(
      healthy.querySelector('[data-family="unconfirmed"]'),
    ).toBeInTheDocument();
  });

  it('does not take what was never read for nothing', async () => {
    const backend = createBackend();
    backend.items = [];
    backend.clusters = [
      exampleCluster({
        state: 'connecting',
        freshness: { stale: true },
        counts: { installations: null },
      }),
    ];
    renderOnEntity(<ClusterCard />, clusterEntity(), backend);
    expect(
      await screen.findByText('Its installations were never read'),
    ).toBeInTheDocument();
  });

  it('says that there is no such cluster, and asks again', async () => {
    const backend = createBackend();
    renderOnEntity(<ClusterCard />, clusterEntity('us-live'), backend);
    expect(
      await screen.findByText('No platform cluster us-live that you can see.'),
    ).toBeInTheDocument();
    backend.clusters = [exampleCluster({ name: 'us-live' })];
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Live')).toBeInTheDocument();
  });

  it.each([
    [403, 'You may not see this cluster. Needed: openmcp.cluster.read.'],
    [500, /eu-live could not be read: the portal backend answers 500/],
  ])('stays where it is after an answer %d', async (status, text) => {
    const backend = createBackend();
    backend.failure = answerWithStatus(status);
    renderOnEntity(<ClusterCard />, clusterEntity(), backend);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  });

  it('has nothing in the way of assistive technology', async () => {
    const { container } = renderOnEntity(
      <ClusterCard />,
      clusterEntity(),
      createBackend(),
    );
    await screen.findByText('2 installations');
    expect(await findFaults(container)).toEqual([]);
  });
});
