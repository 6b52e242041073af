import { Link } from 'react-router-dom';
import { useRouteRef } from '@backstage/core-plugin-api';
import { CardBoundary } from '../components';
import { CardMessage, CardSkeleton } from '../entity/frame';
import { InstallationLines } from '../entity/lines';
import { useProblemText } from '../pages/common';
import { installationsRouteRef, rootRouteRef } from '../routes';
import { useTranslation } from '../language';
import { useAttention } from './useAttention';
import { useWidgetSentence } from './useWidgetSentence';
import styles from './WidgetContent.module.css';
import { OpenmcpWidgetSettings, readSettings } from './widgetSettings';

function Attention(props: { settings: OpenmcpWidgetSettings }) {
  const { t, formatNumber } = useTranslation();
  const problemText = useProblemText();
  const sentenceOf = useWidgetSentence();
  const overview = useRouteRef(rootRouteRef)();
  const list = useRouteRef(installationsRouteRef)();
  const settings = readSettings(props.settings);
  const live = useAttention(settings);
  const { data, problem } = live;
  const actions = { problem, onTryAgain: live.tryAgain };

  if (problem?.kind === 'forbidden') {
    return <CardMessage sentence={t('widget.forbidden')} {...actions} />;
  }
  if (!data) {
    return problem ? (
      <CardMessage
        sentence={t('widget.missing', problemText(problem))}
        {...actions}
      />
    ) : (
      <CardSkeleton
        label={t('widget.loading')}
        attempt={live.attempt}
        onTryAgain={live.tryAgain}
      />
    );
  }
  const sentence = sentenceOf(data);
  const more = new URLSearchParams([
    ['health', 'Degraded'],
    ['health', 'Unknown'],
    ...(data.stuck > 0 ? [['health', 'Terminating']] : []),
    ...settings.clusters.map(cluster => ['cluster', cluster]),
  ]);
  return (
    <>
      {problem ? (
        <CardMessage
          sentence={t('widget.kept', { sentence, ...problemText(problem) })}
          {...actions}
        />
      ) : (
        <p className={styles.sentence} role="status">
          {sentence}
        </p>
      )}
      {data.items.length > 0 && (
        <InstallationLines
          label={t('widget.list')}
          items={data.items}
          silent={Boolean(problem)}
        />
      )}
      <p className={styles.links}>
        {data.total > data.items.length && (
          <Link to={`${list}?${more}`}>
            {t('widget.all', { number: formatNumber(data.total) })}
          </Link>
        )}
        <Link to={overview}>{t('widget.open')}</Link>
      </p>
    </>
  );
}

/**
 * What needs attention on the platform clusters, for a home page.
 *
 * @internal
 */
export function WidgetContent(props: OpenmcpWidgetSettings) {
  return (
    <div className={styles.widget}>
      <CardBoundary>
        <Attention settings={props} />
      </CardBoundary>
    </div>
  );
}
