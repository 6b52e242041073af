import { useRouteRef } from '@backstage/core-plugin-api';
import {
  Button,
  ButtonLink,
  Checkbox,
  CheckboxGroup,
  Dialog,
  DialogBody,
  DialogFooter,
  DialogHeader,
  DialogTrigger,
} from '@backstage/ui';
import { RefusedButton } from '../../components';
import { compareRouteRef } from '../../routes';
import { useTranslation } from '../../language';
import { PROVIDER_COLUMNS, ProviderColumn } from './providerColumns';
import { LEAST_TICKED, MOST_TICKED } from './useProviderTicks';
import styles from './ProvidersPage.module.css';

function ColumnChoice(props: {
  columns: readonly ProviderColumn[];
  onColumns: (columns: readonly string[] | undefined) => void;
}) {
  const { t } = useTranslation();
  return (
    <DialogTrigger>
      <Button size="small" variant="secondary">
        {t('providers.columns.button')}
      </Button>
      <Dialog>
        <DialogHeader>{t('providers.columns.title')}</DialogHeader>
        <DialogBody>
          <CheckboxGroup
            aria-label={t('providers.columns.title')}
            description={t('providers.columns.description')}
            value={[...props.columns]}
            onChange={props.onColumns}
          >
            {PROVIDER_COLUMNS.map(id => (
              <Checkbox key={id} value={id}>
                {t(`providers.column.${id}`)}
              </Checkbox>
            ))}
          </CheckboxGroup>
        </DialogBody>
        <DialogFooter>
          <Button variant="tertiary" onPress={() => props.onColumns(undefined)}>
            {t('providers.columns.reset')}
          </Button>
          <Button slot="close" variant="primary">
            {t('providers.columns.done')}
          </Button>
        </DialogFooter>
      </Dialog>
    </DialogTrigger>
  );
}

function CompareButton(props: { ticked: readonly string[] }) {
  const { t } = useTranslation();
  const address = useRouteRef(compareRouteRef)();
  const { ticked } = props;
  const label =
    ticked.length > 0
      ? t('providers.compare.number', { number: String(ticked.length) })
      : t('providers.compare.button');
  if (ticked.length < LEAST_TICKED || ticked.length > MOST_TICKED) {
    return (
      <RefusedButton
        size="small"
        label={label}
        reason={t('providers.compare.tick', {
          least: String(LEAST_TICKED),
          most: String(MOST_TICKED),
        })}
      />
    );
  }
  const search = new URLSearchParams(ticked.map(ref => ['p', ref]));
  return (
    <ButtonLink size="small" variant="primary" href={`${address}?${search}`}>
      {label}
    </ButtonLink>
  );
}

/**
 * What can be done with the list: other columns, a file, a comparison.
 *
 * @internal
 */
export function ProviderTools(props: {
  /** Missing where there are no columns. */
  columns?: readonly ProviderColumn[];
  onColumns: (columns: readonly string[] | undefined) => void;
  onExport: () => void;
  ticked: readonly string[];
}) {
  const { t } = useTranslation();
  const { columns, onColumns, onExport, ticked } = props;
  return (
    <div className={styles.tools}>
      {columns && <ColumnChoice columns={columns} onColumns={onColumns} />}
      <Button size="small" variant="secondary" onPress={onExport}>
        {t('providers.export')}
      </Button>
      <CompareButton ticked={ticked} />
    </div>
  );
}
