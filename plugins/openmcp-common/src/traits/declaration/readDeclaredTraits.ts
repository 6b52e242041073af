import { withoutBlanks } from './withoutBlanks';

/** What each trait is called of which somebody can say that there is none. */
const NONE = {
  config: 'none',
  leader: 'none',
  requestBase: 'none',
  crds: [],
  toolCrdGroups: [],
  toolPrivileges: [],
  dependsOn: [],
  provides: [],
  'webhooks.own': [],
  'webhooks.tool': [],
  'deletion.keeps': [],
  needs: { storage: false, objectStoreCredentials: false, caBundle: false },
} as const;

/**
 * A trait of which somebody can say that there is none of it, as opposed to not
 * knowing.
 *
 * @public
 */
export type NoneTrait = keyof typeof NONE;

/**
 * All that somebody can say there is none of.
 *
 * @public
 */
export const NONE_TRAITS = Object.keys(NONE) as readonly NoneTrait[];

/**
 * Traits as somebody declares them.
 *
 * @public
 */
export interface DeclaredTraits {
  /** As in `spec.openmcp.versions`, not checked. */
  traits: Record<string, unknown>;
  /** What contradicts itself, in English. */
  problems: Array<{ field: string; message: string }>;
}

type Fields = Record<string, unknown>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A form cannot leave out what is not chosen of two ways. */
function readRequestBase(value: unknown): unknown {
  if (!isFields(value)) {
    return value;
  }
  const { providerName, ...rest } = value;
  const way = providerName === true ? { ...rest, providerName } : rest;
  return Object.keys(way).length > 0 ? way : undefined;
}

function readWay(traits: Fields): Fields {
  const { requestBase, ...rest } = traits;
  const way = readRequestBase(requestBase);
  return way === undefined ? rest : { ...rest, requestBase: way };
}

/**
 * Reads traits out of the data of a form: what was left blank is not declared and
 * reads as unknown; of what somebody says that there is none, that is declared.
 *
 * @param form - whatever a form holds
 * @param none - of what there is none
 * @public
 */
export function readDeclaredTraits(
  form: unknown,
  none: readonly unknown[],
): DeclaredTraits {
  const read = withoutBlanks(form);
  const traits = readWay(isFields(read) ? read : {});
  const problems: DeclaredTraits['problems'] = [];
  for (const field of none) {
    if (!NONE_TRAITS.includes(field as NoneTrait)) {
      problems.push({
        field: 'none',
        message: `there are ${NONE_TRAITS.join(', ')}`,
      });
      continue;
    }
    const [name, part] = String(field).split('.');
    const known = traits[name];
    const isGiven =
      part === undefined
        ? known !== undefined
        : isFields(known) && known[part] !== undefined;
    if (isGiven) {
      problems.push({
        field: `traits.${field}`,
        message: 'is declared, and so is that there is none',
      });
    } else if (part === undefined) {
      traits[name] = NONE[field as NoneTrait];
    } else {
      traits[name] = {
        ...(isFields(known) && known),
        [part]: NONE[field as NoneTrait],
      };
    }
  }
  return { traits, problems };
}
