import {
  Document,
  isScalar,
  LineCounter,
  Node,
  parseDocument,
  visit,
  YAMLError,
} from 'yaml';

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

/** A number that JavaScript would round. */
function isRounded(value: unknown, source: string | undefined): boolean {
  return (
    typeof value === 'number' &&
    Number.isInteger(value) &&
    !Number.isSafeInteger(value) &&
    /^[-+]?[0-9]+$/.test(source ?? '')
  );
}

/**
 * What a reader would change silently: numbers that are too long, and keys that
 * stand twice in one map. The library compares each key with each; here the time
 * grows with the text. Keys count as equal that become one field, as `1` and `"1"`
 * do.
 */
function findChanged(
  document: Document.Parsed,
  lines: LineCounter,
): ManifestTextProblem[] {
  const problems: ManifestTextProblem[] = [];
  const report = ({ range }: Node, message: string) =>
    problems.push({
      ...(range && { line: lines.linePos(range[0]).line }),
      message,
    });
  visit(document, {
    Scalar(_, node) {
      if (isRounded(node.value, node.source)) {
        report(node, 'This number is too long to be kept; put it in quotes.');
      }
    },
    Map(_, { items }) {
      const names = new Set<string>();
      for (const { key } of items) {
        // What is merged has a symbol for its key.
        if (isScalar(key) && typeof key.value !== 'symbol') {
          const name = String(key.value ?? '');
          if (names.has(name)) {
            report(key, 'This key stands here already.');
          }
          names.add(name);
        }
      }
      return problems.length < MOST_PROBLEMS ? undefined : visit.BREAK;
    },
  });
  return problems.slice(0, MOST_PROBLEMS);
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
    const lineCounter = new LineCounter();
    const document = parseDocument(text, {
      lineCounter,
      merge: true,
      prettyErrors: true,
      uniqueKeys: false,
    });
    const faults = [...document.errors, ...document.warnings];
    if (faults.length > 0) {
      return {
        problems: faults.slice(0, MOST_PROBLEMS).map(fault => ({
          ...(fault.linePos && { line: fault.linePos[0].line }),
          message: describe(fault),
        })),
      };
    }
    const changed = findChanged(document, lineCounter);
    if (changed.length > 0) {
      return { problems: changed };
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
