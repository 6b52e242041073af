import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installationEntity } from '../../__testUtils__/exampleEntities';
import { exampleInstallation, minutesAgo } from '../../__testUtils__/examples';
import { answerWithStatus, FakeBackend } from '../../__testUtils__/FakeBackend';
import { findFaults } from '../../__testUtils__/findFaults';
import { renderOnEntity } from '../../__testUtils__/renderOnEntity';
import { InstallationCard } from './InstallationCard';

const PAGE = '/openmcp/installations/eu-live/PlatformService/velero';

function createBackend() {
  const backend = new FakeBackend();
  backend.installation = exampleInstallation({ simulated: true });
  return backend;
}

describe('InstallationCard', () => {
  it('tells whether the pods are up, and claims nothing of the tool', async () => {
    renderOnEntity(<InstallationCard />, installationEntity(), createBackend());
    const card = await screen.findByRole('region', {
      name: 'openMCP installation',
    });
    expect(await within(card).findByText('Healthy')).toBeInTheDocument();
    expect(within(card).getByText(/1 of 1 ready/)).toBeInTheDocument();
    expect(within(card).getByText('not checked')).toBeInTheDocument();
    expect(within(card).getByText('simulated')).toBeInTheDocument();
    expect(within(card).getByRole('link', { name: 'Details' })).toHaveAttribute(
      'href',
      PAGE,
    );
    expect(
      within(card).getByRole('link', { name: 'Timeline' }),
    ).toHaveAttribute('href', `${PAGE}?tab=timeline`);
  });

  it('shows an old state as one that nothing confirms', async () => {
    const backend = createBackend();
    backend.installation = exampleInstallation({
      freshness: { stale: true, asOf: minutesAgo(23) },
    });
    renderOnEntity(<InstallationCard />, installationEntity(), backend);
    const word = await screen.findByText('Healthy');
    expect(word).toHaveAttribute('data-family', 'unconfirmed');
    expect(screen.getByText(/^stale, as of/)).toBeInTheDocument();
  });

  it('keeps the last state of what was deleted, and says so', async () => {
    const backend = createBackend();
    renderOnEntity(<InstallationCard />, installationEntity(), backend);
    await screen.findByText('Healthy');
    backend.installation = undefined;
    backend.signal();
    expect(
      await screen.findByText(/^velero was deleted at .* last state/),
    ).toBeInTheDocument();
    expect(screen.getByText('Healthy')).toBeInTheDocument();
  });

  it('asks for annotations and keeps those that are there', async () => {
    const backend = createBackend();
    renderOnEntity(
      <InstallationCard />,
      installationEntity({ 'openmcp.cloud/cluster': 'eu-live' }),
      backend,
    );
    const yaml = await screen.findByRole('region', {
      name: 'Annotations for eu-live-velero',
    });
    expect(yaml).toHaveTextContent('openmcp.cloud/cluster: eu-live');
    expect(yaml).toHaveTextContent('openmcp.cloud/installation-kind:');
    expect(backend.calls).toEqual([]);
  });

  it.each([
    [
      403,
      'You may not see this installation. Needed: openmcp.installation.read.',
    ],
    [404, 'No PlatformService velero on eu-live.'],
    [503, /velero could not be read: the portal backend answers 503 since/],
  ])(
    'stays where it is after an answer %d, and asks again',
    async (status, text) => {
      const backend = createBackend();
      backend.failure = answerWithStatus(status);
      renderOnEntity(<InstallationCard />, installationEntity(), backend);
      expect(await screen.findByText(text)).toBeInTheDocument();
      backend.failure = undefined;
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByText('Healthy')).toBeInTheDocument();
    },
  );

  it('has nothing in the way of assistive technology', async () => {
    const { container } = renderOnEntity(
      <InstallationCard />,
      installationEntity(),
      createBackend(),
    );
    await screen.findByText('Healthy');
    expect(await findFaults(container)).toEqual([]);
  });
});
