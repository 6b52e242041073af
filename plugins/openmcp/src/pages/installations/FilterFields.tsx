import { memo } from 'react';
import { Select } from '@backstage/ui';
import {
  HEALTHS,
  INSTALLATION_KINDS,
} from '@openmcp/backstage-plugin-openmcp-common';
import { useTranslation } from '../../language';
import { ListFilters } from './listFilters';
import { ProviderNames } from './useProviderNames';

/**
 * Properties of {@link FilterFields}.
 *
 * @internal
 */
export interface FilterFieldsProps {
  /** Names of the clusters that there are. */
  clusters: readonly string[];
  filters: ListFilters;
  setFilters: (change: Partial<ListFilters>) => void;
  providers: ProviderNames;
  /** Asks which providers there are, when somebody is about to choose one. */
  onProvidersNeeded: () => void;
}

function chosenOf<T extends string>(
  value: unknown,
  options: readonly T[],
): T[] {
  const keys = Array.isArray(value) ? value.map(String) : [];
  return options.filter(option => keys.includes(option));
}

/**
 * The filters with a fixed set of values. They stay as they are while rows change.
 *
 * @internal
 */
export const FilterFields = memo((props: FilterFieldsProps) => {
  const { t } = useTranslation();
  const { filters, setFilters } = props;
  // A cluster named in the address stays visible although it is not there.
  const clusters = [...new Set([...props.clusters, ...filters.cluster])].sort();
  const named = new Map(
    props.providers.all.map(({ entityRef, title }) => [entityRef, title]),
  );
  const providers = [...new Set([...filters.provider, ...named.keys()])].map(
    id => ({ id, label: named.get(id) ?? id }),
  );
  const any = t('filterBar.any');
  return (
    <>
      <Select
        selectionMode="multiple"
        label={t('installations.filter.health')}
        placeholder={any}
        options={HEALTHS.map(health => ({
          id: health,
          label: t(`health.${health}`),
        }))}
        value={filters.health}
        onChange={value => setFilters({ health: chosenOf(value, HEALTHS) })}
      />
      <Select
        selectionMode="multiple"
        label={t('installations.filter.cluster')}
        placeholder={any}
        options={clusters.map(name => ({ id: name, label: name }))}
        value={filters.cluster}
        onChange={value => setFilters({ cluster: chosenOf(value, clusters) })}
      />
      <div
        onFocus={props.onProvidersNeeded}
        onPointerEnter={props.onProvidersNeeded}
      >
        <Select
          selectionMode="multiple"
          label={t('installations.filter.provider')}
          placeholder={any}
          options={providers}
          value={filters.provider}
          onChange={value =>
            setFilters({
              provider: chosenOf(
                value,
                providers.map(({ id }) => id),
              ),
            })
          }
        />
      </div>
      <Select
        selectionMode="multiple"
        label={t('installations.filter.kind')}
        placeholder={any}
        options={INSTALLATION_KINDS.map(kind => ({ id: kind, label: kind }))}
        value={filters.kind}
        onChange={value =>
          setFilters({ kind: chosenOf(value, INSTALLATION_KINDS) })
        }
      />
    </>
  );
});
