import { renderInTestApp } from '@backstage/frontend-test-utils';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CardBoundary } from './CardBoundary';

describe('CardBoundary', () => {
  it('keeps a failure to itself and shows the card again on request', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    let broken = true;
    const Card = () => {
      if (broken) {
        throw new Error('no conditions');
      }
      return <p>content</p>;
    };
    renderInTestApp(
      <>
        <CardBoundary>
          <Card />
        </CardBoundary>
        <p>neighbour</p>
      </>,
    );
    expect(
      await screen.findByText(
        'This card could not be shown. The rest of the page is not affected.',
      ),
    ).toBeInTheDocument();
    expect(screen.getByText('neighbour')).toBeInTheDocument();
    expect(screen.queryByText(/no conditions/)).toBeNull();

    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Show again' }));
    expect(screen.getByText('content')).toBeInTheDocument();
  });
});
