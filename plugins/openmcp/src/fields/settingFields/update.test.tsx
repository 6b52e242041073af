import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  Installation,
  PlatformServiceRequest,
  PlatformServiceResult,
} from '@openmcp/backstage-plugin-openmcp-common';
import {
  exampleCluster,
  exampleInstallation,
  exampleItem,
} from '../../__testUtils__/examples';
import { answerWithStatus, FakeBackend } from '../../__testUtils__/FakeBackend';
import { exampleCreated } from '../__testUtils__/formExamples';
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

  it('begin with what is set now, and keep values that nobody touches', async () => {
    const { onCreate } = renderForm(backend, [FIELDS], CHOSEN, UPDATE);
    expect(await screen.findByText('Now 3.')).toBeInTheDocument();
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
      runReplicas: 3,
      verbosity: 'DEBUG',
      imagePullSecrets: [{ name: 'registry' }],
      env: [
        { name: 'TOKEN', keep: true },
        { name: 'MODE', keep: true },
      ],
    });
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
    await screen.findByText('Now 3.');
    const name = screen.getByRole('textbox', { name: /^Name$/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'dns');
    await screen.findByText('Now 1.');
    await goOn();
    await create();
    expect(onCreate).toHaveBeenCalledWith({
      cluster: 'eu-live',
      name: 'dns',
      runReplicas: 1,
      env: [{ name: 'ZONE', keep: true }],
    });
  });

  it('keep what came with the address', async () => {
    renderForm(backend, [FIELDS], { ...CHOSEN, runReplicas: 5 }, UPDATE);
    await screen.findByText('Now 3.');
    expect(screen.getByRole('textbox', { name: /^Replicas/ })).toHaveValue('5');
  });

  it('do not go on without having read the variables: they would all go', async () => {
    backend.getInstallation = async () => {
      throw answerWithStatus(503);
    };
    renderForm(backend, [['env']], CHOSEN, UPDATE);
    expect(
      await screen.findByText(/^What is set now could not be read/),
    ).toBeInTheDocument();
    await goOn();
    await findRefusal('What is set now has to be read first.');
  });

  describe('with their preview', () => {
    const answerWith = (overrides: Partial<PlatformServiceResult>) => {
      backend.apply = (cluster, request: PlatformServiceRequest) => ({
        ...exampleCreated(cluster, request),
        result: 'configured',
        ...overrides,
      });
    };
    const given = { ...CHOSEN, image: IMAGE };

    it('go on with changes of their own', async () => {
      answerWith({
        diff: [
          {
            field: 'spec.image',
            change: 'changed',
            before: '"a"',
            after: '"b"',
          },
          { field: 'spec.env[OLD]', change: 'removed' },
        ],
      });
      const { onCreate } = renderForm(backend, [['preview']], given, UPDATE);
      await screen.findByText('Would change 2 fields.');
      expect(screen.queryByRole('alert')).toBeNull();
      await goOn();
      await create();
      expect(onCreate).toHaveBeenCalled();
    });

    it.each(['spec.extraVolumes[cache]', 'spec.initCommand'])(
      'do not take away %s, which the form does not know',
      async field => {
        answerWith({ diff: [{ field, change: 'removed', before: '"x"' }] });
        renderForm(backend, [['preview']], given, UPDATE);
        const text = `${field} would change, too, and this form cannot keep it. Update it where it was written.`;
        expect(await screen.findByRole('alert')).toHaveTextContent(text);
        await goOn();
        await findRefusal(text);
      },
    );

    it('let a statement about platform mode change the commands', async () => {
      answerWith({
        diff: [
          {
            field: 'spec.initCommand',
            change: 'changed',
            before: '["init"]',
            after: '["init","--flag"]',
          },
        ],
      });
      renderForm(
        backend,
        [['preview']],
        {
          ...given,
          platformMode: { via: 'flag', value: '--flag', stated: true },
        },
        UPDATE,
      );
      await screen.findByText('Would change 1 field.');
      expect(screen.queryByRole('alert')).toBeNull();
    });

    it('do not create what is not there', async () => {
      answerWith({ result: 'created' });
      renderForm(backend, [['preview']], given, UPDATE);
      const text =
        'There is no velero on eu-live to update. It would be created.';
      expect(await screen.findByRole('alert')).toHaveTextContent(text);
      await goOn();
      await findRefusal(text);
    });
  });
});
