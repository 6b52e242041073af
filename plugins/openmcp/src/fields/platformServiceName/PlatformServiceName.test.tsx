import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleCluster, exampleItem } from '../../__testUtils__/examples';
import { FakeBackend } from '../../__testUtils__/FakeBackend';
import { ESO, exampleProvider } from '../__testUtils__/formExamples';
import {
  create,
  findRefusal,
  goOn,
  renderForm,
} from '../__testUtils__/renderForm';

/** Holds the answers about installations back until a test gives them. */
class SlowBackend extends FakeBackend {
  readonly pending: Array<{ q?: string; answer: () => void }> = [];

  async getInstallations(query: { q?: string }) {
    const list = await super.getInstallations(query);
    await new Promise<void>(resolve => {
      this.pending.push({ q: query.q, answer: resolve });
    });
    return list;
  }
}

function prepare<T extends FakeBackend>(backend: T): T {
  backend.clusters = [exampleCluster()];
  backend.providers = [exampleProvider()];
  return backend;
}

describe('PlatformServiceName', () => {
  let backend: FakeBackend;

  beforeEach(() => {
    backend = prepare(new FakeBackend());
  });

  const field = () => screen.findByRole('textbox', { name: /Name/ });

  it('is preset from the provider, once', async () => {
    renderForm(backend, [['name']], { provider: ESO, cluster: 'eu-live' });
    const name = await field();
    await waitFor(() => expect(name).toHaveValue('eso'));
    await userEvent.clear(name);
    expect(name).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Use eso' }));
    expect(
      await screen.findByText('free on eu-live, 3 of 55 characters'),
    ).toBeInTheDocument();
  });

  it('says the rules while one types, and refuses by the same words', async () => {
    renderForm(backend, [['name']], { cluster: 'eu-live' });
    await userEvent.type(await field(), 'dns.prod');
    const text =
      'dns.prod: no dots. Lower-case letters, digits and -, at most 55.';
    expect(await screen.findByText(text)).toBeInTheDocument();
    await goOn();
    await findRefusal(text);
    expect(backend.calls).not.toContain('installations');
  });

  it('says that an existing one will be updated, with a link to it', async () => {
    backend.items = [exampleItem({ name: 'eso' })];
    const { onCreate } = renderForm(backend, [['name']], {
      name: 'eso',
      cluster: 'eu-live',
    });
    expect(
      await screen.findByText('eso exists on eu-live: this will update it.'),
    ).toBeInTheDocument();
    expect(
      screen.getByRole('link', { name: 'Open eso on eu-live' }),
    ).toHaveAttribute(
      'href',
      '/openmcp/installations/eu-live/PlatformService/eso',
    );
    await goOn();
    await create();
    expect(onCreate).toHaveBeenCalled();
  });

  it('refuses the name of a provider of another kind', async () => {
    backend.items = [exampleItem({ name: 'eso', kind: 'ServiceProvider' })];
    renderForm(backend, [['name']], { name: 'eso', cluster: 'eu-live' });
    const text =
      'ServiceProvider eso uses the same webhook secret: choose another name.';
    expect(await screen.findByText(text)).toBeInTheDocument();
    await goOn();
    await findRefusal(text);
    expect(screen.queryByRole('button', { name: 'Create' })).toBeNull();
  });

  it('never shows a late answer about an earlier name', async () => {
    const slow = prepare(new SlowBackend());
    slow.items = [exampleItem({ name: 'eso' })];
    renderForm(slow, [['name']], { name: 'eso', cluster: 'eu-live' });
    await waitFor(() => expect(slow.pending).toHaveLength(1));
    await userEvent.type(await field(), '2');
    await waitFor(() => expect(slow.pending).toHaveLength(2));
    slow.pending[1].answer();
    expect(
      await screen.findByText('free on eu-live, 4 of 55 characters'),
    ).toBeInTheDocument();
    slow.pending[0].answer();
    await waitFor(() => expect(slow.pending).toHaveLength(2));
    expect(screen.queryByText(/exists on eu-live/)).toBeNull();
    expect(
      screen.getByText('free on eu-live, 4 of 55 characters'),
    ).toBeInTheDocument();
  });

  it('claims nothing about a cluster that cannot be read', async () => {
    backend.clusters = [
      exampleCluster({ freshness: { stale: true }, state: 'connecting' }),
    ];
    renderForm(backend, [['name']], { name: 'eso', cluster: 'eu-live' });
    expect(
      await screen.findByText(
        'Whether it is free on eu-live is not known: eu-live could not be read.',
      ),
    ).toBeInTheDocument();
  });
});
