import { Route, Routes } from 'react-router-dom';
import { PageFrame, PageGate } from '../components';
import { Comparison } from './compare';
import { UnknownAddress } from './UnknownAddress';

/**
 * Providers and tools side by side.
 *
 * @internal
 */
export function ComparePage() {
  return (
    <PageFrame>
      <PageGate>
        <Routes>
          <Route index element={<Comparison />} />
          <Route path="*" element={<UnknownAddress among="pages" />} />
        </Routes>
      </PageGate>
    </PageFrame>
  );
}
