import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useApi } from '@backstage/core-plugin-api';
import { Button } from '@backstage/ui';
import { HistoryList } from '@openmcp/backstage-plugin-openmcp-common';
import { serverClockApiRef } from '../../../api';
import {
  LoadingRegion,
  QuietText,
  RegionMessage,
  Section,
} from '../../../components';
import { LoadProblem } from '../../../live';
import { parseTime, useTimeText } from '../../../time';
import { useTranslation } from '../../../language';
import { useHeldItems, useProblemText } from '../../common';
import { PendingChangesLine } from '../PendingChangesLine';
import { SectionProblem } from '../SectionProblem';
import { changeLines } from './changeLines';
import { ChangesLineItem } from './ChangesLineItem';
import { readChangesPeriod } from './changesPeriod';
import { PeriodChoice } from './PeriodChoice';
import { useChanges } from './useChanges';
import pageStyles from '../OverviewPage.module.css';
import styles from './ChangesSection.module.css';

const FEW = 20;
/** The most that one answer of the backend may hold. */
const MANY = 1_000;
const NOTHING: Pick<HistoryList, 'gaps' | 'items'> = { gaps: [], items: [] };

/**
 * What changed on all clusters in a time, and when it is not known.
 *
 * @internal
 */
export function ChangesSection(props: {
  /** What the page says is wrong with everything. */
  said: LoadProblem['kind'] | undefined;
}) {
  const { t, formatNumber } = useTranslation();
  const text = useTimeText();
  const clock = useApi(serverClockApiRef);
  const problemText = useProblemText();
  const [search] = useSearchParams();
  const period = readChangesPeriod(search.get('changes'), clock.now());
  const [all, setAll] = useState(false);
  const live = useChanges(period, all ? MANY : FEW);
  const { data, problem } = live;
  const held = useHeldItems(
    changeLines(data ?? NOTHING),
    ({ key }) => key,
    JSON.stringify([period, all]),
  );
  const total = data?.totalItems ?? 0;
  const keptSince = parseTime(data?.keptSince);

  let content;
  if (problem?.kind === 'forbidden') {
    content = <RegionMessage sentence={t('overview.changes.forbidden')} />;
  } else if (!data && problem) {
    content = (
      <QuietText>
        {t('overview.changes.missing', problemText(problem))}
      </QuietText>
    );
  } else if (!data) {
    content = (
      <LoadingRegion
        key={live.attempt}
        label={t('overview.changes.loading')}
        rows={3}
        rowHeight={28}
        onTryAgain={live.tryAgain}
      />
    );
  } else if (held.shown.length === 0) {
    content = (
      <p className={styles.none}>
        {t('overview.changes.none')}{' '}
        {keptSince !== undefined && (
          <QuietText>
            {t('overview.changes.noneFrom', { clock: text.clock(keptSince) })}
          </QuietText>
        )}
      </p>
    );
  } else {
    content = (
      <ol className={styles.list} aria-label={t('overview.changes.list')}>
        {held.shown.map(line => (
          <ChangesLineItem key={line.key} line={line} />
        ))}
      </ol>
    );
  }
  return (
    <Section title={t('overview.changes.title')}>
      <div {...held.handlers}>
        <PeriodChoice
          period={period}
          pending={
            <PendingChangesLine pending={held.pending} onShow={held.show} />
          }
        />
        {data && problem?.kind !== 'forbidden' && (
          <SectionProblem
            live={live}
            said={props.said}
            sentence={params => t('overview.changes.kept', params)}
          />
        )}
        {content}
        {data && problem?.kind !== 'forbidden' && total > FEW && (
          <div className={pageStyles.foot}>
            {!all && (
              <Button
                size="small"
                variant="tertiary"
                onPress={() => setAll(true)}
              >
                {t('overview.changes.all', { number: formatNumber(total) })}
              </Button>
            )}
            {all && total > MANY && (
              <QuietText>
                {t('overview.changes.more', {
                  shown: formatNumber(MANY),
                  total: formatNumber(total),
                })}
              </QuietText>
            )}
          </div>
        )}
      </div>
    </Section>
  );
}
