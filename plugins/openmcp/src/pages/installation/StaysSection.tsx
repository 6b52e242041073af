import { useEffect, useState } from 'react';
import { useApi } from '@backstage/core-plugin-api';
import { Button } from '@backstage/ui';
import {
  Installation,
  PlatformServiceDeletion,
} from '@openmcp/backstage-plugin-openmcp-common';
import { openmcpApiRef, serverClockApiRef } from '../../api';
import {
  LoadingRegion,
  QuietText,
  Section,
  useProblemReason,
  useRuleTexts,
} from '../../components';
import { LoadProblem, toLoadProblem } from '../../live';
import { useTranslation } from '../../language';
import styles from './StaysSection.module.css';

type Answer =
  | { deletion: PlatformServiceDeletion; problem?: undefined }
  | { problem: LoadProblem };

/** Asks the cluster what a removal would do; nothing is removed. */
function useDryRun(cluster: string, name: string) {
  const api = useApi(openmcpApiRef);
  const clock = useApi(serverClockApiRef);
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    const controller = new AbortController();
    setAnswer(undefined);
    api
      .deletePlatformService(
        cluster,
        name,
        { dryRun: true },
        { signal: controller.signal },
      )
      .then(
        deletion => ({ deletion }),
        error => ({ problem: toLoadProblem(error, clock.now()) }),
      )
      .then(next => {
        if (!controller.signal.aborted) {
          setAnswer(next);
        }
      });
    return () => controller.abort();
  }, [api, clock, cluster, name, attempt]);
  return { answer, attempt, tryAgain: () => setAttempt(attempt + 1) };
}

function Parts(props: { cluster: string; name: string }) {
  const { t } = useTranslation();
  const ruleTexts = useRuleTexts();
  const problemReason = useProblemReason();
  const { cluster, name } = props;
  const { answer, attempt, tryAgain } = useDryRun(cluster, name);
  if (!answer) {
    return (
      <LoadingRegion
        key={attempt}
        label={t('installation.stays.loading')}
        rows={3}
        rowHeight={24}
        onTryAgain={tryAgain}
      />
    );
  }
  if (answer.problem) {
    return answer.problem.kind === 'forbidden' ? (
      <QuietText>{t('service.cluster.mayNotDelete', { cluster })}</QuietText>
    ) : (
      <div className={styles.problem}>
        <span>
          {t('installation.stays.problem', {
            reason: problemReason(answer.problem),
          })}
        </span>
        <Button size="small" variant="secondary" onPress={tryAgain}>
          {t('problem.tryAgain')}
        </Button>
      </div>
    );
  }
  const stays = answer.deletion.stays ?? [];
  return stays.length === 0 ? (
    <QuietText>{t('installation.stays.nothing')}</QuietText>
  ) : (
    <ul className={styles.list}>
      {stays.map(part => (
        <li key={part.message}>{ruleTexts.sentence(part)}</li>
      ))}
    </ul>
  );
}

/**
 * What would stay behind if the service were removed; the cluster is asked when the
 * reader wants to know.
 *
 * @internal
 */
export function StaysSection(props: { installation: Installation }) {
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  const { cluster, name } = props.installation;
  return (
    <Section title={t('installation.stays.title')}>
      {isAsked ? (
        <Parts cluster={cluster} name={name} />
      ) : (
        <Button size="small" variant="secondary" onPress={() => setAsked(true)}>
          {t('installation.stays.show')}
        </Button>
      )}
    </Section>
  );
}
