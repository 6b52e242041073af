import { Health, StatusCode, StatusReason } from './InstallationStatus';
import { renderStatusSentence } from './messages';

/**
 * A reason, with the time at which it has to be looked at anew.
 *
 * @internal
 */
export interface Finding extends StatusReason {
  /** RFC 3339; see `reviewAt` of `InstallationStatus`. */
  reviewAt?: string;
}

/**
 * Makes a finding; parameters without a value are left out.
 *
 * @internal
 */
export function createFinding(finding: {
  code: StatusCode;
  health: Health;
  params?: Record<string, string | number | undefined>;
  object?: { kind: string; name: string; namespace?: string; uid?: string };
  since?: string;
  reviewAt?: string;
}): Finding {
  const { code, health, object, since, reviewAt } = finding;
  const params: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(finding.params ?? {})) {
    if (value !== undefined) {
      params[key] = value;
    }
  }
  return {
    code,
    params,
    message: renderStatusSentence(code, params),
    health,
    object,
    since,
    reviewAt,
  };
}

/**
 * The reference that a finding about an object holds.
 *
 * @internal
 */
export function referenceTo(
  kind: string,
  object: { name: string; namespace?: string; uid?: string },
): { kind: string; name: string; namespace?: string; uid?: string } {
  const { name, namespace, uid } = object;
  return { kind, name, namespace, uid };
}
