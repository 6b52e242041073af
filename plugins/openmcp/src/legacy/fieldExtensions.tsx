import { ComponentType, lazy, ReactElement, Suspense } from 'react';
import {
  createScaffolderFieldExtension,
  FieldExtensionOptions,
} from '@backstage/plugin-scaffolder-react';
import { openmcpPlugin } from './plugin';

type Fields = typeof import('../fields');
/** What a field of any type of value needs to be. */
interface AnyField {
  name: string;
  component: ComponentType<any>;
  validation?: FieldExtensionOptions<any, any>['validation'];
}

/**
 * A field that is loaded when a form shows it. The names stand here, too, because
 * the scaffolder needs them before.
 */
function field(name: string, choose: (fields: Fields) => AnyField) {
  const load = () => import('../fields').then(choose);
  const Field = lazy(async () => ({ default: (await load()).component }));
  const Extension = openmcpPlugin.provide(
    createScaffolderFieldExtension<any, any>({
      name,
      component: props => (
        <Suspense fallback={null}>
          <Field {...props} />
        </Suspense>
      ),
      validation: async (value, errors, context) => {
        const { validation } = await load();
        await validation?.(value, errors, context);
      },
    }),
  );
  return <Extension key={name} />;
}

/**
 * The fields for software templates, to be put into `ScaffolderFieldExtensions`.
 *
 * @public
 */
export const openmcpFieldExtensions: ReactElement = (
  <>
    {field('OpenmcpProviderPicker', fields => fields.providerPickerField)}
    {field('OpenmcpClusterPicker', fields => fields.clusterPickerField)}
    {field(
      'OpenmcpPlatformServiceName',
      fields => fields.platformServiceNameField,
    )}
    {field('OpenmcpImageField', fields => fields.imageFormField)}
    {field('OpenmcpEnvironmentEditor', fields => fields.environmentEditorField)}
    {field(
      'OpenmcpPlatformModeStatement',
      fields => fields.platformModeStatementField,
    )}
    {field('OpenmcpManifestPreview', fields => fields.manifestPreviewField)}
    {field(
      'OpenmcpPlatformServicePicker',
      fields => fields.platformServicePickerField,
    )}
    {field('OpenmcpRemovalPreview', fields => fields.removalPreviewField)}
    {field('OpenmcpReplicas', fields => fields.replicasField)}
    {field('OpenmcpLogLevel', fields => fields.logLevelField)}
    {field('OpenmcpPullSecrets', fields => fields.pullSecretsField)}
    {field('OpenmcpDelivery', fields => fields.deliveryField)}
    {field('OpenmcpFurtherSettings', fields => fields.furtherSettingsField)}
    {field(
      'OpenmcpConfigurationEditor',
      fields => fields.configurationEditorField,
    )}
    {field('OpenmcpTraitsPreview', fields => fields.traitsPreviewField)}
  </>
);
