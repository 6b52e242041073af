import { renderInTestApp } from '@backstage/frontend-test-utils';
import { HEALTHS } from '@openmcp/backstage-plugin-openmcp-common';
import { screen } from '@testing-library/react';
import { HealthChip } from './HealthChip';

async function drawn(element: JSX.Element) {
  renderInTestApp(<div data-testid="chip">{element}</div>);
  const place = await screen.findByTestId('chip');
  return place.firstElementChild as HTMLElement;
}

describe('HealthChip', () => {
  it.each(HEALTHS)('reads as "Health: %s"', async health => {
    expect(await drawn(<HealthChip health={health} />)).toHaveTextContent(
      `Health: ${health}`,
    );
  });

  it('keeps its word for screen readers when only the icon is seen', async () => {
    expect(
      await drawn(<HealthChip health="Degraded" wordless />),
    ).toHaveTextContent('Health: Degraded');
  });

  it('never claims that the tool works', async () => {
    expect((await drawn(<HealthChip health="Healthy" />)).title).toBe(
      'Healthy: The pods are up. Whether the tool does its work is not checked.',
    );
  });

  it.each([{ stale: true }, { partial: true }])(
    'loses its colour when it is not confirmed (%j)',
    async mark => {
      const chip = await drawn(<HealthChip health="Healthy" {...mark} />);
      expect(chip).toHaveAttribute('data-family', 'unconfirmed');
      expect(chip).toHaveTextContent('Healthy');
    },
  );
});
