import { useState } from 'react';
import { Button, Flex, Switch } from '@backstage/ui';
import { Installation } from '@openmcp/backstage-plugin-openmcp-common';
import { QuietText, Quote, Section, Since } from '../../components';
import { parseTime } from '../../time';
import { useTranslation } from '../../language';
import styles from '../../components/FactTable.module.css';

/** So many are drawn at first, and more on request. */
const STEP = 500;

/**
 * The kept Events of an installation and its objects, newest first.
 *
 * @internal
 */
export function EventsTab(props: { installation: Installation }) {
  const { t } = useTranslation();
  const { events, name } = props.installation;
  const [warningsOnly, setWarningsOnly] = useState(false);
  const [limit, setLimit] = useState(STEP);
  if (events.length === 0) {
    return (
      <Section title={t('installation.events.title')}>
        <QuietText>{t('installation.events.empty', { name })}</QuietText>
      </Section>
    );
  }
  const shown = events
    .filter(event => !warningsOnly || event.type === 'Warning')
    .sort(
      (left, right) =>
        (parseTime(right.lastTime) ?? 0) - (parseTime(left.lastTime) ?? 0),
    );
  return (
    <Section title={t('installation.events.title')}>
      <Flex direction="column" gap="3" align="start">
        <Switch
          label={t('installation.events.warningsOnly')}
          isSelected={warningsOnly}
          onChange={setWarningsOnly}
        />
        {shown.length === 0 ? (
          <QuietText>{t('installation.events.noWarnings', { name })}</QuietText>
        ) : (
          <table className={`${styles.table} ${styles.wide}`}>
            <thead>
              <tr>
                <th scope="col">{t('installation.events.time')}</th>
                <th scope="col">{t('installation.events.type')}</th>
                <th scope="col">{t('installation.events.object')}</th>
                <th scope="col">{t('installation.events.reason')}</th>
                <th scope="col">{t('installation.events.count')}</th>
                <th scope="col">{t('installation.events.text')}</th>
              </tr>
            </thead>
            <tbody>
              {shown.slice(0, limit).map(event => (
                <tr key={event.uid}>
                  <td className={styles.number}>
                    <Since time={event.lastTime} as="clock" />
                  </td>
                  <td>{event.type}</td>
                  <td>
                    {event.regarding.kind} {event.regarding.name}
                  </td>
                  <td>{event.reason}</td>
                  <td className={styles.number}>
                    {event.count > 1 &&
                      t('installation.events.times', {
                        number: String(event.count),
                      })}
                  </td>
                  <td>{event.message && <Quote text={event.message} />}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {shown.length > limit && (
          <Button
            size="small"
            variant="secondary"
            onPress={() => setLimit(limit + STEP)}
          >
            {t('installation.events.older')}
          </Button>
        )}
      </Flex>
    </Section>
  );
}
