import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleCluster } from '../../__testUtils__/examples';
import { FakeBackend } from '../../__testUtils__/FakeBackend';
import {
  blockedProvider,
  ESO,
  ESO_IMAGE,
  exampleCreated,
  exampleProvider,
  FLUX_IMAGE,
  refusedWith,
} from '../__testUtils__/formExamples';
import {
  create,
  findRefusal,
  goOn,
  renderForm,
} from '../__testUtils__/renderForm';

const GIVEN = { provider: ESO, cluster: 'eu-live', name: 'eso' };

describe('ImageField', () => {
  let backend: FakeBackend;

  beforeEach(() => {
    backend = new FakeBackend();
    backend.clusters = [exampleCluster()];
    backend.providers = [exampleProvider(), blockedProvider()];
    backend.apply = exampleCreated;
  });

  const field = () => screen.findByRole('textbox', { name: /Image/ });

  it('is preset with repository and tag of the provider', async () => {
    const { onCreate } = renderForm(backend, [['image']], GIVEN);
    expect(await screen.findByText('the image of ESO')).toBeInTheDocument();
    expect(await field()).toHaveValue(ESO_IMAGE);
    await goOn();
    await create();
    expect(onCreate).toHaveBeenCalledWith({ ...GIVEN, image: ESO_IMAGE });
  });

  it('refuses the image of another provider, and offers the right one', async () => {
    renderForm(backend, [['image']], { ...GIVEN, image: FLUX_IMAGE });
    const text = `${FLUX_IMAGE} belongs to Flux, and ESO is chosen.`;
    expect(await screen.findByText(text)).toBeInTheDocument();
    await goOn();
    await findRefusal(text);
    await userEvent.click(
      screen.getByRole('button', { name: 'Use the image of ESO' }),
    );
    expect(await field()).toHaveValue(ESO_IMAGE);
  });

  it('names what is wrong with a text that is no image', async () => {
    renderForm(backend, [['image']], { ...GIVEN, image: `${ESO_IMAGE} x` });
    const text =
      'An image reference has no spaces, line breaks or control characters.';
    expect(await screen.findByText(text)).toBeInTheDocument();
    await goOn();
    await findRefusal(text);
    expect(backend.calls).not.toContain('apply');
  });

  it('repeats what the backend says of the image, and nothing else', async () => {
    const message = 'this image is not allowed here: allowed are example.org/';
    backend.apply = () => {
      throw refusedWith(400, {
        message: 'several things',
        details: [
          { field: 'spec.image', code: 'not-allowed', message },
          { field: 'name', code: 'malformed', message: 'other field' },
        ],
      });
    };
    renderForm(backend, [['image']], GIVEN);
    await screen.findByText('the image of ESO');
    await goOn();
    await findRefusal(message);
    expect(screen.queryByText(/other field/)).toBeNull();
  });

  it('leaves to the preview what is not about the image', async () => {
    backend.apply = () => {
      throw refusedWith(422, { message: 'the gate' });
    };
    const { onCreate } = renderForm(backend, [['image']], GIVEN);
    await screen.findByText('the image of ESO');
    await goOn();
    await create();
    await waitFor(() => expect(onCreate).toHaveBeenCalled());
  });
});
