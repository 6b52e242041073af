import { useEffect, useRef } from 'react';
import { useApi } from '@backstage/core-plugin-api';
import { Button, TextField } from '@backstage/ui';
import { ProviderItem } from '@openmcp/backstage-plugin-openmcp-common';
import { openmcpApiRef } from '../../api';
import { QuietText } from '../../components';
import { useTranslation } from '../../language';
import {
  CheckLine,
  fieldOptions,
  FieldProps,
  fieldFindings,
  fieldTexts,
  readFormValues,
  useFormValue,
  useLiveService,
  usePreset,
  useQuestion,
} from '../common';
import { findImageOwner, foreignImageText } from './imageOwner';
import styles from './ImageField.module.css';

/** The image that a form may propose for a provider. */
function proposalOf(provider: ProviderItem | undefined): string | undefined {
  const { image, tag } = provider ?? {};
  return image && tag ? `${image}:${tag}` : image;
}

function ImageCheck(props: {
  id: string;
  image: string;
  provider: string | undefined;
  providers: readonly ProviderItem[];
}) {
  const { t } = useTranslation();
  const { id, image, provider, providers } = props;
  const chosen = providers.find(item => item.entityRef === provider);
  const owner = findImageOwner(image, provider, providers);
  const [finding] = image ? fieldFindings({ image }) : [];
  if (finding?.severity === 'error') {
    return (
      <CheckLine id={id} kind="wrong">
        {finding.message}
      </CheckLine>
    );
  }
  const foreign = foreignImageText(image, provider, providers, t);
  if (foreign) {
    return (
      <CheckLine id={id} kind="wrong">
        {foreign}
      </CheckLine>
    );
  }
  if (owner && chosen?.image && !owner.isOfChosen) {
    return (
      <CheckLine id={id} kind="wrong">
        {t('form.image.notOf', {
          image,
          chosen: chosen.title,
          own: chosen.image,
        })}
      </CheckLine>
    );
  }
  if (finding) {
    return (
      <CheckLine id={id} kind="note">
        {finding.message}
      </CheckLine>
    );
  }
  return (
    <CheckLine id={id} kind={owner && chosen ? 'good' : undefined}>
      {owner && chosen && t('form.image.known', { provider: chosen.title })}
    </CheckLine>
  );
}

/**
 * The image that is to run: preset once from the provider, checked while one
 * types.
 *
 * @internal
 */
export function ImageField(props: FieldProps<string>) {
  const { t } = useTranslation();
  const api = useApi(openmcpApiRef);
  const write = useFormValue(props);
  const { formContext, formData, idSchema, rawErrors } = props;
  const values = readFormValues(formContext?.formData);
  const { provider } = values;
  const { isUpdate } = fieldOptions(props.uiSchema);
  const live = useLiveService(values, isUpdate);
  const current = live.data?.spec.image;
  usePreset(live.key, current, !formData, write);
  const image = formData ?? '';
  const isTouched = useRef(image !== '');

  const providers =
    useQuestion('providers', signal => api.getProviders({}, { signal })).data
      ?.items ?? [];
  const chosen = providers.find(item => item.entityRef === provider);
  const proposal = proposalOf(chosen);
  useEffect(() => {
    if (proposal && !isTouched.current) {
      isTouched.current = true;
      write(proposal);
    }
  }, [proposal, write]);

  const owner = findImageOwner(image, provider, providers);
  const checkId = `${idSchema?.$id}__check`;
  return (
    <div className={styles.field}>
      <div className={styles.row}>
        <TextField
          className={styles.text}
          {...fieldTexts(props, t('form.image.label'))}
          placeholder={t('form.image.placeholder')}
          validationBehavior="aria"
          isRequired={props.required}
          isInvalid={(rawErrors ?? []).length > 0}
          isDisabled={props.disabled || props.readonly}
          aria-describedby={checkId}
          autoComplete="off"
          spellCheck="false"
          value={image}
          onChange={value => {
            isTouched.current = true;
            write(value || undefined);
          }}
        />
        {proposal && !owner?.isOfChosen && image !== proposal && (
          <Button
            size="small"
            variant="secondary"
            onPress={() => write(proposal)}
          >
            {t('form.image.useProposal', { provider: chosen?.title ?? '' })}
          </Button>
        )}
      </div>
      {current !== undefined && current !== image && (
        <QuietText>{t('service.update.current', { value: current })}</QuietText>
      )}
      <ImageCheck
        id={checkId}
        image={image}
        provider={provider}
        providers={providers}
      />
    </div>
  );
}
