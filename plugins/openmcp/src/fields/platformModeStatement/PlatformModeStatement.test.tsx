import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleCluster } from '../../__testUtils__/examples';
import { answerWithStatus, FakeBackend } from '../../__testUtils__/FakeBackend';
import {
  ESO,
  ESO_IMAGE,
  exampleCreated,
  exampleProvider,
  exampleReport,
  FLAG,
  refusedWith,
} from '../__testUtils__/formExamples';
import {
  create,
  findRefusal,
  goOn,
  renderForm,
} from '../__testUtils__/renderForm';

const GIVEN = {
  provider: ESO,
  cluster: 'eu-live',
  name: 'eso',
  image: ESO_IMAGE,
};
const REQUIRED =
  'State how service-provider-eso:v1.0.0 is told to use platform mode. Without the statement it is Blocked.';

describe('PlatformModeStatement', () => {
  let backend: FakeBackend;

  beforeEach(() => {
    backend = new FakeBackend();
    backend.clusters = [exampleCluster()];
    backend.providers = [exampleProvider()];
    backend.eligibility = () => exampleReport('blocked', 'needs-configuration');
    backend.apply = exampleCreated;
  });

  const tick = () =>
    screen.findByRole('checkbox', {
      name: /^I state that service-provider-eso:v1.0.0 puts its CRDs and pods on the platform cluster/,
    });

  it('explains why it asks and presets the way, never the tick', async () => {
    renderForm(backend, [['platformMode']], GIVEN);
    expect(await tick()).not.toBeChecked();
    expect(
      screen.getByRole('group', {
        name: 'Platform mode: how is this image told?',
      }),
    ).toBeInTheDocument();
    expect(
      screen.getByText(
        'Today this image is Blocked: its CRDs would not go to the platform cluster.',
      ),
    ).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Flag' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: /Flag/ })).toHaveValue(FLAG);
    await goOn();
    await findRefusal(REQUIRED);
  });

  it('takes the statement of the person', async () => {
    const { onCreate } = renderForm(backend, [['platformMode']], GIVEN);
    await userEvent.click(await tick());
    expect(await tick()).toBeChecked();
    await goOn();
    await create();
    expect(onCreate).toHaveBeenCalledWith({
      ...GIVEN,
      platformMode: { via: 'flag', value: FLAG, stated: true },
    });
  });

  it('takes away a tick that came with the address', async () => {
    renderForm(backend, [['platformMode']], {
      ...GIVEN,
      platformMode: { via: 'flag', value: FLAG, stated: true },
    });
    expect(await tick()).not.toBeChecked();
    await goOn();
    await findRefusal(REQUIRED);
    expect(screen.queryByRole('button', { name: 'Create' })).toBeNull();
  });

  it('drops the tick when what is said changes', async () => {
    renderForm(backend, [['platformMode']], GIVEN);
    await userEvent.click(await tick());
    expect(await tick()).toBeChecked();
    await userEvent.type(screen.getByRole('textbox', { name: /Flag/ }), '2');
    await waitFor(async () => expect(await tick()).not.toBeChecked());
    await userEvent.type(
      screen.getByRole('textbox', { name: /Flag/ }),
      '{Backspace}',
    );
    expect(screen.getByRole('textbox', { name: /Flag/ })).toHaveValue(FLAG);
    expect(await tick()).not.toBeChecked();
  });

  it('drops the tick when the image changes', async () => {
    renderForm(backend, [['image', 'platformMode']], GIVEN);
    await userEvent.click(await tick());
    await userEvent.type(screen.getByRole('textbox', { name: /Image/ }), '1');
    const newTick = await screen.findByRole('checkbox', {
      name: /^I state that service-provider-eso:v1.0.01/,
    });
    await waitFor(() => expect(newTick).not.toBeChecked());
  });

  it('drops the tick when another way is chosen', async () => {
    renderForm(backend, [['platformMode']], GIVEN);
    await userEvent.click(await tick());
    await userEvent.click(
      screen.getByRole('radio', { name: 'Environment variable' }),
    );
    await waitFor(async () => expect(await tick()).not.toBeChecked());
    await userEvent.type(
      screen.getByRole('textbox', { name: 'Name of the variable' }),
      'POD_NAME',
    );
    expect(
      await screen.findByText(/POD_NAME is set by the operator\./),
    ).toBeInTheDocument();
  });

  it('asks for nothing where nothing has to be stated', async () => {
    backend.eligibility = () => exampleReport('warning', 'warning');
    const { onCreate } = renderForm(backend, [['platformMode']], {
      ...GIVEN,
      platformMode: { via: 'flag', value: FLAG, stated: true },
    });
    expect(
      await screen.findByText(
        'Nothing has to be stated for service-provider-eso:v1.0.0.',
      ),
    ).toBeInTheDocument();
    await goOn();
    await create();
    expect(onCreate).toHaveBeenCalledWith({
      ...GIVEN,
      platformMode: undefined,
    });
  });

  it('ends truthfully without the right to state it', async () => {
    const cluster = exampleCluster();
    backend.clusters = [
      { ...cluster, may: { ...cluster.may, override: false } },
    ];
    renderForm(backend, [['platformMode']], GIVEN);
    const text =
      'You may not state this on eu-live. Needed: openmcp.platform-service.override.';
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await goOn();
    await findRefusal(text);
  });

  it('says that no statement helps when it stays blocked', async () => {
    backend.eligibility = () => exampleReport('blocked', 'blocked');
    renderForm(backend, [['platformMode']], GIVEN);
    const text =
      'Stating it does not help: with platform mode this image stays blocked. ProviderConfig "eso" must exist before run.';
    expect(await screen.findByText(text)).toBeInTheDocument();
    await goOn();
    await findRefusal(text);
  });

  it('repeats why the backend does not answer about an image', async () => {
    backend.checkEligibility = async () => {
      throw refusedWith(400, { message: 'image: not that of the provider' });
    };
    renderForm(backend, [['platformMode']], GIVEN);
    expect(
      await screen.findByText(
        'Whether platform mode has to be stated could not be checked: image: not that of the provider.',
      ),
    ).toBeInTheDocument();
  });

  it('does not go on when it could not be checked', async () => {
    renderForm(backend, [['platformMode']], GIVEN);
    expect(await tick()).toBeEnabled();
    backend.failure = answerWithStatus(503);
    await goOn();
    await findRefusal(
      'Whether platform mode has to be stated could not be checked: the portal backend answers 503.',
    );
  });
});
