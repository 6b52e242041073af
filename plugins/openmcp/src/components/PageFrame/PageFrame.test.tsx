import { render, screen } from '@testing-library/react';
import { PageFrame } from './PageFrame';

describe('PageFrame', () => {
  it('is the panel that the chosen tab of the header names', () => {
    render(
      <>
        <div role="tablist">
          <div
            role="tab"
            id="tab"
            tabIndex={0}
            aria-selected="true"
            aria-controls="panel-of-the-header"
          >
            Installations
          </div>
        </div>
        <PageFrame>content</PageFrame>
      </>,
    );
    const panel = screen.getByRole('tabpanel', { name: 'Installations' });
    expect(panel).toHaveAttribute('id', 'panel-of-the-header');
    expect(screen.getByRole('main')).toContainElement(panel);
  });
});
