import { EligibilityEvidence } from '@openmcp/backstage-plugin-openmcp-common';
import { RiExternalLinkLine } from '@remixicon/react';
import { parseTime, useTimeText } from '../../time';
import { useTranslation } from '../../language';
import { QuietText } from '../QuietText';
import styles from './RuleRows.module.css';

/** `repository@commit:path:line`, where the end is what people look for. */
const SOURCE = /^[^@\s]+@[^:\s]+:(?:.*\/)?([^/]+)$/;

/** Only what a browser opens as a page of the web. */
function isWebAddress(url: string | undefined): url is string {
  return url !== undefined && /^https?:\/\//i.test(url);
}

/**
 * What a result rests on: a place in public sources, or an object of the cluster
 * with the age of what is known of it.
 *
 * @internal
 */
export function EvidenceItem(props: { evidence: EligibilityEvidence }) {
  const { t } = useTranslation();
  const text = useTimeText();
  const { asOf, note, object, ref, url } = props.evidence;
  if (object) {
    const time = parseTime(asOf);
    return (
      <li>
        <span>{t('rules.evidenceObject', object)}</span>
        {time !== undefined && (
          <span title={text.full(time)}>
            <QuietText>
              {t('rules.evidenceAsOf', { age: text.age(time) })}
            </QuietText>
          </span>
        )}
        {note && <QuietText>{note}</QuietText>}
      </li>
    );
  }
  const name = (ref && SOURCE.exec(ref)?.[1]) ?? ref ?? url;
  return (
    <li>
      {isWebAddress(url) ? (
        <a
          className={styles.source}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          title={ref ?? url}
        >
          {name}
          <RiExternalLinkLine size={14} aria-hidden />
        </a>
      ) : (
        <span className={styles.source} title={ref}>
          {name}
        </span>
      )}
      {note && <QuietText>{note}</QuietText>}
    </li>
  );
}
