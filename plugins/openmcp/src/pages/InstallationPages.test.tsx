import { screen } from '@testing-library/react';
import { exampleCluster, exampleItem } from '../__testUtils__/examples';
import { FakeBackend } from '../__testUtils__/FakeBackend';
import { renderPlugin } from '../__testUtils__/renderPlugin';

describe('InstallationPages', () => {
  it('names the missing right and asks for nothing without it', async () => {
    const backend = new FakeBackend();
    backend.clusters = [exampleCluster()];
    backend.items = [exampleItem()];
    renderPlugin('/openmcp/installations', backend, { denied: true });
    expect(
      await screen.findByText(
        'You may not see openMCP. Needed: openmcp.provider.read.',
      ),
    ).toBeInTheDocument();
    expect(backend.calls).toEqual([]);
  });
});
