import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  exampleCluster,
  exampleItem,
  lostCluster,
} from '../../__testUtils__/examples';
import { answerWithStatus, FakeBackend } from '../../__testUtils__/FakeBackend';
import {
  create,
  findRefusal,
  goOn,
  renderForm,
} from '../__testUtils__/renderForm';

describe('PlatformServicePicker', () => {
  let backend: FakeBackend;

  beforeEach(() => {
    backend = new FakeBackend();
    backend.clusters = [exampleCluster(), lostCluster()];
    backend.items = [
      exampleItem({ name: 'velero' }),
      exampleItem({
        name: 'gateway',
        managedByOperator: true,
      }),
      exampleItem({ name: 'velero', kind: 'ServiceProvider' }),
      exampleItem({ name: 'elsewhere', cluster: 'eu-canary' }),
    ];
  });

  it('lists what is installed with its health; the operator’s own cannot be chosen', async () => {
    const { onCreate } = renderForm(backend, [['service']], {
      cluster: 'eu-live',
    });
    const velero = await screen.findByRole('radio', { name: 'velero' });
    expect(velero).toHaveAccessibleDescription('1 of 1 ready velero:v1.1.2');
    expect(screen.getAllByText('Healthy')).toHaveLength(2);
    const own = screen.getByRole('radio', { name: 'gateway' });
    expect(own).toBeDisabled();
    expect(own).toHaveAccessibleDescription(
      expect.stringContaining(
        'gateway is made by the openmcp-operator itself and cannot be chosen.',
      ),
    );
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    await userEvent.click(velero);
    await goOn();
    await create();
    expect(onCreate).toHaveBeenCalledWith({
      cluster: 'eu-live',
      service: 'velero',
    });
  });

  it.each([
    ['gateway', 'gateway is made by the openmcp-operator itself'],
    ['missing', 'There is no platform service missing on eu-live.'],
  ])('refuses %s when it came with the address', async (service, text) => {
    renderForm(backend, [['service']], { cluster: 'eu-live', service });
    expect(
      await screen.findByText(new RegExp(`^${text}`), {
        selector: '[role="status"]',
      }),
    ).toBeInTheDocument();
    await goOn();
    expect(screen.queryByRole('button', { name: 'Create' })).toBeNull();
  });

  it('needs a choice, and a cluster before it', async () => {
    renderForm(backend, [['service']]);
    expect(
      await screen.findByText('First choose: cluster.'),
    ).toBeInTheDocument();
    await goOn();
    await findRefusal('Choose a platform service.');
  });

  it('says the difference between none and not known', async () => {
    backend.items = [];
    const { unmount } = renderForm(backend, [['service']], {
      cluster: 'eu-live',
    });
    await screen.findByText('No platform service is installed on eu-live.');
    unmount();

    backend.clusters = [exampleCluster({ freshness: { stale: true } })];
    renderForm(backend, [['service']], { cluster: 'eu-live' });
    expect(
      await screen.findByText(
        'What is installed on eu-live is not known: it was never read.',
      ),
    ).toBeInTheDocument();
  });

  it('says which right is missing', async () => {
    backend.failure = answerWithStatus(403);
    renderForm(backend, [['service']], { cluster: 'eu-live' });
    expect(
      await screen.findByText(/Needed: openmcp.installation.read/),
    ).toBeInTheDocument();
  });
});
