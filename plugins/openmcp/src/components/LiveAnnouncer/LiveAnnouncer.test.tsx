import { act, render, screen } from '@testing-library/react';
import { LiveAnnouncer } from './LiveAnnouncer';

describe('LiveAnnouncer', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('says at most one thing in ten seconds, and then the newest', () => {
    const wait = (milliseconds: number) =>
      act(() => {
        jest.advanceTimersByTime(milliseconds);
      });
    const { rerender } = render(<LiveAnnouncer messages={['one']} />);
    wait(0);
    expect(screen.getByText('one')).toHaveAttribute('aria-live', 'polite');
    rerender(<LiveAnnouncer messages={['two']} />);
    wait(5_000);
    rerender(<LiveAnnouncer messages={['three']} />);
    wait(4_000);
    expect(screen.getByText('one')).toBeInTheDocument();
    wait(1_000);
    expect(screen.getByText('three')).toBeInTheDocument();
  });
});
