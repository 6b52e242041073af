import {
  PlatformModeStatement,
  PlatformServiceRequest,
} from '@openmcp/backstage-plugin-openmcp-common';

/**
 * A variable of the environment, as the form keeps it.
 *
 * @internal
 */
export interface FormVariable {
  name: string;
  value: string;
  /** True when the cluster keeps the value that it has; then there is none here. */
  keep?: true;
}

/**
 * A statement about platform mode as the form keeps it: `stated` is the tick of
 * the person and is not sent to the API.
 *
 * @internal
 */
export type StatedPlatformMode = PlatformModeStatement & { stated?: boolean };

/**
 * The values of the form, read by the names that the fields share. What is
 * missing, or is not what it should be, is undefined.
 *
 * @internal
 */
export interface FormValues {
  /** Entity reference. */
  provider?: string;
  cluster?: string;
  name?: string;
  image?: string;
  runReplicas?: number;
  verbosity?: string;
  /** Names of Secrets with which the image is pulled. */
  imagePullSecrets: string[];
  env: FormVariable[];
  platformMode?: StatedPlatformMode;
}

type Data = Readonly<Record<string, unknown>>;

function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function readVariables(value: unknown): FormVariable[] {
  return (Array.isArray(value) ? value : []).filter(isData).map(entry => ({
    name: readText(entry.name) ?? '',
    value: entry.keep === true ? '' : readText(entry.value) ?? '',
    ...(entry.keep === true && { keep: true as const }),
  }));
}

function readNames(value: unknown): string[] {
  return (Array.isArray(value) ? value : [])
    .filter(isData)
    .flatMap(entry => readText(entry.name) ?? []);
}

/**
 * A variable as the API takes it: with its value, or kept.
 *
 * @internal
 */
export function toEntry({ keep, name, value }: FormVariable) {
  return keep ? { name, keep } : { name, value };
}

/**
 * Reads a statement about platform mode; undefined when it names no way.
 *
 * @internal
 */
export function readStatement(value: unknown): StatedPlatformMode | undefined {
  if (!isData(value)) {
    return undefined;
  }
  const { via } = value;
  if (via !== 'env' && via !== 'flag' && via !== 'config') {
    return undefined;
  }
  const name = readText(value.name);
  const text = readText(value.value);
  return {
    via,
    ...(name !== undefined && { name }),
    ...(text !== undefined && { value: text }),
    stated: value.stated === true,
  };
}

/**
 * Reads the data of the form, whatever a template or an address put into it.
 *
 * @internal
 */
export function readFormValues(formData: unknown): FormValues {
  const data = isData(formData) ? formData : {};
  return {
    provider: readText(data.provider),
    cluster: readText(data.cluster),
    name: readText(data.name),
    image: readText(data.image),
    runReplicas:
      typeof data.runReplicas === 'number' ? data.runReplicas : undefined,
    verbosity: readText(data.verbosity),
    imagePullSecrets: readNames(data.imagePullSecrets),
    env: readVariables(data.env),
    platformMode: readStatement(data.platformMode),
  };
}

/**
 * The variables without a kept one that the statement about platform mode writes
 * anew: it cannot be both.
 *
 * @internal
 */
export function toldApart({
  env,
  platformMode,
}: Pick<FormValues, 'env' | 'platformMode'>): FormVariable[] {
  const told = platformMode?.via === 'env' ? platformMode.name : undefined;
  return env.filter(({ keep, name }) => !(keep && name === told));
}

/**
 * What the form asks the API for. A statement without its tick is left out, so
 * that the gate answers as if nothing was stated.
 *
 * @internal
 */
export function toDryRun(
  values: FormValues & { name: string; image: string },
): PlatformServiceRequest {
  const { image, imagePullSecrets, name, platformMode, provider } = values;
  const { runReplicas, verbosity } = values;
  const env = toldApart(values);
  return {
    name,
    dryRun: true,
    force: false,
    ...(provider !== undefined && { provider }),
    spec: {
      image,
      ...(env.length > 0 && { env: env.map(toEntry) }),
      ...(imagePullSecrets.length > 0 && {
        imagePullSecrets: imagePullSecrets.map(secret => ({ name: secret })),
      }),
      ...(runReplicas !== undefined && { runReplicas }),
      ...(verbosity !== undefined && { verbosity }),
    },
    ...(platformMode?.stated && {
      platformMode: withoutTick(platformMode),
    }),
  };
}

/**
 * The part of a statement that the API knows.
 *
 * @internal
 */
export function withoutTick(
  statement: StatedPlatformMode,
): PlatformModeStatement {
  const { name, value, via } = statement;
  return {
    via,
    ...(name !== undefined && { name }),
    ...(value !== undefined && { value }),
  };
}
