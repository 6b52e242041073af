import { useId } from 'react';
import { Installation } from '@openmcp/backstage-plugin-openmcp-common';
import { RiDeleteBinLine, RiWifiOffLine } from '@remixicon/react';
import {
  Banner,
  CardBoundary,
  LiveAnnouncer,
  ProblemActions,
} from '../../components';
import { LiveState } from '../../live';
import { useTimeText } from '../../time';
import { useTranslation } from '../../language';
import { useDocumentTitle, useProblemText } from '../common';
import { InstallationActions } from './InstallationActions';
import { InstallationHeader } from './InstallationHeader';
import { InstallationTabs } from './InstallationTabs';
import { MoreActions } from './MoreActions';
import { StatusCard } from './StatusCard';
import { useHealthNews } from './useHealthNews';
import styles from './InstallationActions.module.css';

function KeptBanner(props: {
  name: string;
  live: LiveState<Installation> & { tryAgain: () => void };
}) {
  const { t } = useTranslation();
  const text = useTimeText();
  const problemText = useProblemText();
  const { live, name } = props;
  if (!live.problem) {
    return null;
  }
  if (live.problem.kind === 'not-found') {
    return (
      <Banner
        announced
        family="neutral"
        icon={<RiDeleteBinLine size={16} aria-hidden />}
      >
        {t('installation.deleted', {
          name,
          clock: text.clock(live.problem.since),
        })}
      </Banner>
    );
  }
  return (
    <Banner
      announced
      family="negative"
      icon={<RiWifiOffLine size={16} aria-hidden />}
      actions={
        <ProblemActions problem={live.problem} onTryAgain={live.tryAgain} />
      }
    >
      {t('problem.installationKept', {
        name,
        ...problemText(live.problem, live.answeredAt),
      })}
    </Banner>
  );
}

/**
 * The page of an installation whose state is known, be it an old one.
 *
 * @internal
 */
export function LoadedInstallation(props: {
  installation: Installation;
  live: LiveState<Installation> & { tryAgain: () => void };
}) {
  const { t } = useTranslation();
  const { installation, live } = props;
  const { cluster, health, kind, name } = installation;
  const sentenceId = useId();
  const silent = Boolean(live.problem);
  const stale = silent || installation.freshness.stale;
  useDocumentTitle(
    // What is not confirmed is not claimed where no room is to say so.
    stale
      ? t('installation.documentTitleUnknown', { name })
      : t('installation.documentTitle', {
          name,
          health: t(`health.${health}`),
        }),
  );
  const news = useHealthNews(installation);
  return (
    <>
      <InstallationHeader
        address={{ cluster, kind, name }}
        simulated={installation.simulated}
        describedBy={sentenceId}
      />
      {live.problem?.kind !== 'not-found' && (
        <CardBoundary>
          <div className={styles.actions}>
            <InstallationActions installation={installation} />
            <MoreActions installation={installation} />
          </div>
        </CardBoundary>
      )}
      <KeptBanner name={name} live={live} />
      <CardBoundary>
        <StatusCard
          installation={installation}
          stale={stale}
          silentSince={silent ? live.answeredAt : undefined}
          polling={live.polling}
          sentenceId={sentenceId}
        />
      </CardBoundary>
      <InstallationTabs installation={installation} stale={stale} />
      <LiveAnnouncer messages={[news]} />
    </>
  );
}
