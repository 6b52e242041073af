import { renderInTestApp } from '@backstage/frontend-test-utils';
import { screen, within } from '@testing-library/react';
import { VerdictPair } from './VerdictPair';

async function drawn(element: JSX.Element) {
  renderInTestApp(<div data-testid="pair">{element}</div>);
  return screen.findByTestId('pair');
}

describe('VerdictPair', () => {
  it('says both verdicts in one sentence, the second in the conditional', async () => {
    const pair = await drawn(
      <VerdictPair today="blocked" withPlatformMode="needs-configuration" />,
    );
    expect(
      within(pair).getByText(
        'Today: Blocked. With platform mode: would need configuration.',
      ),
    ).toBeInTheDocument();
    expect(within(pair).getByText('Blocked')).toBeInTheDocument();
    expect(
      within(pair).getByText('Would need configuration'),
    ).toBeInTheDocument();
  });

  it('says nothing in the conditional once a version has the mode', async () => {
    const pair = await drawn(
      <VerdictPair today="blocked" withPlatformMode="ok" released />,
    );
    expect(
      within(pair).getByText('Today: Blocked. With platform mode: OK.'),
    ).toBeInTheDocument();
    expect(within(pair).queryByText(/[Ww]ould/)).toBeNull();
  });

  it('has no colour when it is old', async () => {
    const pair = await drawn(
      <VerdictPair today="ok" withPlatformMode="ok" stale />,
    );
    expect(pair.querySelectorAll('[data-family=unconfirmed]')).toHaveLength(2);
    expect(pair.querySelector('[data-family=positive]')).toBeNull();
  });
});
