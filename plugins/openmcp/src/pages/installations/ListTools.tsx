import { memo } from 'react';
import useMediaQuery from '@material-ui/core/useMediaQuery';
import {
  Button,
  Checkbox,
  CheckboxGroup,
  Dialog,
  DialogBody,
  DialogFooter,
  DialogHeader,
  DialogTrigger,
  Select,
} from '@backstage/ui';
import { NARROW } from '../../components';
import { useTranslation } from '../../language';
import {
  COLUMN_IDS,
  ColumnId,
  DEFAULT_COLUMNS,
  FIXED_COLUMNS,
} from './columns';
import { Group, GROUPS } from './listFilters';
import styles from './ListTools.module.css';

/**
 * Properties of {@link ListTools}.
 *
 * @internal
 */
export interface ListToolsProps {
  columns: readonly ColumnId[];
  onColumns: (columns: readonly string[]) => void;
  /** Hands the rows over as a file. */
  onExport: () => void;
}

function ColumnChoice(props: Pick<ListToolsProps, 'columns' | 'onColumns'>) {
  const { t } = useTranslation();
  return (
    <DialogTrigger>
      <Button variant="secondary" size="small">
        {t('installations.columns.button')}
      </Button>
      <Dialog>
        <DialogHeader>{t('installations.columns.title')}</DialogHeader>
        <DialogBody>
          <CheckboxGroup
            aria-label={t('installations.columns.title')}
            description={t('installations.columns.description')}
            value={[...props.columns]}
            onChange={props.onColumns}
          >
            {COLUMN_IDS.filter(id => !FIXED_COLUMNS.includes(id)).map(id => (
              <Checkbox key={id} value={id}>
                {t(`installations.column.${id}`)}
              </Checkbox>
            ))}
          </CheckboxGroup>
        </DialogBody>
        <DialogFooter>
          <Button
            variant="tertiary"
            onPress={() => props.onColumns(DEFAULT_COLUMNS)}
          >
            {t('installations.columns.reset')}
          </Button>
          <Button slot="close" variant="primary">
            {t('installations.columns.done')}
          </Button>
        </DialogFooter>
      </Dialog>
    </DialogTrigger>
  );
}

/**
 * What rows are put together by.
 *
 * @internal
 */
export const GroupChoice = memo(
  (props: { group: Group; onGroup: (group: Group) => void }) => {
    const { t } = useTranslation();
    return (
      <Select
        label={t('installations.group.label')}
        options={GROUPS.map(group => ({
          id: group,
          label: t(`installations.group.${group}`),
        }))}
        value={props.group}
        onChange={value =>
          props.onGroup(GROUPS.find(group => group === value) ?? 'none')
        }
      />
    );
  },
);

/**
 * Which columns the list has, and the way out of it as a file.
 *
 * @internal
 */
export const ListTools = memo((props: ListToolsProps) => {
  const { t } = useTranslation();
  const isNarrow = useMediaQuery(NARROW);
  return (
    <div className={styles.tools}>
      {!isNarrow && <ColumnChoice {...props} />}
      <Button variant="secondary" size="small" onPress={props.onExport}>
        {t('installations.export')}
      </Button>
    </div>
  );
});
