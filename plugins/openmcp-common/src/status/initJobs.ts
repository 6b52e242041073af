import { JobObject, ProviderObject } from '../objects/types';

/**
 * Tells whether a Job is that of the provider's present generation. The
 * operator deletes and makes anew those of earlier generations. A Job that does
 * not tell its generation counts as present.
 *
 * @remarks
 * Source: openmcp-operator,
 * `internal/controllers/provider/install/installer.go`.
 *
 * @internal
 */
export function isOfPresentGeneration(
  job: JobObject,
  provider: ProviderObject,
): boolean {
  return (
    job.providerGeneration === undefined ||
    job.providerGeneration === provider.generation
  );
}

/**
 * Tells whether a Job has ended well.
 *
 * @internal
 */
export function hasSucceeded(job: JobObject): boolean {
  return (
    job.succeeded > 0 ||
    job.conditions.some(
      ({ type, status }) => type === 'Complete' && status === 'True',
    )
  );
}
