import { Select } from '@backstage/ui';
import { ProviderItem } from '@openmcp/backstage-plugin-openmcp-common';
import { entityName, OUTCOMES } from '../../components';
import { useTranslation } from '../../language';
import { PROVIDER_KINDS, ProviderFilters } from './providerFilters';

/**
 * Properties of {@link ProviderFilterFields}.
 *
 * @internal
 */
export interface ProviderFilterFieldsProps {
  items: readonly ProviderItem[];
  filters: ProviderFilters;
  setFilters: (change: Partial<ProviderFilters>) => void;
}

interface Choice<T extends string> {
  id: T;
  label: string;
}

/** What is chosen in the address stays visible although nothing has it. */
function choicesOf(
  found: readonly Choice<string>[],
  chosen: readonly string[],
  labelOf: (id: string) => string,
): Choice<string>[] {
  const labels = new Map(found.map(({ id, label }) => [id, label]));
  chosen
    .filter(id => !labels.has(id))
    .forEach(id => labels.set(id, labelOf(id)));
  return [...labels]
    .map(([id, label]) => ({ id, label }))
    .sort((left, right) => left.label.localeCompare(right.label));
}

function Filter<T extends string>(props: {
  label: string;
  options: readonly Choice<T>[];
  chosen: readonly T[];
  onChange: (chosen: T[]) => void;
}) {
  const { t } = useTranslation();
  const { chosen, options } = props;
  return (
    <Select
      selectionMode="multiple"
      label={props.label}
      placeholder={t('filterBar.any')}
      options={[...options]}
      value={[...chosen]}
      onChange={value => {
        const keys = Array.isArray(value) ? value.map(String) : [];
        props.onChange(
          options.map(({ id }) => id).filter(id => keys.includes(id)),
        );
      }}
    />
  );
}

/**
 * The filters with a set of values.
 *
 * @internal
 */
export function ProviderFilterFields(props: ProviderFilterFieldsProps) {
  const { t } = useTranslation();
  const { filters, items, setFilters } = props;
  const outcomes = OUTCOMES.map(id => ({ id, label: t(`outcome.${id}`) }));
  return (
    <>
      <Filter
        label={t('providers.filter.kind')}
        options={PROVIDER_KINDS.map(id => ({
          id,
          label: t(`providers.kind.${id}`),
        }))}
        chosen={filters.kind}
        onChange={kind => setFilters({ kind })}
      />
      <Filter
        label={t('providers.filter.today')}
        options={outcomes}
        chosen={filters.today}
        onChange={today => setFilters({ today })}
      />
      <Filter
        label={t('providers.filter.mode')}
        options={outcomes}
        chosen={filters.mode}
        onChange={mode => setFilters({ mode })}
      />
      <Filter
        label={t('providers.filter.tool')}
        options={choicesOf(
          items.flatMap(({ tool }) =>
            tool ? { id: tool.entityRef, label: tool.title } : [],
          ),
          filters.tool,
          entityName,
        )}
        chosen={filters.tool}
        onChange={tool => setFilters({ tool })}
      />
      <Filter
        label={t('providers.filter.owner')}
        options={choicesOf(
          items.flatMap(({ owner }) =>
            owner ? { id: owner, label: entityName(owner) } : [],
          ),
          filters.owner,
          entityName,
        )}
        chosen={filters.owner}
        onChange={owner => setFilters({ owner })}
      />
      <Filter
        label={t('providers.filter.cluster')}
        options={choicesOf(
          items.flatMap(({ installations }) =>
            installations.map(({ cluster }) => ({
              id: cluster,
              label: cluster,
            })),
          ),
          filters.cluster,
          name => name,
        )}
        chosen={filters.cluster}
        onChange={cluster => setFilters({ cluster })}
      />
    </>
  );
}
