import {
  EligibilitySentence,
  FieldChange,
} from '@openmcp/backstage-plugin-openmcp-common';

/**
 * What was done on a cluster, or with a dry run would be done. Values of
 * environment variables are in no part of it.
 *
 * @internal
 */
export interface AppliedPlatformService {
  result: 'created' | 'configured' | 'unchanged';
  diff: FieldChange[];
  /** What was sent, as YAML. */
  manifest: string;
  /** Of the object as it is now; missing when there is none. */
  generation?: number;
  /** Of the object as it is now; missing when there is none. */
  uid?: string;
  warnings: EligibilitySentence[];
}
