import { ReactNode, useRef } from 'react';
import { useApi } from '@backstage/core-plugin-api';
import { usePermission } from '@backstage/plugin-permission-react';
import { openmcpProviderReadPermission } from '@openmcp/backstage-plugin-openmcp-common';
import { serverClockApiRef } from '../../api';
import { toLoadProblem } from '../../live';
import { useTranslation } from '../../language';
import { CardBoundary } from '../CardBoundary';
import { RegionMessage } from '../RegionMessage';
import { SignInButton, useProblemReason } from '../ProblemActions';

function NotChecked(props: { error: Error }) {
  const { t } = useTranslation();
  const clock = useApi(serverClockApiRef);
  const problemReason = useProblemReason();
  const problem = toLoadProblem(props.error, clock.now());
  return (
    <RegionMessage
      sentence={t('forbidden.notChecked', { reason: problemReason(problem) })}
    >
      {problem.kind === 'signed-out' && <SignInButton />}
    </RegionMessage>
  );
}

/**
 * Shows the pages to whom may see openMCP, and says which right is missing to
 * everybody else. The backend decides again with every answer. When it cannot be
 * asked again, for instance on return to the browser's tab, the last answer stands.
 *
 * @internal
 */
export function PageGate(props: { children: ReactNode }) {
  const { t } = useTranslation();
  const { allowed, error, loading } = usePermission({
    permission: openmcpProviderReadPermission,
  });
  const lastAnswer = useRef<boolean>();
  if (!loading && !error) {
    lastAnswer.current = allowed;
  }
  const mayRead = lastAnswer.current;
  if (mayRead === undefined) {
    return error ? <NotChecked error={error} /> : null;
  }
  if (!mayRead) {
    return <RegionMessage sentence={t('forbidden.pages')} />;
  }
  return <CardBoundary>{props.children}</CardBoundary>;
}
