import type { ManifestFindingCode, ManifestParams } from './ManifestFinding';

type Render = (params: ManifestParams) => string;

function list(names: ManifestParams[string]): string {
  return Array.isArray(names) ? names.join(', ') : String(names);
}

function nameRule({ limit }: ManifestParams): string {
  return `Lower-case letters, digits and -, at most ${limit}.`;
}

/** They begin with the value or its field and say what is allowed. */
const SENTENCES: Record<ManifestFindingCode, Render> = {
  missing: ({ name }) => `${name} is missing.`,
  'wrong-type': ({ expected, actual }) =>
    `This has to be ${expected} and is ${actual}.`,
  'unknown-field': ({ name, allowed }) =>
    `There is no field ${name} here${
      allowed === undefined ? '' : `; allowed: ${list(allowed)}`
    }.`,
  empty: () => 'This must not be empty.',
  'not-whole': ({ value }) => `${value} is no whole number.`,
  'out-of-range': ({ value, minimum, maximum }) =>
    `${value} is outside ${minimum} to ${maximum}.`,
  'not-one-of': ({ value, allowed }) =>
    `${value || 'An empty text'} is not among ${list(allowed)}.`,
  duplicate: ({ key, value, first }) =>
    `${key} ${value} is used already, in ${first}.`,
  quantity: ({ value }) =>
    `${value} is no quantity; write for instance 100Mi or 0.5.`,
  'broken-text': () => 'This text holds half a character and cannot be stored.',
  'control-characters': () =>
    'This text holds control characters; no process can be started with a NUL.',
  'too-large': ({ limit }) =>
    `This is too large: a cluster stores at most about ${limit} characters.`,
  'too-long': ({ limit }) => `This has more than ${limit} characters.`,

  'name-with-dots': params => `${params.name}: no dots. ${nameRule(params)}`,
  'name-too-long': params =>
    `${params.name}: ${params.length} characters are too many. ${nameRule(
      params,
    )}`,
  'name-format': params =>
    `${params.name}: not a name. ${nameRule(
      params,
    )} It begins and ends with a letter or digit.`,

  'image-empty': () => 'An image is needed.',
  'image-spaces': () =>
    'An image reference has no spaces, line breaks or control characters.',
  'image-scheme': () =>
    'An image reference has no scheme: leave out what ends in ://.',
  'image-upper-case': () => 'The repository of an image is in lower case.',
  'image-registry': () => 'The host before the first / is not well-formed.',
  'image-repository': () =>
    'This is no image reference; write for instance ghcr.io/example/name:v1.0.0.',
  'image-tag': () =>
    'The tag behind the colon has letters, digits, _, . and -, at most 128.',
  'image-digest': () =>
    'The digest behind the @ is not well-formed; write for instance sha256: and 64 hexadecimal digits.',
  'image-too-long': () => 'The repository has more than 255 characters.',
  'image-without-tag': () =>
    'Without tag and digest this means latest, which may be another image tomorrow.',
  'pull-secret-name': ({ name }) =>
    `${name || 'An empty text'} is no name of a Secret.`,

  'env-reserved': ({ name }) => `${name} is set by the operator.`,
  'env-name': ({ name }) =>
    `${name} cannot be the name of a variable: printable ASCII without =.`,
  'env-name-unusual': ({ name }) =>
    `${name} is an unusual name of a variable and refused by older clusters; letters, digits, _, - and . are safe.`,
  'env-keep-with-value': ({ name }) =>
    `${name} has a value and is to be kept; one of the two.`,

  'volume-name': ({ name }) =>
    `${
      name || 'An empty text'
    } is no name of a volume: lower-case letters, digits and -, at most 63.`,
  'volume-without-source': ({ name }) =>
    `Volume ${name} says no source, so it is an empty directory.`,
  'volume-several-sources': ({ name, sources }) =>
    `Volume ${name} has several sources: ${list(sources)}; one is allowed.`,
  'volume-source-incomplete': ({ name }) => `${name} must not be empty here.`,
  'volume-item-path': ({ path }) =>
    `${path || 'An empty text'} has to be a relative path without ..`,
  'volume-mode': ({ value }) =>
    `${value} is no file mode: 0 to 511 (0777 in octal).`,
  'volume-not-mounted': ({ name }) => `Volume ${name} is mounted nowhere.`,
  'volume-of-the-operator': ({ name }) =>
    `The operator itself uses ${name} when the provider serves webhooks; then it cannot be started.`,
  'mount-without-volume': ({ name }) =>
    `There is no volume ${name || 'without a name'} in extraVolumes.`,
  'mount-path-relative': ({ path }) =>
    `${path} does not begin with /; it is taken as /${path}.`,
  'mount-path-colon': ({ path }) =>
    `${path} has a colon, which some container runtimes refuse.`,
  'mount-sub-path': ({ path }) =>
    `${path} has to be a relative path without ..`,
  'mount-combination': ({ name, other }) =>
    `${name} cannot be combined with ${other}.`,
  'topology-key': ({ key }) =>
    `${key || 'An empty text'} is no key of a label.`,
  'topology-combination': ({ name, other }) => `${name} needs ${other}.`,

  'flag-dashes': () => 'A flag begins with --, for instance --name=value.',
  'flag-spaces': () => 'A flag has no spaces and no control characters.',
  'flag-of-the-operator': ({ flag }) =>
    `${flag} is set by the operator, behind this one.`,
  'platform-mode-contradiction': ({ stated }) =>
    `The spec says something else for ${stated}.`,
};

/**
 * The English sentence of a finding about a manifest.
 *
 * @param code - what it is
 * @param params - the values in the sentence
 * @public
 */
export function renderManifestSentence(
  code: ManifestFindingCode,
  params: ManifestParams,
): string {
  return SENTENCES[code](params);
}
