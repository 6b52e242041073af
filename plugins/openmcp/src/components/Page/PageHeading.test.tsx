import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { PageHeading } from './PageHeading';

function renderPages(list: JSX.Element) {
  return render(
    <MemoryRouter initialEntries={['/list']}>
      {list}
      <Routes>
        <Route
          path="/list"
          element={
            <>
              <PageHeading>What runs where</PageHeading>
              <Link to="/velero">velero</Link>
            </>
          }
        />
        <Route path="/velero" element={<PageHeading>Velero</PageHeading>} />
      </Routes>
    </MemoryRouter>,
  );
}

describe('PageHeading', () => {
  it('gets the focus that a link took away with it', async () => {
    renderPages(<></>);
    screen.getByRole('link', { name: 'velero' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('heading', { name: 'Velero' })).toHaveFocus();
  });

  it('leaves the focus where it is when what led here is still there', async () => {
    renderPages(<Link to="/velero">tab</Link>);
    screen.getByRole('link', { name: 'tab' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(
      await screen.findByRole('heading', { name: 'Velero' }),
    ).not.toHaveFocus();
    expect(screen.getByRole('link', { name: 'tab' })).toHaveFocus();
  });

  it('takes no focus when a page is opened by its address', () => {
    renderPages(<></>);
    expect(
      screen.getByRole('heading', { name: 'What runs where' }),
    ).not.toHaveFocus();
  });
});
