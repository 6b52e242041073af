import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWithStatus, FakeBackend } from '../../__testUtils__/FakeBackend';
import {
  blockedProvider,
  ESO,
  exampleProvider,
  FLUX,
} from '../__testUtils__/formExamples';
import {
  create,
  findRefusal,
  goOn,
  renderForm,
} from '../__testUtils__/renderForm';

describe('ProviderPicker', () => {
  let backend: FakeBackend;

  beforeEach(() => {
    backend = new FakeBackend();
    backend.providers = [
      blockedProvider(),
      exampleProvider(),
      exampleProvider({
        entityRef: 'component:default/velero',
        name: 'velero',
        title: 'Velero',
        image: 'ghcr.io/velero',
      }),
    ];
  });

  it('shows both verdicts of every provider and keeps the refused one readable', async () => {
    renderForm(backend, [['provider']]);
    const eso = await screen.findByRole('radio', { name: /ESO/ });
    expect(eso).toHaveAccessibleDescription(
      expect.stringContaining(
        'Today: Blocked. With platform mode: would need configuration.',
      ),
    );
    const flux = screen.getByRole('radio', { name: 'Flux' });
    expect(flux).toBeDisabled();
    expect(flux).toHaveAccessibleDescription(
      expect.stringContaining(
        'cannot be chosen Flux is needed to deploy itself.',
      ),
    );
    expect(
      screen.getByRole('link', { name: 'Why: verdicts of Flux' }),
    ).toHaveAttribute(
      'href',
      '/openmcp/providers/component/default/service-provider-flux',
    );
  });

  it('goes from one to the next by arrows, past the one that cannot be chosen', async () => {
    const { onCreate } = renderForm(backend, [['provider']]);
    const eso = await screen.findByRole('radio', { name: /ESO/ });
    await userEvent.click(eso);
    await userEvent.keyboard('{ArrowDown}');
    expect(
      screen.getByRole('radio', { name: 'Velero hypothetical' }),
    ).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    expect(eso).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Flux' })).not.toBeChecked();
    await goOn();
    await create();
    expect(onCreate).toHaveBeenCalledWith({ provider: ESO });
  });

  it('refuses a blocked provider that came with the address', async () => {
    renderForm(backend, [['provider']], { provider: FLUX });
    expect(
      await screen.findByText(
        'Flux cannot be chosen. Flux is needed to deploy itself.',
      ),
    ).toBeInTheDocument();
    await goOn();
    await findRefusal(
      'Flux cannot be chosen. Flux is needed to deploy itself.',
    );
  });

  it('refuses a provider that does not exist, and none at all', async () => {
    renderForm(backend, [['provider']], { provider: 'component:default/none' });
    const text = 'You can see no provider component:default/none.';
    expect(await screen.findByText(text)).toBeInTheDocument();
    await goOn();
    await findRefusal(text);
  });

  it('asks for a provider when none is chosen', async () => {
    renderForm(backend, [['provider']]);
    await screen.findByRole('radio', { name: /ESO/ });
    await goOn();
    expect(await screen.findByText('Choose a provider.')).toBeInTheDocument();
  });

  it('does not offer a tool that has no image', async () => {
    backend.providers = [
      exampleProvider({
        title: 'cert-manager',
        image: undefined,
        hypothetical: false,
      }),
    ];
    renderForm(backend, [['provider']]);
    const tool = await screen.findByRole('radio', { name: 'cert-manager' });
    expect(tool).toBeDisabled();
    expect(tool).toHaveAccessibleDescription(
      expect.stringContaining('There is no image to run.'),
    );
  });

  it('says how much the search hides, and Enter there does not go on', async () => {
    renderForm(backend, [['provider']]);
    await screen.findByRole('radio', { name: /ESO/ });
    await userEvent.type(
      screen.getByRole('searchbox', { name: 'Search providers' }),
      'velero{Enter}',
    );
    expect(screen.getByText('2 of 3 hidden by the search')).toBeInTheDocument();
    expect(screen.queryByText('Choose a provider.')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(
      await screen.findByRole('radio', { name: /ESO/ }),
    ).toBeInTheDocument();
  });

  it('names the missing right', async () => {
    backend.failure = answerWithStatus(403);
    renderForm(backend, [['provider']]);
    expect(
      await screen.findByText(
        'You may not see providers. Needed: openmcp.provider.read.',
      ),
    ).toBeInTheDocument();
  });

  it('says why providers could not be read and tries again', async () => {
    backend.failure = answerWithStatus(503);
    renderForm(backend, [['provider']]);
    const sentence = await screen.findByText(
      /^Providers could not be read: the portal backend answers 503/,
    );
    backend.failure = undefined;
    await userEvent.click(
      within(sentence.parentElement as HTMLElement).getByRole('button', {
        name: 'Try again',
      }),
    );
    expect(await screen.findByRole('radio', { name: /ESO/ })).toBeEnabled();
  });
});
