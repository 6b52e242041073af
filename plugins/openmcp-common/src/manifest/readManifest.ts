import { parseDocument, YAMLError } from 'yaml';

/** More than a cluster stores in one object. */
const LONGEST_TEXT = 2_000_000;

/** More than anybody writes by hand, and far from what would fill the memory. */
const MOST_ALIASES = 100;
const MOST_PROBLEMS = 20;

/**
 * What keeps a text from being read as YAML.
 *
 * @public
 */
export interface ManifestTextProblem {
  /** Line in the text, from 1; missing where it is about the whole text. */
  line?: number;
  /** What is wrong, in English. Bounded, on one line. */
  message: string;
}

/**
 * The value that a text stands for, or what keeps it from being read.
 *
 * @public
 */
export type ReadManifest =
  | { value: unknown; problems: [] }
  | { value?: undefined; problems: ManifestTextProblem[] };

function describe({ code, message }: YAMLError): string {
  switch (code) {
    case 'DUPLICATE_KEY':
      return 'This key stands here already.';
    case 'MULTIPLE_DOCS':
      return 'One document is expected, and this begins another one.';
    case 'TAG_RESOLVE_FAILED':
      return 'A tag of this kind is not understood.';
    default:
      return `This is no YAML: ${message
        .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ')
        .slice(0, 200)}`;
  }
}

/**
 * Reads YAML that a person wrote or pasted: one document. Anchors, aliases and
 * merge keys become plain values; a key that stands twice is a problem and not
 * the last one that counts; what grows without bounds is refused before it does.
 *
 * @param text - anything; never throws
 * @public
 */
export function readManifest(text: unknown): ReadManifest {
  if (typeof text !== 'string') {
    return { problems: [{ message: 'A text is expected.' }] };
  }
  if (text.length > LONGEST_TEXT) {
    return {
      problems: [{ message: `At most ${LONGEST_TEXT} characters are read.` }],
    };
  }
  try {
    const document = parseDocument(text, { merge: true, prettyErrors: true });
    const faults = [...document.errors, ...document.warnings];
    if (faults.length > 0) {
      return {
        problems: faults.slice(0, MOST_PROBLEMS).map(fault => ({
          ...(fault.linePos && { line: fault.linePos[0].line }),
          message: describe(fault),
        })),
      };
    }
    const value: unknown = document.toJS({ maxAliasCount: MOST_ALIASES });
    return { value, problems: [] };
  } catch {
    return {
      problems: [
        {
          message:
            'Its aliases lead nowhere or to too much, or it is too deep.',
        },
      ],
    };
  }
}
