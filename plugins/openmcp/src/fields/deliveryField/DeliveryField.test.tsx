import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleCluster } from '../../__testUtils__/examples';
import { FakeBackend } from '../../__testUtils__/FakeBackend';
import {
  create,
  findRefusal,
  goOn,
  renderForm,
} from '../__testUtils__/renderForm';

describe('DeliveryField', () => {
  let backend: FakeBackend;

  beforeEach(() => {
    backend = new FakeBackend();
    backend.clusters = [
      exampleCluster(),
      exampleCluster({ name: 'ap-live', delivery: 'gitops' }),
    ];
  });

  it('follows the chosen cluster, whatever came with the address', async () => {
    const { onCreate } = renderForm(backend, [['cluster', 'delivery']], {
      cluster: 'eu-live',
      delivery: 'gitops',
    });
    expect(
      await screen.findByText('eu-live is written to directly.'),
    ).toBeInTheDocument();
    await userEvent.click(
      await screen.findByRole('radio', { name: 'ap-live' }),
    );
    expect(
      await screen.findByText(/^ap-live is delivered by GitOps: this opens/),
    ).toBeInTheDocument();
    await goOn();
    await create();
    expect(onCreate).toHaveBeenCalledWith({
      cluster: 'ap-live',
      delivery: 'gitops',
    });
  });

  it('does not go on with another way than that of the cluster', async () => {
    const values = backend.clusters;
    const { onCreate } = renderForm(backend, [['delivery']], {
      cluster: 'ap-live',
    });
    await screen.findByText(/^ap-live is delivered by GitOps: this opens/);
    backend.clusters = values.map(cluster => ({
      ...cluster,
      delivery: 'direct' as const,
    }));
    await goOn();
    await findRefusal(
      'How ap-live takes changes has changed: look at it again.',
    );
    expect(onCreate).not.toHaveBeenCalled();
  });

  it('says what has to be chosen first', async () => {
    renderForm(backend, [['delivery']]);
    expect(
      await screen.findByText('First choose: cluster.'),
    ).toBeInTheDocument();
  });
});
