import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlatformServiceDeletionQuery } from '@openmcp/backstage-plugin-openmcp-common';
import { exampleCluster } from '../../__testUtils__/examples';
import { FakeBackend } from '../../__testUtils__/FakeBackend';
import { refusedWith } from '../__testUtils__/formExamples';
import {
  create,
  findRefusal,
  goOn,
  renderForm,
} from '../__testUtils__/renderForm';

const GIVEN = { cluster: 'eu-live', name: 'velero' };
const sentence = (message: string) => ({ code: 'x', params: {}, message });

describe('RemovalPreview', () => {
  let backend: FakeBackend;
  let queries: PlatformServiceDeletionQuery[];

  beforeEach(() => {
    queries = [];
    backend = new FakeBackend();
    backend.clusters = [exampleCluster({ simulated: true })];
    backend.remove = (cluster, name, query) => {
      queries.push(query);
      return {
        cluster,
        name,
        dryRun: query.dryRun ?? false,
        result: 'deleting',
        uid: 'uid-1',
        goes: [sentence('The Deployment ps-velero with its Pods')],
        stays: [sentence('The Role ps-velero-init'), sentence('All CRDs')],
        warnings: [sentence('What the tool leaves behind is not known')],
      };
    };
  });

  it('shows what goes and what stays, and removes nothing', async () => {
    const { onCreate } = renderForm(backend, [['removal']], GIVEN);
    expect(
      await screen.findByText('Would remove velero from eu-live.'),
    ).toBeInTheDocument();
    expect(
      within(screen.getByRole('list', { name: 'Goes' })).getByText(
        'The Deployment ps-velero with its Pods',
      ),
    ).toBeInTheDocument();
    expect(
      within(screen.getByRole('list', { name: 'Stays behind' })).getAllByRole(
        'listitem',
      ),
    ).toHaveLength(2);
    expect(
      screen.getByText('What the tool leaves behind is not known'),
    ).toBeInTheDocument();
    await goOn();
    await create();
    // Nothing else is removed than what was shown.
    expect(onCreate).toHaveBeenCalledWith({
      ...GIVEN,
      removal: { uid: 'uid-1' },
    });
    expect(queries).toEqual([{ dryRun: true }, { dryRun: true, uid: 'uid-1' }]);
  });

  it('does not take for shown what came with the address', async () => {
    const { onCreate } = renderForm(backend, [['removal']], {
      ...GIVEN,
      removal: { uid: 'forged' },
    });
    await screen.findByText('Would remove velero from eu-live.');
    await goOn();
    await create();
    expect(onCreate).toHaveBeenCalledWith({
      ...GIVEN,
      removal: { uid: 'uid-1' },
    });
  });

  it('does not go on with another object of the same name', async () => {
    renderForm(backend, [['removal']], GIVEN);
    await screen.findByText('Would remove velero from eu-live.');
    backend.remove = () => {
      throw refusedWith(409, {
        message: 'not the one',
        details: [{ field: 'uid', code: 'changed-meanwhile', message: 'x' }],
      });
    };
    await goOn();
    expect(
      await findRefusal(
        'This is another object than the one that was shown: that one is gone, and a new one has its name. Press Check again and look at it.',
      ),
    ).toBeVisible();
  });

  it('does not go on where something else looks after it', async () => {
    const text =
      'This PlatformService is looked after by Kustomization a/b: remove it there';
    backend.remove = () => {
      throw refusedWith(409, { message: text });
    };
    renderForm(backend, [['removal']], GIVEN);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `velero would not be removed from eu-live. Nothing was changed.${text}`,
    );
    await goOn();
    await findRefusal(text);
  });

  it('does not go on unchecked', async () => {
    backend.remove = () => {
      throw refusedWith(503, {
        message: 'not there',
        reason: sentence('connection refused'),
      });
    };
    renderForm(backend, [['removal']], GIVEN);
    await screen.findByText('Not checked against eu-live: connection refused.');
    await goOn();
    await findRefusal('Not checked against eu-live: connection refused.');

    backend.remove = (cluster, name) => ({
      cluster,
      name,
      dryRun: true,
      result: 'unchanged',
      goes: [],
      stays: [],
      warnings: [],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(
      await screen.findByText('velero is being removed from eu-live already.'),
    ).toBeInTheDocument();
  });

  it('says what has to be chosen first', async () => {
    renderForm(backend, [['removal']]);
    expect(
      await screen.findByText('First choose: cluster, name.'),
    ).toBeInTheDocument();
    expect(queries).toEqual([]);
  });
});
