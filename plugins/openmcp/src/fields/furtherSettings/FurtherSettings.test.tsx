import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  exampleCluster,
  exampleInstallation,
} from '../../__testUtils__/examples';
import { FakeBackend } from '../../__testUtils__/FakeBackend';
import {
  create,
  findRefusal,
  goOn,
  renderForm,
} from '../__testUtils__/renderForm';

const ALL = {
  allow: [
    'pullSecrets',
    'volumes',
    'hostPath',
    'spread',
    'metrics',
    'commands',
    'force',
  ],
};
const GIVEN = { cluster: 'eu-live', name: 'velero' };
const LEFT_OUT =
  'Own commands, directories of nodes and taking over fields never come with an address; they were left out.';

describe('FurtherSettings', () => {
  let backend: FakeBackend;

  beforeEach(() => {
    backend = new FakeBackend();
    backend.clusters = [exampleCluster()];
  });

  const open = async () =>
    userEvent.click(
      await screen.findByRole('button', { name: /^Further settings/ }),
    );
  const allow = (...rights: Array<'force' | 'hostPath' | 'command'>) => {
    const [cluster] = backend.clusters;
    backend.clusters = [
      {
        ...cluster,
        may: {
          ...cluster.may,
          ...Object.fromEntries(rights.map(right => [right, true])),
        },
      },
    ];
  };
  const part = (name: string) => screen.findByRole('group', { name });

  it('hands nothing over where nobody sets anything', async () => {
    const { onCreate } = renderForm(backend, [['further']], GIVEN, ALL);
    await open();
    await part('Volumes');
    await goOn();
    await create();
    expect(onCreate.mock.calls[0][0].further ?? {}).toEqual({});
  });

  it('mounts a Secret by its name, with everything reached by keyboard', async () => {
    const { onCreate } = renderForm(backend, [['further']], GIVEN, ALL);
    (await screen.findByRole('button', { name: /^Further settings/ })).focus();
    await userEvent.keyboard('{Enter}');
    const volumes = await part('Volumes');
    within(volumes).getByRole('button', { name: 'Set: Volumes' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'aws');
    await userEvent.type(
      screen.getByRole('textbox', { name: 'Mounted at' }),
      '/credentials',
    );
    await goOn();
    await create();
    expect(onCreate.mock.calls[0][0].further).toEqual({
      spec: {
        extraVolumes: [{ name: 'secret-aws-1', secret: { secretName: 'aws' } }],
        extraVolumeMounts: [
          { name: 'secret-aws-1', mountPath: '/credentials', readOnly: true },
        ],
      },
      force: false,
    });
  });

  it('does not go on with a volume that no operator can mount', async () => {
    renderForm(backend, [['further']], GIVEN, ALL);
    await open();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Set: Volumes' }),
    );
    await goOn();
    await screen.findAllByText(/spec\.extraVolume/);
    expect(screen.queryByRole('button', { name: 'Create' })).toBeNull();
  });

  it('has own commands, hostPath and force only with their rights', async () => {
    const { unmount } = renderForm(backend, [['further']], GIVEN, ALL);
    await open();
    await part('Volumes');
    expect(screen.queryByRole('group', { name: 'Own commands' })).toBeNull();
    expect(
      screen.queryByRole('group', { name: 'Fields of other owners' }),
    ).toBeNull();
    unmount();

    allow('force', 'command', 'hostPath');
    const { onCreate } = renderForm(backend, [['further']], GIVEN, ALL);
    await open();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Set: Own commands' }),
    );
    await userEvent.type(
      screen.getByRole('textbox', { name: /^Command of the provider/ }),
      'run{Enter}--debug',
    );
    await userEvent.click(
      screen.getByRole('checkbox', {
        name: 'Take over fields that others own',
      }),
    );
    await goOn();
    await create();
    expect(onCreate.mock.calls[0][0].further).toEqual({
      spec: { initCommand: [], runCommand: ['run', '--debug'] },
      force: true,
    });
  });

  it('has them only where the template has them, too', async () => {
    allow('force', 'command', 'hostPath');
    renderForm(backend, [['further']], GIVEN, { allow: ['pullSecrets'] });
    await open();
    await part('Pull secrets');
    for (const name of ['Volumes', 'Own commands', 'Fields of other owners']) {
      expect(screen.queryByRole('group', { name })).toBeNull();
    }
  });

  it.each([
    ['commands', { spec: { runCommand: ['sh'] } }, undefined],
    ['force', { spec: {}, force: true }, undefined],
    [
      'hostPath',
      {
        spec: {
          extraVolumes: [
            { name: 'host', hostPath: { path: '/' } },
            { name: 'trust', configMap: { name: 'trust' } },
          ],
          extraVolumeMounts: [
            { name: 'host', mountPath: '/host' },
            { name: 'trust', mountPath: '/trust' },
          ],
        },
      },
      {
        spec: {
          extraVolumes: [{ name: 'trust', configMap: { name: 'trust' } }],
          extraVolumeMounts: [{ name: 'trust', mountPath: '/trust' }],
        },
        force: false,
      },
    ],
  ])('never takes %s from an address', async (_, further, left) => {
    allow('force', 'command', 'hostPath');
    const { onCreate } = renderForm(
      backend,
      [['further']],
      { ...GIVEN, further },
      ALL,
    );
    expect(await screen.findByText(LEFT_OUT)).toBeInTheDocument();
    await goOn();
    await create();
    expect(onCreate.mock.calls[0][0].further).toEqual(left);
  });

  it('keeps what was set by hand on the way back', async () => {
    allow('command');
    const { onCreate } = renderForm(
      backend,
      [['further'], ['env']],
      GIVEN,
      ALL,
    );
    await open();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Set: Own commands' }),
    );
    await userEvent.type(
      screen.getByRole('textbox', { name: /^Command of the init job/ }),
      'prepare',
    );
    await goOn();
    await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
    expect(
      await screen.findByRole('textbox', { name: /^Command of the init job/ }),
    ).toHaveValue('prepare');
    await goOn();
    await goOn();
    await create();
    expect(onCreate.mock.calls[0][0].further).toMatchObject({
      spec: { initCommand: ['prepare'] },
    });
  });

  it('says of an update what stays, and can be taken back', async () => {
    backend.installation = exampleInstallation();
    backend.installation.spec.extraVolumes = [
      { name: 'trust', type: 'configMap' },
    ];
    const { onCreate } = renderForm(backend, [['further']], GIVEN, {
      ...ALL,
      update: true,
    });
    await open();
    const volumes = await part('Volumes');
    expect(
      await within(volumes).findByText('Stays: trust (configMap).'),
    ).toBeInTheDocument();
    await userEvent.click(
      within(volumes).getByRole('button', { name: 'Set: Volumes' }),
    );
    expect(
      within(volumes).getByText(
        'These volumes take the place of: trust (configMap).',
      ),
    ).toBeInTheDocument();
    await userEvent.click(
      within(volumes).getByRole('button', {
        name: 'Keep what is there: Volumes',
      }),
    );
    await goOn();
    await create();
    expect(onCreate.mock.calls[0][0].further).toBeUndefined();
  });

  it('takes numbers that no cluster takes for what they are', async () => {
    renderForm(backend, [['further']], GIVEN, ALL);
    await open();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Set: Metrics' }),
    );
    const port = screen.getByRole('textbox', { name: 'Port' });
    await userEvent.clear(port);
    await userEvent.type(port, '70000');
    await goOn();
    expect(
      await findRefusal('spec.metrics.port: 70000 is outside 1 to 65535.'),
    ).toBeVisible();
  });
});
