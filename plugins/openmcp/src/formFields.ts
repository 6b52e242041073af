import {
  createFormField,
  FormField,
  FormFieldBlueprint,
} from '@backstage/plugin-scaffolder-react/alpha';

// One place that loads them: each further one adds to what every page loads first.
const loadFields = () => import('./fields');

function formField<TName extends string>(
  name: TName,
  choose: (fields: Awaited<ReturnType<typeof loadFields>>) => FormField,
) {
  return FormFieldBlueprint.make({
    name,
    params: { field: () => loadFields().then(choose) },
  });
}

/**
 * The fields for software templates. They are loaded when a form opens.
 *
 * @internal
 */
export const formFields = [
  formField('provider-picker', fields =>
    createFormField(fields.providerPickerField),
  ),
  formField('cluster-picker', fields =>
    createFormField(fields.clusterPickerField),
  ),
  formField('platform-service-name', fields =>
    createFormField(fields.platformServiceNameField),
  ),
  formField('image', fields => createFormField(fields.imageFormField)),
  formField('environment-editor', fields =>
    createFormField(fields.environmentEditorField),
  ),
  formField('platform-mode-statement', fields =>
    createFormField(fields.platformModeStatementField),
  ),
  formField('manifest-preview', fields =>
    createFormField(fields.manifestPreviewField),
  ),
  formField('platform-service-picker', fields =>
    createFormField(fields.platformServicePickerField),
  ),
  formField('removal-preview', fields =>
    createFormField(fields.removalPreviewField),
  ),
  formField('replicas', fields => createFormField(fields.replicasField)),
  formField('log-level', fields => createFormField(fields.logLevelField)),
  formField('pull-secrets', fields => createFormField(fields.pullSecretsField)),
  formField('delivery', fields => createFormField(fields.deliveryField)),
  formField('further-settings', fields =>
    createFormField(fields.furtherSettingsField),
  ),
  formField('configuration-editor', fields =>
    createFormField(fields.configurationEditorField),
  ),
  formField('traits-preview', fields =>
    createFormField(fields.traitsPreviewField),
  ),
];
