import {
  KEPT_FIELDS,
  PlatformServiceRequest,
} from '@openmcp/backstage-plugin-openmcp-common';
import { FormValues, toEntry, toldApart, withoutTick } from './formValues';

/**
 * What the form asks the API for. A statement without its tick is left out, so
 * that the gate answers as if nothing was stated.
 *
 * @param isUpdate - true where everything stays that the form does not give
 * @internal
 */
export function toDryRun(
  values: FormValues & { name: string; image: string },
  { isUpdate }: { isUpdate: boolean },
): PlatformServiceRequest {
  const { further, image, imagePullSecrets, name, platformMode } = values;
  const { isEnvGiven, provider, runReplicas, verbosity } = values;
  const env = toldApart(values);
  const isGiven = (list: unknown[] | undefined) =>
    list !== undefined && (isUpdate || list.length > 0);
  const spec = {
    ...further.spec,
    image,
    ...(isEnvGiven && isGiven(env) && { env: env.map(toEntry) }),
    ...(isGiven(imagePullSecrets) && {
      imagePullSecrets: imagePullSecrets?.map(secret => ({ name: secret })),
    }),
    ...(runReplicas !== undefined && { runReplicas }),
    ...(verbosity !== undefined && { verbosity }),
  };
  const isStated = platformMode?.stated === true;
  return {
    name,
    dryRun: true,
    force: further.force,
    ...(provider !== undefined && { provider }),
    spec,
    ...(isUpdate && {
      keep: KEPT_FIELDS.filter(field =>
        field === 'platformMode' ? !isStated : !Object.hasOwn(spec, field),
      ),
    }),
    ...(isStated && { platformMode: withoutTick(platformMode) }),
  };
}
