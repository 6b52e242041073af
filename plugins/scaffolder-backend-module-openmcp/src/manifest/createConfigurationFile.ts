import type { EligibilityReport } from '@openmcp/backstage-plugin-openmcp-common';
import { readManifest } from '@openmcp/backstage-plugin-openmcp-common/manifest-reader';
import { writeManifest } from '@openmcp/backstage-plugin-openmcp-common/manifest-writer';
import { checkProviderConfiguration } from '@openmcp/backstage-plugin-openmcp-common/provider-configuration';
import { ActionFailure, describeProblems } from '../failures';

/**
 * What the REST API knows of the configuration object that a provider needs.
 *
 * @internal
 */
export type ConfigurationDraft = NonNullable<
  EligibilityReport['configuration']
>;

/**
 * The configuration object of a provider, for a file beside the manifest.
 *
 * @internal
 */
export interface ConfigurationFile {
  /** Text of the file; missing where something has to be filled in first. */
  content?: string;
  /** What a person has to know of it, in one sentence without full stop. */
  note: string;
}

function readGiven(given: string | object): unknown {
  if (typeof given !== 'string') {
    return given;
  }
  const { problems, value } = readManifest(given);
  if (problems.length > 0) {
    throw new ActionFailure(
      describeProblems(
        problems.map(({ line, message }) => ({
          field: line === undefined ? 'configuration' : `configuration:${line}`,
          code: 'malformed',
          message,
        })),
      ),
    );
  }
  return value;
}

function describeNeed(draft: ConfigurationDraft): string {
  const { kind, name, neededBefore, optional } = draft;
  return optional
    ? `${kind} ${name} is read where it is there`
    : `${kind} ${name} must exist before ${neededBefore}`;
}

/**
 * Whether somebody filled the object in; a form hands a text of blanks over where
 * nobody did.
 *
 * @internal
 */
export function isFilledIn(
  given: string | object | undefined,
): given is string | object {
  return typeof given === 'string' ? given.trim() !== '' : given !== undefined;
}

/**
 * The text of the file for the configuration object: what a person has filled in,
 * or the draft where nothing is missing in it. A draft with gaps is none: a cluster
 * could take the text of a gap for a value.
 *
 * @param draft - as the API answers it; undefined where none is needed or known
 * @param given - what was filled in, as YAML or as an object
 * @returns undefined where none is needed or known
 * @throws ActionFailure naming each field that is missing or wrong in what was
 * filled in, or that nobody knows of such an object
 * @internal
 */
export function createConfigurationFile(
  draft: ConfigurationDraft | undefined,
  given: string | object | undefined,
): ConfigurationFile | undefined {
  if (!draft) {
    if (isFilledIn(given)) {
      throw new ActionFailure(
        'configuration: no trusted traits say that this provider has a configuration object',
      );
    }
    return undefined;
  }
  const { findings, kind, manifest, name } = draft;
  if (isFilledIn(given)) {
    const value = readGiven(given);
    const problems = checkProviderConfiguration(
      value,
      readManifest(manifest).value,
    ).map(finding => ({ ...finding, field: `configuration.${finding.field}` }));
    if (problems.length > 0) {
      throw new ActionFailure(describeProblems(problems));
    }
    return {
      content: writeManifest(value as object),
      note: `${kind} ${name} is written beside it`,
    };
  }
  if (findings.length === 0) {
    return { content: manifest, note: `${kind} ${name} is written beside it` };
  }
  const missing = findings.map(({ field }) => field).join(', ');
  return {
    note: `${describeNeed(
      draft,
    )}; it is not written, because a person has to say ${missing}`,
  };
}
