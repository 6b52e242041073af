import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlatformServiceRequest } from '@openmcp/backstage-plugin-openmcp-common';
import { exampleCluster } from '../../__testUtils__/examples';
import { FakeBackend } from '../../__testUtils__/FakeBackend';
import {
  ESO,
  ESO_IMAGE,
  exampleCreated,
  exampleDraft,
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
  env: [{ name: 'LOG', value: 'secret-value' }],
  platformMode: { via: 'flag', value: FLAG, stated: true },
};

describe('ManifestPreview', () => {
  let backend: FakeBackend;
  let requests: PlatformServiceRequest[];

  beforeEach(() => {
    requests = [];
    backend = new FakeBackend();
    backend.clusters = [exampleCluster({ simulated: true })];
    backend.apply = (cluster, request) => {
      requests.push(request);
      return exampleCreated(cluster, request);
    };
  });

  it('shows what would be created, and what remains to be done', async () => {
    const { onCreate } = renderForm(backend, [['preview']], GIVEN);
    expect(
      await screen.findByText('Would create 1 object, change nothing else.'),
    ).toBeInTheDocument();
    expect(
      screen.getByText('Note: its pod runs as cluster-admin.'),
    ).toBeInTheDocument();
    expect(
      screen.getByRole('region', { name: 'Manifest of eso' }),
    ).toHaveTextContent('kind: PlatformService');
    expect(
      screen.getByText('ProviderConfig "eso" must exist before run.'),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('tab', { name: 'Diff (1)' }));
    expect(
      screen.getByRole('region', { name: 'Changes of eso' }),
    ).toHaveTextContent(`added spec.image "${ESO_IMAGE}"`);
    await goOn();
    await create();
    expect(onCreate).toHaveBeenCalled();
    expect(requests).toHaveLength(2);
    expect(requests[0]).toEqual({
      name: 'eso',
      dryRun: true,
      force: false,
      provider: ESO,
      spec: { image: ESO_IMAGE, env: [{ name: 'LOG', value: 'secret-value' }] },
      platformMode: { via: 'flag', value: FLAG },
    });
  });

  it('shows the configuration object that is needed, and who makes it', async () => {
    backend.apply = (cluster, request) => ({
      ...exampleCreated(cluster, request),
      eligibility: {
        ...exampleReport('blocked', 'needs-configuration'),
        configuration: exampleDraft(),
      },
    });
    renderForm(backend, [['preview']], GIVEN);
    await userEvent.click(
      await screen.findByRole('tab', { name: 'ProviderConfig' }),
    );
    expect(
      screen.getByText(
        'ProviderConfig eso must exist before the provider starts. This form does not write it to the cluster: whoever may write there applies it.',
      ),
    ).toBeInTheDocument();
    expect(
      screen.getByText('To be filled in: spec.version.'),
    ).toBeInTheDocument();
  });

  it('sends no statement that nobody has made', async () => {
    renderForm(backend, [['preview']], {
      ...GIVEN,
      platformMode: { via: 'flag', value: FLAG, stated: false },
    });
    await screen.findByText('Would create 1 object, change nothing else.');
    expect(requests[0].platformMode).toBeUndefined();
  });

  it('says that nothing would change, and how much would', async () => {
    const result = exampleCreated('eu-live', {
      name: 'eso',
      dryRun: true,
      force: false,
      spec: { image: ESO_IMAGE },
    });
    backend.apply = () => ({ ...result, result: 'unchanged', diff: [] });
    renderForm(backend, [['preview']], GIVEN);
    expect(
      await screen.findByText(
        'Nothing to do: eu-live already has exactly this.',
      ),
    ).toBeInTheDocument();
    backend.apply = () => ({
      ...result,
      result: 'configured',
      diff: [
        { field: 'spec.image', change: 'changed', before: '"a"', after: '"b"' },
        { field: 'spec.env[LOG]', change: 'changed' },
      ],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(
      await screen.findByText('Would change 2 fields.'),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('tab', { name: 'Diff (2)' }));
    const diff = screen.getByRole('region', { name: 'Changes of eso' });
    expect(diff).toHaveTextContent('changed spec.image "a" \u2192 "b"');
    expect(diff).toHaveTextContent('changed spec.env[LOG] value not shown');
  });

  it('names the field and its owner of a conflict, here and when going on', async () => {
    backend.apply = () => {
      throw refusedWith(409, {
        message: 'spec.image is owned by kubectl-edit.',
        details: [
          { field: 'spec.image', code: 'conflict', owner: 'kubectl-edit' },
        ],
      });
    };
    renderForm(backend, [['preview']], GIVEN);
    const text =
      'spec.image is owned by kubectl-edit. Leave the field out here, or have it given up there.';
    expect(await screen.findByText(text)).toBeInTheDocument();
    await goOn();
    await findRefusal(text);
    expect(screen.queryByRole('button', { name: 'Create' })).toBeNull();
  });

  it('shows the rules of the gate in place', async () => {
    backend.apply = () => {
      throw refusedWith(422, {
        message: 'This image is blocked as it is released',
        eligibility: exampleReport('blocked', 'needs-configuration'),
      });
    };
    renderForm(backend, [['preview']], GIVEN);
    expect(
      await screen.findByText('Rules that stand against it'),
    ).toBeInTheDocument();
    expect(
      screen.getByText('It puts nothing on the platform cluster.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This image is blocked as it is released',
    );
  });

  it('shows the manifest alone when the cluster does not answer, without values', async () => {
    backend.apply = () => {
      throw refusedWith(503, {
        message: 'eu-live: connection refused; nothing was changed',
        reason: {
          code: 'connection-refused',
          params: {},
          message: 'connection refused',
        },
      });
    };
    renderForm(backend, [['preview']], GIVEN);
    expect(
      await screen.findByText(
        'Not checked against eu-live: connection refused.',
      ),
    ).toBeInTheDocument();
    const manifest = screen.getByRole('region', { name: 'Manifest of eso' });
    expect(manifest).toHaveTextContent(`image: ${ESO_IMAGE}`);
    expect(manifest).toHaveTextContent(FLAG);
    expect(manifest).not.toHaveTextContent('secret-value');
  });

  it('says what has to be chosen first', async () => {
    renderForm(backend, [['preview']], { provider: ESO });
    expect(
      await screen.findByText('First choose: cluster, name, image.'),
    ).toBeInTheDocument();
    expect(requests).toHaveLength(0);
  });
});
