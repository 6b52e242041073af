import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleCluster } from '../../__testUtils__/examples';
import { FakeBackend } from '../../__testUtils__/FakeBackend';
import {
  ESO,
  ESO_IMAGE,
  exampleDraft,
  exampleReport,
} from '../__testUtils__/formExamples';
import { create, goOn, renderForm } from '../__testUtils__/renderForm';

const GIVEN = {
  provider: ESO,
  cluster: 'ap-live',
  name: 'eso',
  image: ESO_IMAGE,
};
const FIELD = { name: /^YAML of ProviderConfig eso/ };

describe('ConfigurationEditor', () => {
  let backend: FakeBackend;

  beforeEach(() => {
    backend = new FakeBackend();
    backend.clusters = [
      exampleCluster({ name: 'ap-live', delivery: 'gitops' }),
      exampleCluster({ name: 'eu-live' }),
    ];
    backend.eligibility = () => ({
      ...exampleReport('blocked', 'needs-configuration'),
      configuration: exampleDraft(),
    });
  });

  it('begins with the draft, and says that one with gaps is not written', async () => {
    const { onCreate } = renderForm(backend, [['configuration']], GIVEN);
    expect(await screen.findByRole('textbox', FIELD)).toHaveValue(
      exampleDraft().manifest,
    );
    expect(
      screen.getByText(
        'It is not written as long as these are not filled in: spec.version.',
      ),
    ).toBeInTheDocument();
    await goOn();
    await create();
    expect(onCreate).toHaveBeenCalledWith(GIVEN);
  });

  it('hands over what was filled in', async () => {
    const { onCreate } = renderForm(backend, [['configuration']], GIVEN);
    const text = await screen.findByRole('textbox', FIELD);
    const filled = exampleDraft().manifest.replace('<version>', 'v2');
    await userEvent.clear(text);
    await userEvent.type(text, filled);
    expect(screen.getByText('Nothing is missing in it.')).toBeInTheDocument();
    await goOn();
    await create();
    expect(onCreate).toHaveBeenCalledWith({ ...GIVEN, configuration: filled });
  });

  it.each([
    ['kind: x: y', /This is no YAML/],
    [
      exampleDraft().manifest.replace('ProviderConfig', 'ClusterRole'),
      /kind: /,
    ],
    [
      `${exampleDraft().manifest}  more: 1\n`,
      /spec\.version: version is missing/,
    ],
  ])('does not go on with %j', async (configuration, text) => {
    renderForm(backend, [['configuration']], { ...GIVEN, configuration });
    await screen.findByRole('textbox', FIELD);
    await goOn();
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Create' })).toBeNull();
  });

  it('is not there where the cluster is written to directly, and hands nothing over', async () => {
    const { onCreate } = renderForm(backend, [['configuration', 'env']], {
      ...GIVEN,
      cluster: 'eu-live',
      configuration: exampleDraft().manifest.replace('<version>', 'v2'),
    });
    await screen.findByText('No variables.');
    // It is asked for only after a rest.
    await screen.findByText('No variables.');
    await waitFor(() => expect(backend.calls).toContain('eligibility'));
    expect(screen.queryByRole('textbox', FIELD)).toBeNull();
    await goOn();
    await create();
    expect(onCreate.mock.calls[0][0].configuration).toBeUndefined();
  });
});
