import { readManifest } from '@openmcp/backstage-plugin-openmcp-common/manifest-reader';
import { checkProviderConfiguration } from '@openmcp/backstage-plugin-openmcp-common/provider-configuration';
import { Translate } from '../../language';
import { ConfigurationDraft } from './askConfiguration';

/**
 * What is wrong with a configuration object that somebody has written: the checks
 * that the action makes, too.
 *
 * @internal
 */
export function configurationProblems(
  text: string,
  draft: ConfigurationDraft,
  t: Translate,
): string[] {
  const { problems, value } = readManifest(text);
  if (problems.length > 0) {
    return problems.map(({ line, message }) =>
      line === undefined
        ? message
        : t('form.configuration.line', { line: String(line), message }),
    );
  }
  return checkProviderConfiguration(
    value,
    readManifest(draft.manifest).value,
  ).map(({ field, message }) => t('form.preview.said', { field, message }));
}
