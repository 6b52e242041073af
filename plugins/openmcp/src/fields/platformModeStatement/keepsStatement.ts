import { OpenmcpApi } from '../../api';
import { FormValues, readRefusal, toDryRun } from '../common';

/**
 * Whether the statement that is recorded on the chosen PlatformService is enough
 * for an update: the gate itself is asked.
 *
 * @internal
 */
export async function keepsStatement(
  api: OpenmcpApi,
  values: FormValues,
  signal?: AbortSignal,
): Promise<boolean> {
  const { cluster, image, name } = values;
  if (!cluster || !image || !name) {
    return false;
  }
  const request = toDryRun(
    { ...values, image, name, platformMode: undefined },
    { isUpdate: true },
  );
  try {
    await api.applyPlatformService(cluster, request, { signal });
    return true;
  } catch (error) {
    // A conflict comes behind the gate; all else is the gate, or says nothing of it.
    return readRefusal(error)?.status === 409;
  }
}
