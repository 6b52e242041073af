import { Link, useSearchParams } from 'react-router-dom';
import {
  InstallationReason,
  ObjectReference,
} from '@openmcp/backstage-plugin-openmcp-common';
import { HealthChip, QuietText } from '../../components';
import { parseTime, useTimeText } from '../../time';
import { useTranslation } from '../../language';
import { useSentence } from '../common';
import styles from './WhyList.module.css';

function ReasonObject(props: { object: ObjectReference }) {
  const { kind, name, uid } = props.object;
  const [search] = useSearchParams();
  const label = `${kind} ${name}`;
  if (!uid) {
    return <QuietText>{label}</QuietText>;
  }
  const target = new URLSearchParams(search);
  target.set('object', uid);
  return (
    <Link className={styles.link} replace to={`?${target}`}>
      {label}
    </Link>
  );
}

/**
 * Everything that was found, worst first, each with the object it is about.
 *
 * @internal
 */
export function WhyList(props: {
  reasons: readonly InstallationReason[];
  stale: boolean;
}) {
  const { t } = useTranslation();
  const text = useTimeText();
  const sentence = useSentence('whole');
  const { reasons, stale } = props;
  if (reasons.length === 0) {
    return (
      <QuietText>
        {t(
          stale ? 'installation.why.nothingKnown' : 'installation.why.nothing',
        )}
      </QuietText>
    );
  }
  return (
    <ul className={styles.list}>
      {reasons.map(reason => {
        const since = parseTime(reason.since);
        return (
          <li
            key={`${reason.code} ${reason.object?.uid} ${reason.message}`}
            className={styles.item}
          >
            <HealthChip health={reason.health} stale={stale} wordless />
            <div className={styles.text}>
              <div>{sentence(reason)}</div>
              <div className={styles.facts}>
                {reason.object && <ReasonObject object={reason.object} />}{' '}
                {since !== undefined && (
                  <QuietText title={text.full(since)}>
                    {t('installation.why.since', {
                      clock: text.clock(since),
                    })}
                  </QuietText>
                )}
              </div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
