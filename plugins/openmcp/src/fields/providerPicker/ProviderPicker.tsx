import { useState } from 'react';
import { useApi } from '@backstage/core-plugin-api';
import { Button, FieldLabel, RadioGroup, SearchField } from '@backstage/ui';
import { ProviderItem } from '@openmcp/backstage-plugin-openmcp-common';
import { openmcpApiRef } from '../../api';
import { QuietText, RegionMessage } from '../../components';
import { useTranslation } from '../../language';
import {
  AnswerRegion,
  CheckLine,
  FieldProps,
  fieldTexts,
  useFormValue,
  useQuestion,
} from '../common';
import { orderProviders } from './orderProviders';
import { ProviderOption } from './ProviderOption';
import { whyNotChoosable } from './whyNotChoosable';
import styles from './ProviderPicker.module.css';

function matches(provider: ProviderItem, search: string): boolean {
  const { image, name, title, tool } = provider;
  return [title, name, image, tool?.title].some(text =>
    text?.toLocaleLowerCase().includes(search),
  );
}

function ProviderList(
  props: FieldProps<string> & { providers: ProviderItem[] },
) {
  const { t } = useTranslation();
  const write = useFormValue(props);
  const [search, setSearch] = useState('');
  const { formData, idSchema, providers, rawErrors } = props;
  const { description, label } = fieldTexts(props, t('form.provider.label'));
  const wanted = search.trim().toLocaleLowerCase();
  const shown = providers.filter(provider => matches(provider, wanted));
  const chosen = providers.find(provider => provider.entityRef === formData);
  const reason = chosen && whyNotChoosable(chosen, t);
  const isSelectable = chosen && reason === undefined && shown.includes(chosen);
  const hidden = providers.length - shown.length;
  const problemOf = (provider: string) => {
    if (!chosen) {
      return t('form.provider.unknown', { provider });
    }
    return reason === undefined
      ? undefined
      : t('form.provider.refused', { name: chosen.title, reason });
  };
  const problem = formData ? problemOf(formData) : undefined;
  const labelId = `${idSchema?.$id}__label`;
  const checkId = `${idSchema?.$id}__check`;
  return (
    <div className={styles.picker}>
      <FieldLabel label={label} id={labelId} description={description} />
      <SearchField
        className={styles.search}
        size="small"
        aria-label={t('form.provider.search')}
        placeholder={t('form.provider.searchPlaceholder')}
        value={search}
        onChange={setSearch}
        // Enter goes on to the next step everywhere but here.
        onKeyDown={event => {
          if (event.key === 'Enter') {
            event.preventDefault();
          }
        }}
      />
      {hidden > 0 && (
        <div className={styles.hidden}>
          <QuietText>
            {t('form.provider.hidden', {
              hidden: String(hidden),
              total: String(providers.length),
            })}
          </QuietText>
          <Button size="small" variant="tertiary" onPress={() => setSearch('')}>
            {t('form.provider.clear')}
          </Button>
        </div>
      )}
      <RadioGroup
        className={styles.options}
        aria-labelledby={labelId}
        validationBehavior="aria"
        isInvalid={(rawErrors ?? []).length > 0}
        isDisabled={props.disabled || props.readonly}
        aria-describedby={checkId}
        // A value without a radio would take the group out of the tab order.
        value={isSelectable ? chosen.entityRef : null}
        onChange={write}
      >
        {shown.map(provider => (
          <ProviderOption
            key={provider.entityRef}
            provider={provider}
            isChosen={provider === chosen}
          />
        ))}
      </RadioGroup>
      <CheckLine id={checkId} kind={problem ? 'wrong' : undefined}>
        {problem}
      </CheckLine>
    </div>
  );
}

/**
 * Chooses the provider whose image is to run as a PlatformService.
 *
 * @internal
 */
export function ProviderPicker(props: FieldProps<string>) {
  const { t } = useTranslation();
  const api = useApi(openmcpApiRef);
  const answer = useQuestion('providers', signal =>
    api.getProviders({}, { signal }),
  );
  return (
    <AnswerRegion
      answer={answer}
      loading={t('form.provider.loading')}
      forbidden={t('form.provider.forbidden')}
      problem={params => t('form.provider.problem', params)}
      rows={4}
    >
      {({ items }) =>
        items.length > 0 ? (
          <ProviderList {...props} providers={orderProviders(items)} />
        ) : (
          <RegionMessage sentence={t('form.provider.empty')} />
        )
      }
    </AnswerRegion>
  );
}
