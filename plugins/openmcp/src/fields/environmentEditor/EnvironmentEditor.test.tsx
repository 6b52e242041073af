import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeBackend } from '../../__testUtils__/FakeBackend';
import {
  create,
  findRefusal,
  goOn,
  renderForm,
} from '../__testUtils__/renderForm';

describe('EnvironmentEditor', () => {
  const add = () =>
    userEvent.click(screen.getByRole('button', { name: 'Add variable' }));

  it('collects variables by keyboard, without rows that nobody filled in', async () => {
    const { onCreate } = renderForm(new FakeBackend(), [['env']]);
    expect(
      await screen.findByText('Secrets: mount a volume, never a value.'),
    ).toBeInTheDocument();
    await add();
    await userEvent.keyboard('LOG_FORMAT');
    await userEvent.tab();
    await userEvent.keyboard('json');
    expect(
      screen.getByRole('textbox', { name: 'Value of variable 1' }),
    ).toHaveValue('json');
    await add();
    await goOn();
    await create();
    expect(onCreate).toHaveBeenCalledWith({
      env: [{ name: 'LOG_FORMAT', value: 'json' }],
    });
  });

  it.each([
    ['POD_NAME', 'POD_NAME is set by the operator.'],
    ['A=B', 'A=B cannot be the name of a variable: printable ASCII without =.'],
  ])('refuses %s by name', async (name, text) => {
    renderForm(new FakeBackend(), [['env']], { env: [{ name, value: '1' }] });
    expect(await screen.findByText(text)).toBeInTheDocument();
    await goOn();
    await findRefusal(text);
    expect(screen.queryByRole('button', { name: 'Create' })).toBeNull();
  });

  it('refuses the same name twice, and a value without name', async () => {
    renderForm(new FakeBackend(), [['env']], {
      env: [
        { name: 'LOG', value: '1' },
        { name: 'LOG', value: '2' },
        { name: '', value: '3' },
      ],
    });
    expect(await screen.findByText('LOG is there twice.')).toBeInTheDocument();
    expect(
      screen.getByText('Variable 3: a name is needed.'),
    ).toBeInTheDocument();
    await userEvent.click(
      screen.getAllByRole('button', { name: 'Remove LOG' })[1],
    );
    expect(screen.queryByText('LOG is there twice.')).toBeNull();
    expect(screen.getByRole('button', { name: 'Add variable' })).toHaveFocus();
  });
});
