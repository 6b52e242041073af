import { FieldChange } from '@openmcp/backstage-plugin-openmcp-common';
import { QuietText } from '../../components';
import { useTranslation } from '../../language';
import styles from './ManifestPreview.module.css';

const SIGNS = { added: '+', changed: '~', removed: '-' } as const;

/** Of variables the API tells that they change, and never to what. */
function isVariable(field: string): boolean {
  return field.startsWith('spec.env[');
}

/**
 * What would change, field by field: the word, the field, old and new value.
 *
 * @internal
 */
export function ChangeList(props: {
  name: string;
  changes: readonly FieldChange[];
}) {
  const { t } = useTranslation();
  const { changes, name } = props;
  if (changes.length === 0) {
    return <p className={styles.paragraph}>{t('form.preview.noDiff')}</p>;
  }
  return (
    <div
      className={styles.code}
      role="region"
      aria-label={t('form.preview.diff', { name })}
      // It scrolls, so the keyboard must be able to reach it.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <ul className={styles.changes}>
        {changes.map(({ after, before, change, field }) => (
          <li key={field} data-change={change}>
            <span aria-hidden>{SIGNS[change]} </span>
            <span className={styles.word}>
              {t(`form.preview.change.${change}`)}
            </span>{' '}
            <strong>{field}</strong>
            {before !== undefined && <> {before}</>}
            {change === 'changed' && after !== undefined && ' \u2192'}
            {after !== undefined && <> {after}</>}
            {before === undefined &&
              after === undefined &&
              isVariable(field) && (
                <>
                  {' '}
                  <QuietText>{t('form.preview.masked')}</QuietText>
                </>
              )}
          </li>
        ))}
      </ul>
    </div>
  );
}
