import { renderInTestApp } from '@backstage/frontend-test-utils';
import { act, fireEvent, screen } from '@testing-library/react';
import { LoadingRegion } from './LoadingRegion';

describe('LoadingRegion', () => {
  afterEach(() => jest.useRealTimers());

  it('says nothing at first, then what is loaded, then why it takes long', () => {
    jest.useFakeTimers();
    const onTryAgain = jest.fn();
    renderInTestApp(
      <LoadingRegion
        label="Loading installations"
        rows={2}
        rowHeight={32}
        onTryAgain={onTryAgain}
      />,
    );
    const wait = (milliseconds: number) =>
      act(() => {
        jest.advanceTimersByTime(milliseconds);
      });
    wait(150);
    expect(screen.queryByText('Loading installations')).toBeNull();
    wait(100);
    expect(screen.getByText('Loading installations')).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
    wait(10_000);
    expect(
      screen.getByText('The portal backend has not answered for 10 s.'),
    ).toBeInTheDocument();
    wait(5_000);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onTryAgain).toHaveBeenCalled();
  });
});
