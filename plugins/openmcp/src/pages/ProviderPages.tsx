import { Route, Routes } from 'react-router-dom';
import { PageFrame, PageGate } from '../components';
import { ProviderPage } from './provider';
import { ProvidersPage } from './providers';
import { UnknownAddress } from './UnknownAddress';

/**
 * The list of providers and the page of each of them.
 *
 * @internal
 */
export function ProviderPages() {
  return (
    <PageFrame>
      <PageGate>
        <Routes>
          <Route index element={<ProvidersPage />} />
          <Route path=":kind/:namespace/:name" element={<ProviderPage />} />
          <Route path="*" element={<UnknownAddress among="providers" />} />
        </Routes>
      </PageGate>
    </PageFrame>
  );
}
