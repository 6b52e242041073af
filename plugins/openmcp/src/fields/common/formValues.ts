import { PlatformModeStatement } from '@openmcp/backstage-plugin-openmcp-common';
import { FurtherSettings, readFurtherSettings } from './furtherSettings';

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
  /** Names of Secrets with which the image is pulled; undefined where none are given. */
  imagePullSecrets?: string[];
  env: FormVariable[];
  /** False where nobody gave any variable, and took none away. */
  isEnvGiven: boolean;
  platformMode?: StatedPlatformMode;
  further: FurtherSettings;
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
    imagePullSecrets: Array.isArray(data.imagePullSecrets)
      ? readNames(data.imagePullSecrets)
      : undefined,
    env: readVariables(data.env),
    isEnvGiven: Array.isArray(data.env),
    platformMode: readStatement(data.platformMode),
    further: readFurtherSettings(data.further),
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
