import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { PageFrame, PageGate } from '../components';
import { OverviewPage } from './overview';
import { UnknownAddress } from './UnknownAddress';

/**
 * The first of the pages, at the address that all of them share; any address that
 * none of the others takes comes here, too.
 *
 * @internal
 */
export function OverviewPages() {
  const { hash, pathname, search } = useLocation();
  // The tab in the header of the app leads to the address with a slash behind it.
  if (pathname.length > 1 && pathname.endsWith('/')) {
    const address = pathname.replace(/\/+$/, '');
    return <Navigate replace to={`${address}${search}${hash}`} />;
  }
  return (
    <PageFrame>
      <PageGate>
        <Routes>
          <Route index element={<OverviewPage />} />
          <Route path="*" element={<UnknownAddress among="pages" />} />
        </Routes>
      </PageGate>
    </PageFrame>
  );
}
