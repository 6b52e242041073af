import {
  createFormField,
  FormFieldBlueprint,
} from '@backstage/plugin-scaffolder-react/alpha';

/**
 * The fields for software templates. They are loaded when a form opens.
 *
 * @internal
 */
export const formFields = [
  FormFieldBlueprint.make({
    name: 'provider-picker',
    params: {
      field: () =>
        import('./fields').then(fields =>
          createFormField(fields.providerPickerField),
        ),
    },
  }),
  FormFieldBlueprint.make({
    name: 'cluster-picker',
    params: {
      field: () =>
        import('./fields').then(fields =>
          createFormField(fields.clusterPickerField),
        ),
    },
  }),
  FormFieldBlueprint.make({
    name: 'platform-service-name',
    params: {
      field: () =>
        import('./fields').then(fields =>
          createFormField(fields.platformServiceNameField),
        ),
    },
  }),
  FormFieldBlueprint.make({
    name: 'image',
    params: {
      field: () =>
        import('./fields').then(fields =>
          createFormField(fields.imageFormField),
        ),
    },
  }),
  FormFieldBlueprint.make({
    name: 'environment-editor',
    params: {
      field: () =>
        import('./fields').then(fields =>
          createFormField(fields.environmentEditorField),
        ),
    },
  }),
  FormFieldBlueprint.make({
    name: 'platform-mode-statement',
    params: {
      field: () =>
        import('./fields').then(fields =>
          createFormField(fields.platformModeStatementField),
        ),
    },
  }),
  FormFieldBlueprint.make({
    name: 'manifest-preview',
    params: {
      field: () =>
        import('./fields').then(fields =>
          createFormField(fields.manifestPreviewField),
        ),
    },
  }),
  FormFieldBlueprint.make({
    name: 'platform-service-picker',
    params: {
      field: () =>
        import('./fields').then(fields =>
          createFormField(fields.platformServicePickerField),
        ),
    },
  }),
  FormFieldBlueprint.make({
    name: 'removal-preview',
    params: {
      field: () =>
        import('./fields').then(fields =>
          createFormField(fields.removalPreviewField),
        ),
    },
  }),
  FormFieldBlueprint.make({
    name: 'replicas',
    params: {
      field: () =>
        import('./fields').then(fields =>
          createFormField(fields.replicasField),
        ),
    },
  }),
  FormFieldBlueprint.make({
    name: 'log-level',
    params: {
      field: () =>
        import('./fields').then(fields =>
          createFormField(fields.logLevelField),
        ),
    },
  }),
  FormFieldBlueprint.make({
    name: 'pull-secrets',
    params: {
      field: () =>
        import('./fields').then(fields =>
          createFormField(fields.pullSecretsField),
        ),
    },
  }),
  FormFieldBlueprint.make({
    name: 'delivery',
    params: {
      field: () =>
        import('./fields').then(fields =>
          createFormField(fields.deliveryField),
        ),
    },
  }),
  FormFieldBlueprint.make({
    name: 'further-settings',
    params: {
      field: () =>
        import('./fields').then(fields =>
          createFormField(fields.furtherSettingsField),
        ),
    },
  }),
  FormFieldBlueprint.make({
    name: 'configuration-editor',
    params: {
      field: () =>
        import('./fields').then(fields =>
          createFormField(fields.configurationEditorField),
        ),
    },
  }),
  FormFieldBlueprint.make({
    name: 'traits-preview',
    params: {
      field: () =>
        import('./fields').then(fields =>
          createFormField(fields.traitsPreviewField),
        ),
    },
  }),
];
