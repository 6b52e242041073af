import { Route, Routes } from 'react-router-dom';
import { PageFrame, PageGate } from '../components';
import { Dependencies } from './dependencies';
import { UnknownAddress } from './UnknownAddress';

/**
 * What must be there first.
 *
 * @internal
 */
export function DependenciesPage() {
  return (
    <PageFrame>
      <PageGate>
        <Routes>
          <Route index element={<Dependencies />} />
          <Route path="*" element={<UnknownAddress among="pages" />} />
        </Routes>
      </PageGate>
    </PageFrame>
  );
}
