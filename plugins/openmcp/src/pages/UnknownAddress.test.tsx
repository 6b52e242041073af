import { screen } from '@testing-library/react';
import { FakeBackend } from '../__testUtils__/FakeBackend';
import { renderPlugin } from '../__testUtils__/renderPlugin';

describe('UnknownAddress', () => {
  it('leads to the list of providers from an address below it', async () => {
    renderPlugin('/openmcp/providers/component/default', new FakeBackend());
    await screen.findByText('No page is at this address.');
    expect(screen.getByRole('link', { name: 'All providers' })).toHaveAttribute(
      'href',
      '/openmcp/providers',
    );
  });

  it('leads from an address that means nothing to the list', async () => {
    const backend = new FakeBackend();
    renderPlugin(
      '/openmcp/installations/eu-live/PlatformService/dns/more',
      backend,
    );
    expect(
      await screen.findByText('No page is at this address.'),
    ).toBeInTheDocument();
    expect(
      screen.getByRole('link', { name: 'All installations' }),
    ).toHaveAttribute('href', '/openmcp/installations');
    expect(backend.calls).toEqual([]);
  });
});
