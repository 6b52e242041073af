import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  exampleCluster,
  exampleItem,
  minutesAgo,
} from '../../__testUtils__/examples';
import { answerWithStatus, FakeBackend } from '../../__testUtils__/FakeBackend';
import { layOut, renderPlugin } from '../../__testUtils__/renderPlugin';

const LIST = '/openmcp/installations';

function backendWith(...names: string[]) {
  const backend = new FakeBackend();
  backend.clusters = [exampleCluster()];
  backend.items = names.map(name => exampleItem({ name }));
  return backend;
}

function rowNames() {
  return screen
    .getAllByRole('rowheader')
    .map(cell => within(cell).getByRole('link').textContent);
}

function linkOf(name: string) {
  return screen.getByRole('link', { name: new RegExp(`^${name}, `) });
}

async function listIsShown() {
  await screen.findByRole('table', { name: /^Installations, / });
}

/** Lets an installation become the first of the list, and waits for the news. */
async function letComeFirst(backend: FakeBackend, name: string) {
  backend.items = [
    ...backend.items,
    exampleItem({ name, health: 'Degraded', since: minutesAgo(0) }),
  ];
  backend.signal();
  await screen.findByText(/1 new/);
}

describe('InstallationsPage while somebody reads', () => {
  beforeEach(layOut);
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('keeps "Show" until it is pressed by keyboard, and leads back to the list', async () => {
    const backend = backendWith('dns', 'gateway');
    renderPlugin(LIST, backend);
    await listIsShown();
    linkOf('dns').focus();
    await letComeFirst(backend, 'velero');

    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.tab({ shift: true });
    expect(rowNames()).toEqual(['dns', 'gateway']);
    const show = screen.getByRole('button', { name: 'Show' });
    act(() => show.focus());
    act(() => {
      jest.advanceTimersByTime(700);
    });
    expect(rowNames()).toEqual(['dns', 'gateway']);
    expect(show).toHaveFocus();

    await user.keyboard('{Enter}');
    expect(rowNames()).toEqual(['velero', 'dns', 'gateway']);
    expect(linkOf('dns')).toHaveFocus();
  });

  it('keeps "Show" while the pointer goes there from the list', async () => {
    const backend = backendWith('dns', 'gateway');
    renderPlugin(LIST, backend);
    await listIsShown();
    await userEvent.hover(linkOf('dns'));
    await letComeFirst(backend, 'velero');

    await userEvent.unhover(linkOf('dns'));
    const show = screen.getByRole('button', { name: 'Show' });
    await userEvent.hover(show);
    await userEvent.click(show);
    expect(rowNames()).toEqual(['velero', 'dns', 'gateway']);

    backend.items = [...backend.items, exampleItem({ name: 'kro' })];
    backend.signal();
    await waitFor(() => expect(rowNames()).toContain('kro'));
  });

  it('lets the order change some time after pointer and focus have left', async () => {
    const backend = backendWith('dns', 'gateway');
    renderPlugin(LIST, backend);
    await listIsShown();
    linkOf('dns').focus();
    await letComeFirst(backend, 'velero');
    screen.getByRole('searchbox').focus();
    await waitFor(() =>
      expect(rowNames()).toEqual(['velero', 'dns', 'gateway']),
    );
  });

  it('holds nothing once the list that was read is gone', async () => {
    const backend = backendWith('dns');
    renderPlugin(LIST, backend);
    await listIsShown();
    linkOf('dns').focus();
    backend.items = [];
    backend.signal();
    await screen.findByText(/^Nothing is installed/);

    backend.items = [exampleItem({ name: 'velero' })];
    backend.signal();
    await listIsShown();
    expect(rowNames()).toEqual(['velero']);
  });

  it('tells screen readers how many rows the filters leave', async () => {
    renderPlugin(LIST, backendWith('dns', 'gateway', 'velero'));
    await listIsShown();
    await userEvent.type(screen.getByRole('searchbox'), 'velero');
    await waitFor(() =>
      expect(document.querySelector('[aria-live=polite]')).toHaveTextContent(
        /^1 installation$/,
      ),
    );
  });

  it('shows the first rows of what another filter leaves', async () => {
    const scrollTo = jest.fn();
    Object.assign(Element.prototype, { scrollTo });
    renderPlugin(LIST, backendWith('dns', 'gateway', 'velero'));
    await listIsShown();
    scrollTo.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
  });

  it('offers to sign in to whom was signed out, and keeps the rows', async () => {
    const backend = backendWith('dns');
    renderPlugin(LIST, backend);
    await listIsShown();
    backend.failure = answerWithStatus(401);
    backend.signal();
    expect(
      await screen.findByText(
        'Installations could not be refreshed: you are signed out since 14:25. You see their state of 14:25.',
      ),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(rowNames()).toEqual(['dns']);
  });
});
