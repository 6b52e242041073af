import { Route, Routes } from 'react-router-dom';
import { PageFrame, PageGate } from '../components';
import { InstallationPage } from './installation';
import { InstallationsPage } from './installations';
import { UnknownAddress } from './UnknownAddress';

/**
 * The list of installations and the page of each of them.
 *
 * @internal
 */
export function InstallationPages() {
  return (
    <PageFrame>
      <PageGate>
        <Routes>
          <Route index element={<InstallationsPage />} />
          <Route path=":cluster/:kind/:name" element={<InstallationPage />} />
          <Route path="*" element={<UnknownAddress among="installations" />} />
        </Routes>
      </PageGate>
    </PageFrame>
  );
}
