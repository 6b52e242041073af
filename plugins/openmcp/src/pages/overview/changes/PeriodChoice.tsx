import { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Select } from '@backstage/ui';
import { QuietText } from '../../../components';
import { useTimeText } from '../../../time';
import { useTranslation } from '../../../language';
import { AroundATime } from './AroundATime';
import { ChangesPeriod, rangeOf } from './changesPeriod';
import styles from './ChangesSection.module.css';

/**
 * Chooses the time whose changes are shown. It stands in the address.
 *
 * @internal
 */
export function PeriodChoice(props: {
  period: ChangesPeriod;
  /** What waits because somebody is reading. */
  pending: ReactNode;
}) {
  const { t } = useTranslation();
  const text = useTimeText();
  const [, setSearch] = useSearchParams();
  const { period } = props;
  const choose = (value: string) =>
    setSearch(
      current => {
        const next = new URLSearchParams(current);
        next.set('changes', value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const options: Array<{ id: string; label: string }> = [
    { id: '1h', label: t('overview.changes.lastHour') },
    { id: '24h', label: t('overview.changes.lastDay') },
  ];
  let chosen: string = period.code;
  if (period.code === 'around') {
    chosen = period.text;
    options.push({
      id: chosen,
      label: t('overview.changes.around', { clock: text.clock(period.moment) }),
    });
  }
  const { from, to } = rangeOf(period, text.now);
  return (
    <div className={styles.choice}>
      <div className={styles.period}>
        <Select
          size="small"
          aria-label={t('overview.changes.period')}
          options={options}
          value={chosen}
          onChange={value => value !== null && choose(String(value))}
        />
      </div>
      <AroundATime now={text.now} onChoose={choose} />
      {to !== undefined && (
        <QuietText title={`${text.full(from)} - ${text.full(to)}`}>
          {t('overview.changes.aroundRange', {
            from: text.clock(from),
            to: text.clock(to),
          })}
        </QuietText>
      )}
      <span className={styles.pending}>{props.pending}</span>
    </div>
  );
}
