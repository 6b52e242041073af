/**
 * Characters that JSON takes as they are and YAML does not: it refuses control
 * characters, and folds what it holds for line breaks into blanks.
 *
 * @remarks
 * Sources: YAML 1.1, production `c-printable` and section 5.4, and go-yaml,
 * `readerc.go`, by which API servers read what is applied.
 */
// eslint-disable-next-line no-control-regex
const OTHERWISE_READ = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;

/**
 * JSON that means the same to readers of YAML.
 *
 * @internal
 */
export function stringifyForYaml(value: unknown): string {
  return JSON.stringify(value).replace(
    OTHERWISE_READ,
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
