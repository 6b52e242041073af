import { useTranslation } from '../../language';
import { parseTime, useTimeText } from '../../time';
import { QuietText } from '../QuietText';

/**
 * Properties of {@link Since}.
 *
 * @internal
 */
export interface SinceProps {
  /** RFC 3339; anything else is shown as unknown. */
  time?: string;
  /** Age ("12 min") or time of day ("14:02"). Default: age. */
  as?: 'age' | 'clock';
}

/**
 * A point in time, short; whole on hover. A time that cannot be read is "-".
 *
 * @internal
 */
export function Since(props: SinceProps) {
  const { t } = useTranslation();
  const text = useTimeText();
  const time = parseTime(props.time);
  if (time === undefined) {
    return (
      <QuietText title={t('time.unknownTooltip')}>
        {t('time.unknown')}
      </QuietText>
    );
  }
  return (
    <time dateTime={new Date(time).toISOString()} title={text.full(time)}>
      {props.as === 'clock' ? text.clock(time) : text.age(time)}
    </time>
  );
}
