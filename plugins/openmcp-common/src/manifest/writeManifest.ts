import { Document, isScalar, Scalar, ScalarTag, visit } from 'yaml';

/**
 * Texts that a reader of YAML 1.1 or 1.2 could take for something else: what
 * begins like a number or a date, and the words for true, false, null, infinity,
 * no number and for merging. And one line with a tab, which some readers refuse
 * where it stands without quotes.
 */
const AMBIGUOUS =
  /^(?:[-+]?\.?[0-9]|(?:y|n|yes|no|on|off|true|false|null|~|[-+]?\.inf|\.nan|<<|=|[^\n]*\t[^\n]*)$)/i;

/** Line breaks of YAML 1.1, and what is not printed; tab and line feed are. */
const UNPRINTED = /[^\P{Cc}\t\n]|[\p{Zl}\p{Zp}\u00a0\ufeff\ufffe\uffff]/u;

/**
 * Texts of several lines whose spaces at the ends of lines matter: readers
 * differ on them in a block.
 */
const HAS_OUTER_SPACES = /^\s|[ \t](?:\n|$)/;

function isOnOneLine(value: string): boolean {
  return (
    UNPRINTED.test(value) ||
    (value.includes('\n') && HAS_OUTER_SPACES.test(value))
  );
}

function escapeUnprinted(value: string): string {
  return JSON.stringify(value).replace(
    new RegExp(UNPRINTED, 'gu'),
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Escapes what a reader could change; without a line width nothing folds it. */
const textOnOneLine: ScalarTag = {
  tag: 'tag:yaml.org,2002:str',
  default: true,
  identify: value => typeof value === 'string' && isOnOneLine(value),
  resolve: value => value,
  stringify: item => escapeUnprinted(String(item.value)),
};

/**
 * Writes an object as YAML that every reader understands in the same way:
 * kubectl and other readers of YAML 1.1, and readers of YAML 1.2. Each text comes
 * back as the same text. No anchors, no folded lines.
 *
 * @param object - plain data without cycles, for instance of `buildPlatformService`
 * @returns one document that ends with a line break
 * @public
 */
export function writeManifest(object: object): string {
  const document = new Document(object, {
    compat: 'yaml-1.1',
    aliasDuplicateObjects: false,
    customTags: tags => [textOnOneLine, ...tags],
  });
  visit(document, {
    Scalar(_, node) {
      if (
        isScalar(node) &&
        typeof node.value === 'string' &&
        AMBIGUOUS.test(node.value)
      ) {
        node.type = Scalar.QUOTE_DOUBLE;
      }
    },
  });
  return document.toString({ lineWidth: 0 });
}
