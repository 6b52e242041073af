import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  exampleCluster,
  exampleItem,
  lostCluster,
} from '../../__testUtils__/examples';
import { FakeBackend } from '../../__testUtils__/FakeBackend';
import { ESO, exampleProvider } from '../__testUtils__/formExamples';
import {
  create,
  findRefusal,
  goOn,
  renderForm,
} from '../__testUtils__/renderForm';

const NOTHING = {
  apply: false,
  delete: false,
  override: false,
  force: false,
  hostPath: false,
  command: false,
};

describe('ClusterPicker', () => {
  let backend: FakeBackend;

  beforeEach(() => {
    backend = new FakeBackend();
    backend.providers = [exampleProvider()];
    backend.clusters = [
      exampleCluster({ simulated: true }),
      exampleCluster({ name: 'ap-live', delivery: 'gitops' }),
      lostCluster(),
      exampleCluster({ name: 'secret-live', may: NOTHING }),
    ];
    backend.items = [
      exampleItem({
        name: 'eso',
        cluster: 'ap-live',
        image: {
          wanted: 'ghcr.io/openmcp-project/images/service-provider-eso:v0.9.0',
          running: [],
          differs: false,
        },
      }),
    ];
  });

  it('tells of every cluster what has to be known before choosing it', async () => {
    renderForm(backend, [['cluster']], { provider: ESO });
    const live = await screen.findByRole('radio', {
      name: 'eu-live simulated',
    });
    await screen.findByText('eso v0.9.0 is installed');
    expect(live).toHaveAccessibleDescription(
      'applied directly not installed here as of 12 s ago',
    );
    expect(
      screen.getByRole('radio', { name: 'ap-live' }),
    ).toHaveAccessibleDescription(
      'GitOps: opens a pull request eso v0.9.0 is installed as of 12 s ago',
    );
    expect(
      screen.getByRole('radio', { name: 'eu-canary' }),
    ).toHaveAccessibleDescription(
      expect.stringMatching(
        /connection refused since .*: you can prepare, not apply .*not installed here stale, as of/,
      ),
    );
    const refused = screen.getByRole('radio', { name: 'secret-live' });
    expect(refused).toBeDisabled();
    expect(refused).toHaveAccessibleDescription(
      'You may not apply to secret-live. Needed: openmcp.platform-service.apply.',
    );
  });

  it('says that it is not known what runs on a cluster that was never read', async () => {
    backend.clusters = [
      exampleCluster({ state: 'connecting', freshness: { stale: true } }),
    ];
    renderForm(backend, [['cluster']], { provider: ESO });
    expect(
      await screen.findByText('what is installed here is not known'),
    ).toBeInTheDocument();
  });

  it('presets the only cluster that may be written to, beside another preset', async () => {
    backend.clusters = [
      exampleCluster(),
      exampleCluster({ name: 'secret-live', may: NOTHING }),
    ];
    backend.items = [];
    const { onCreate } = renderForm(backend, [['cluster', 'name']], {
      provider: ESO,
    });
    expect(
      await screen.findByText('free on eu-live, 3 of 55 characters'),
    ).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'eu-live' })).toBeChecked();
    await goOn();
    await create();
    expect(onCreate).toHaveBeenCalledWith({
      provider: ESO,
      cluster: 'eu-live',
      name: 'eso',
    });
  });

  it('does not choose among several', async () => {
    renderForm(backend, [['cluster']]);
    await screen.findByRole('radio', { name: 'ap-live' });
    await goOn();
    expect(
      await screen.findByText('Choose a platform cluster.'),
    ).toBeInTheDocument();
  });

  it('refuses a cluster without right that came with the address', async () => {
    renderForm(backend, [['cluster']], { cluster: 'secret-live' });
    expect(
      await screen.findByRole('radio', { name: 'secret-live' }),
    ).not.toBeChecked();
    await goOn();
    await findRefusal(
      'You may not apply to secret-live. Needed: openmcp.platform-service.apply.',
    );
  });

  it('says that there is no cluster one may write to', async () => {
    backend.clusters = [exampleCluster({ may: NOTHING })];
    renderForm(backend, [['cluster']]);
    expect(
      await screen.findByText(
        'No cluster you may write to. Needed: openmcp.platform-service.apply.',
      ),
    ).toBeInTheDocument();
  });

  it('offers many clusters in a list with search', async () => {
    backend.clusters = Array.from({ length: 8 }, (_, index) =>
      exampleCluster({ name: `cluster-${index}` }),
    );
    const { onCreate } = renderForm(backend, [['cluster']]);
    const field = await screen.findByRole('combobox', {
      name: /Platform cluster/,
    });
    await userEvent.type(field, 'cluster-6');
    await userEvent.click(
      await screen.findByRole('option', { name: 'cluster-6' }),
    );
    expect(await screen.findByText('applied directly')).toBeInTheDocument();
    await goOn();
    await create();
    expect(onCreate).toHaveBeenCalledWith({ cluster: 'cluster-6' });
  });
});

describe('ClusterPicker of a removal', () => {
  const options = { right: 'delete', onlyDirect: true };

  it('asks for another right, and takes no cluster that is delivered by GitOps', async () => {
    const backend = new FakeBackend();
    backend.clusters = [
      exampleCluster({ may: { ...NOTHING, delete: true } }),
      exampleCluster({ name: 'ap-live', delivery: 'gitops' }),
      exampleCluster({ name: 'us-live', may: { ...NOTHING, apply: true } }),
    ];
    renderForm(backend, [['cluster']], { cluster: 'ap-live' }, options);
    const text =
      'ap-live is delivered by GitOps: change the manifest in its repository.';
    expect(
      await screen.findByRole('radio', { name: 'ap-live' }),
    ).toHaveAccessibleDescription(text);
    expect(screen.getByRole('radio', { name: 'ap-live' })).toBeDisabled();
    expect(
      screen.getByRole('radio', { name: 'us-live' }),
    ).toHaveAccessibleDescription(
      'You may not remove from us-live. Needed: openmcp.platform-service.delete.',
    );
    expect(screen.getByRole('radio', { name: 'eu-live' })).toBeEnabled();
    await goOn();
    await findRefusal(text);
  });
});
