import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  Installation,
  PlatformServiceRequest,
} from '@openmcp/backstage-plugin-openmcp-common';
import {
  exampleCluster,
  exampleInstallation,
  exampleItem,
} from '../../__testUtils__/examples';
import { answerWithStatus, FakeBackend } from '../../__testUtils__/FakeBackend';
import {
  exampleCreated,
  exampleReport,
  refusedWith,
} from '../__testUtils__/formExamples';
import {
  create,
  findRefusal,
  goOn,
  renderForm,
} from '../__testUtils__/renderForm';

const FIELDS = [
  'image',
  'runReplicas',
  'verbosity',
  'imagePullSecrets',
  'env',
] as const;
const CHOSEN = { cluster: 'eu-live', name: 'velero' };
const UPDATE = { update: true };
const IMAGE = 'ghcr.io/openmcp-project/images/velero:v1.1.2';

function live(spec: Partial<Installation['spec']> = {}): Installation {
  const installation = exampleInstallation();
  return {
    ...installation,
    spec: {
      ...installation.spec,
      image: IMAGE,
      runReplicas: 3,
      verbosity: 'debug',
      imagePullSecrets: ['registry'],
      environmentNames: ['TOKEN', 'MODE'],
      ...spec,
    },
  };
}

describe('the fields of an update', () => {
  let backend: FakeBackend;

  beforeEach(() => {
    backend = new FakeBackend();
    backend.clusters = [exampleCluster()];
    backend.items = [
      exampleItem({ name: 'velero' }),
      exampleItem({ name: 'dns' }),
    ];
    backend.installation = live();
    backend.apply = (cluster, request) => exampleCreated(cluster, request);
  });

  it('show what is set now, and hand over what was touched alone', async () => {
    const { onCreate } = renderForm(backend, [FIELDS], CHOSEN, UPDATE);
    expect(await screen.findByText('Now 3. It stays.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /^Replicas/ })).toHaveValue('3');
    expect(await screen.findByText(/registry: kept\.$/)).toBeVisible();
    expect(
      await screen.findByRole('note', {
        name: 'Value of TOKEN: kept, not shown',
      }),
    ).toBeInTheDocument();
    await userEvent.clear(screen.getByRole('textbox', { name: /^Image/ }));
    await userEvent.type(
      screen.getByRole('textbox', { name: /^Image/ }),
      IMAGE.replace('1.1.2', '1.2.0'),
    );
    expect(screen.getByText(`Now ${IMAGE}.`)).toBeInTheDocument();
    await goOn();
    await create();
    expect(onCreate).toHaveBeenCalledWith({
      ...CHOSEN,
      image: IMAGE.replace('1.1.2', '1.2.0'),
    });
  });

  it('hand over replicas that differ, and none again when they are put back', async () => {
    const { onCreate } = renderForm(backend, [['runReplicas']], CHOSEN, UPDATE);
    await screen.findByText('Now 3. It stays.');
    const replicas = screen.getByRole('textbox', { name: /^Replicas/ });
    await userEvent.clear(replicas);
    await userEvent.type(replicas, '5');
    expect(screen.getByText('Now 3.')).toBeInTheDocument();
    await userEvent.clear(replicas);
    await userEvent.type(replicas, '3');
    expect(screen.getByText('Now 3. It stays.')).toBeInTheDocument();
    await goOn();
    await create();
    expect(onCreate).toHaveBeenCalledWith(CHOSEN);
  });

  it('replace a value by keyboard, take it back, and remove a variable', async () => {
    const { onCreate } = renderForm(backend, [['env']], CHOSEN, UPDATE);
    const replace = await screen.findByRole('button', {
      name: 'Replace the value of TOKEN',
    });
    replace.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.type(
      screen.getByRole('textbox', { name: 'Value of variable 1' }),
      'new',
    );
    await userEvent.click(
      screen.getByRole('button', { name: 'Replace the value of MODE' }),
    );
    await userEvent.click(
      screen.getByRole('button', { name: 'Keep the old value of MODE' }),
    );
    await goOn();
    await create();
    expect(onCreate).toHaveBeenCalledWith({
      ...CHOSEN,
      env: [
        { name: 'TOKEN', value: 'new' },
        { name: 'MODE', keep: true },
      ],
    });
  });

  it('hand over no variables when all is put back, and none left when all go', async () => {
    const { onCreate, unmount } = renderForm(
      backend,
      [['env']],
      CHOSEN,
      UPDATE,
    );
    await userEvent.click(
      await screen.findByRole('button', { name: 'Replace the value of MODE' }),
    );
    await userEvent.click(
      screen.getByRole('button', { name: 'Keep the old value of MODE' }),
    );
    await goOn();
    await create();
    expect(onCreate).toHaveBeenCalledWith(CHOSEN);
    unmount();

    const second = renderForm(backend, [['env']], CHOSEN, UPDATE);
    for (const name of ['TOKEN', 'MODE']) {
      await userEvent.click(
        await screen.findByRole('button', { name: `Remove ${name}` }),
      );
    }
    await goOn();
    await create();
    expect(second.onCreate).toHaveBeenCalledWith({ ...CHOSEN, env: [] });
  });

  it('take the values of another service when that is chosen', async () => {
    jest
      .spyOn(backend, 'getInstallation')
      .mockImplementation((async ({ name }: { name: string }) =>
        name === 'dns'
          ? live({ runReplicas: 1, environmentNames: ['ZONE'] })
          : live()) as never);
    const { onCreate } = renderForm(
      backend,
      [['cluster', 'name', 'runReplicas', 'env']],
      CHOSEN,
      UPDATE,
    );
    await screen.findByText('Now 3. It stays.');
    const replicas = screen.getByRole('textbox', { name: /^Replicas/ });
    await userEvent.clear(replicas);
    await userEvent.type(replicas, '7');
    const name = screen.getByRole('textbox', { name: /^Name$/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'dns');
    // What was set for the one before is not meant for this one.
    await screen.findByText('Now 1. It stays.');
    expect(replicas).toHaveValue('1');
    expect(
      screen.getByRole('button', { name: 'Replace the value of ZONE' }),
    ).toBeInTheDocument();
    await goOn();
    await create();
    expect(onCreate).toHaveBeenCalledWith({ cluster: 'eu-live', name: 'dns' });
  });

  it('keep what came with the address', async () => {
    renderForm(backend, [FIELDS], { ...CHOSEN, runReplicas: 5 }, UPDATE);
    await screen.findByText('Now 3.');
    expect(screen.getByRole('textbox', { name: /^Replicas/ })).toHaveValue('5');
  });

  it('keep everything where what is set now cannot be read', async () => {
    backend.getInstallation = async () => {
      throw answerWithStatus(503);
    };
    const { onCreate } = renderForm(backend, [['env']], CHOSEN, UPDATE);
    expect(
      await screen.findByText(/^What is set now could not be read/),
    ).toBeInTheDocument();
    await goOn();
    await create();
    expect(onCreate).toHaveBeenCalledWith(CHOSEN);
  });

  describe('with their preview', () => {
    const given = { ...CHOSEN, image: IMAGE };
    let requests: PlatformServiceRequest[];

    beforeEach(() => {
      requests = [];
      backend.apply = (cluster, request) => {
        requests.push(request);
        return {
          ...exampleCreated(cluster, request),
          result: 'configured',
          uid: 'uid-1',
          diff: [
            {
              field: 'spec.image',
              change: 'changed',
              before: '"a"',
              after: '"b"',
            },
          ],
        };
      };
    });

    it('ask to keep all that nobody touched, and hand over what was shown', async () => {
      const { onCreate } = renderForm(
        backend,
        [['preview']],
        { ...given, runReplicas: 2, env: [] },
        UPDATE,
      );
      await screen.findByText('Would change 1 field.');
      await goOn();
      await create();
      const expected = {
        uid: 'uid-1',
        changes: [
          {
            field: 'spec.image',
            change: 'changed',
            before: '"a"',
            after: '"b"',
          },
        ],
      };
      expect(onCreate).toHaveBeenCalledWith(
        expect.objectContaining({ preview: expected }),
      );
      expect(requests[0]).toMatchObject({
        // The last variable was taken away.
        spec: { image: IMAGE, runReplicas: 2, env: [] },
        keep: [
          'imagePullSecrets',
          'initCommand',
          'runCommand',
          'extraVolumes',
          'extraVolumeMounts',
          'topologySpreadConstraints',
          'verbosity',
          'metrics',
          'platformMode',
        ],
      });
      expect(requests.at(-1)?.expected).toEqual(expected);
    });

    it('do not take for shown what came with the address', async () => {
      const { onCreate } = renderForm(
        backend,
        [['preview']],
        { ...given, preview: { uid: 'forged', changes: [] } },
        UPDATE,
      );
      await screen.findByText('Would change 1 field.');
      await goOn();
      await create();
      expect(onCreate).toHaveBeenCalledWith(
        expect.objectContaining({
          preview: expect.objectContaining({ uid: 'uid-1' }),
        }),
      );
    });

    it('do not go on when it was changed since it was shown, and name the field', async () => {
      renderForm(backend, [['preview']], given, UPDATE);
      await screen.findByText('Would change 1 field.');
      backend.apply = () => {
        throw refusedWith(409, {
          message: 'changed',
          details: [
            {
              field: 'spec.runReplicas',
              code: 'changed-meanwhile',
              message: 'would be changed (3 -> 1), which was not shown before',
            },
          ],
        });
      };
      await goOn();
      expect(
        await findRefusal(
          'spec.runReplicas would be changed (3 -> 1), which was not shown before. Press Check again and look at it once more.',
        ),
      ).toBeVisible();
    });

    it('do not create what is not there', async () => {
      backend.apply = () => {
        throw refusedWith(400, {
          message: 'nothing to keep',
          details: [{ field: 'keep', code: 'nothing-to-keep', message: 'x' }],
        });
      };
      renderForm(backend, [['preview']], given, UPDATE);
      const text = 'It is not there any more, so there is nothing to update.';
      expect(await screen.findByRole('alert')).toHaveTextContent(text);
      await goOn();
      await findRefusal(text);
    });
  });

  describe('with the statement about platform mode', () => {
    const given = { ...CHOSEN, image: IMAGE };

    beforeEach(() => {
      backend.eligibility = () => exampleReport('blocked', 'ok');
    });

    it('ask for none where the one that is recorded is enough', async () => {
      const { onCreate } = renderForm(
        backend,
        [['platformMode']],
        given,
        UPDATE,
      );
      expect(
        await screen.findByText(/^Nothing has to be stated again/),
      ).toBeInTheDocument();
      await goOn();
      await create();
      expect(onCreate.mock.calls[0][0].platformMode).toBeUndefined();
    });

    it('ask for one where the gate does', async () => {
      backend.apply = () => {
        throw refusedWith(422, { message: 'state it' });
      };
      renderForm(backend, [['platformMode']], given, UPDATE);
      expect(
        await screen.findByRole('checkbox', { name: /^I state that/ }),
      ).not.toBeChecked();
      await goOn();
      await findRefusal(
        'State how velero:v1.1.2 is told to use platform mode. Without the statement it is Blocked.',
      );
    });
  });
});
