import { EligibilityReport } from '@openmcp/backstage-plugin-openmcp-common';

/**
 * What is wrong with one field, as the backend says it.
 *
 * @internal
 */
export interface RefusedField {
  /** For instance `name` or `spec.image`. */
  field: string;
  code: string;
  /** Manager that owns the field, of a conflict. */
  owner?: string;
  message?: string;
}

/**
 * Why the backend refused a request.
 *
 * @internal
 */
export interface Refusal {
  /** HTTP status. */
  status: number;
  /** The sentence of the backend, in English. */
  message: string;
  fields: RefusedField[];
  /** The verdict, when the rules of eligibility do not allow it. */
  eligibility?: EligibilityReport;
}

type Data = Readonly<Record<string, unknown>>;

function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function readFields(details: unknown): RefusedField[] {
  return (Array.isArray(details) ? details : []).filter(isData).map(detail => ({
    field: readText(detail.field) ?? '',
    code: readText(detail.code) ?? '',
    owner: readText(detail.owner),
    message: readText(detail.message),
  }));
}

function isReport(value: unknown): value is EligibilityReport {
  return isData(value) && isData(value.wrap);
}

/**
 * Reads what a call of the API threw. Undefined when there was no answer, or one
 * that is no decision about the request (signed out, a failing backend).
 *
 * @internal
 */
export function readRefusal(error: unknown): Refusal | undefined {
  if (!isData(error)) {
    return undefined;
  }
  const status = error.statusCode;
  if (typeof status !== 'number' || status < 400 || status >= 500) {
    return undefined;
  }
  if (status === 401) {
    return undefined;
  }
  const body = isData(error.body) ? error.body : {};
  const told = isData(body.error) ? body.error : {};
  return {
    status,
    message: readText(told.message) ?? readText(error.message) ?? '',
    fields: readFields(told.details),
    ...(isReport(told.eligibility) && { eligibility: told.eligibility }),
  };
}
