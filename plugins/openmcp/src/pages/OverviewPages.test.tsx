import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleCluster, exampleItem } from '../__testUtils__/examples';
import { FakeBackend } from '../__testUtils__/FakeBackend';
import { layOut, renderPlugin } from '../__testUtils__/renderPlugin';

function backendWithOne() {
  const backend = new FakeBackend();
  backend.clusters = [exampleCluster()];
  backend.items = [exampleItem()];
  return backend;
}

describe('OverviewPages', () => {
  beforeEach(layOut);
  afterEach(() => jest.restoreAllMocks());

  it('is the first tab, at the address of the pages', async () => {
    renderPlugin('/openmcp', backendWithOne());
    await waitFor(() => expect(document.title).toBe('Overview - openMCP'));
    const tabs = await screen.findAllByRole('tab');
    expect(tabs[0]).toHaveTextContent('Overview');
    await waitFor(() =>
      expect(tabs.map(tab => tab.getAttribute('aria-selected'))).toEqual(
        tabs.map((_, index) => String(index === 0)),
      ),
    );
  });

  it('is left and reached through the tabs', async () => {
    renderPlugin('/openmcp', backendWithOne());
    await userEvent.click(
      await screen.findByRole('tab', { name: 'Installations' }),
    );
    await screen.findByRole('table');
    expect(screen.getByRole('tab', { name: 'Installations' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.click(screen.getByRole('tab', { name: 'Overview' }));
    await waitFor(() => expect(document.title).toBe('Overview - openMCP'));
    expect(screen.getByRole('tab', { name: 'Overview' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  it('leads from an address that means nothing to the overview', async () => {
    renderPlugin('/openmcp/nonsense', new FakeBackend());
    await screen.findByText('No page is at this address.');
    expect(screen.getByRole('link', { name: 'Overview' })).toHaveAttribute(
      'href',
      '/openmcp',
    );
  });
});
