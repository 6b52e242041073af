import { Drift } from '@openmcp/backstage-plugin-openmcp-common';
import { QuietText, Section } from '../../components';
import { parseTime, useTimeText } from '../../time';
import { useTranslation } from '../../language';
import tableStyles from '../../components/FactTable.module.css';

/** Of variables the API tells that they change, and never to what. */
function isVariable(field: string): boolean {
  return field === 'spec.env' || field.startsWith('spec.env[');
}

/**
 * Whether the spec is still as the portal applied it, and if not, what others
 * changed.
 *
 * @internal
 */
export function DriftSection(props: { drift: Drift }) {
  const { t } = useTranslation();
  const text = useTimeText();
  const { appliedAt, changes, state } = props.drift;
  const applied = parseTime(appliedAt);
  const clock = applied === undefined ? t('time.unknown') : text.clock(applied);
  const valueOf = (field: string, value?: string) =>
    value ?? (isVariable(field) ? t('drift.valueNotKept') : t('time.unknown'));
  const sentence = () => {
    switch (state) {
      case 'none':
        return t('drift.none', { clock });
      case 'drifted':
        return t('drift.drifted', { clock });
      case 'not-applied':
        return t('drift.notApplied');
      default:
        return applied === undefined
          ? t('drift.unknownAtAll')
          : t('drift.unknown', { clock });
    }
  };
  return (
    <Section title={t('drift.title')}>
      <QuietText>{sentence()}</QuietText>
      {changes.length > 0 && (
        <table className={`${tableStyles.table} ${tableStyles.small}`}>
          <thead>
            <tr>
              <th scope="col">{t('drift.field')}</th>
              <th scope="col">{t('drift.change')}</th>
              <th scope="col">{t('drift.before')}</th>
              <th scope="col">{t('drift.after')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ after, before, change, field }) => (
              <tr key={field}>
                <td>{field}</td>
                <td>{t(`drift.${change}`)}</td>
                <td>{valueOf(field, before)}</td>
                <td>{valueOf(field, after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}
