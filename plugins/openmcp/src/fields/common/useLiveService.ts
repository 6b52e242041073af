import { useApi } from '@backstage/core-plugin-api';
import { Installation } from '@openmcp/backstage-plugin-openmcp-common';
import { openmcpApiRef } from '../../api';
import { FormValues } from './formValues';
import { Answer, useQuestion } from './useQuestion';

/**
 * The PlatformService of the form as the portal knows it, and the key of which
 * one that is.
 *
 * @internal
 */
export interface LiveService extends Answer<Installation> {
  /** Undefined while none is chosen. */
  key?: string;
}

/**
 * Reads the PlatformService that the form is about. Values of variables are not
 * part of it.
 *
 * @param isAsked - false asks nothing
 * @internal
 */
export function useLiveService(
  { cluster, name }: Pick<FormValues, 'cluster' | 'name'>,
  isAsked: boolean,
): LiveService {
  const api = useApi(openmcpApiRef);
  const key =
    isAsked && cluster && name ? JSON.stringify([cluster, name]) : undefined;
  const answer = useQuestion(key, signal =>
    api.getInstallation(
      { cluster: cluster ?? '', kind: 'PlatformService', name: name ?? '' },
      { signal },
    ),
  );
  return { ...answer, key };
}
