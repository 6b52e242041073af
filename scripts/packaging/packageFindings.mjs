import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const NEVER_PUBLISHED = [
  [/(^|\/)__[^/]+__(\/|$)/, 'belongs to tests'],
  [/\.(test|fulltest|realtest|stories)\.[^/]*$/, 'is a test'],
  [/^(src|dev|scripts)\//, 'is a source'],
  [/(^|\/)(tsconfig|jest)[^/]*$/, 'configures a build'],
  [/\.tsbuildinfo$/, 'is left by a build'],
];
const NEEDED_BY_EVERYBODY = ['LICENSE', 'README.md', 'package.json'];
const FEATURE_ROLES = [
  'backend-plugin',
  'backend-plugin-module',
  'frontend-plugin',
];

/**
 * What is wrong with a packed package: what is lacking, what is too much, and what leads nowhere once it is installed.
 *
 * @param {{packed: string, source: string, license: string}} options - folder into which the package was unpacked, its
 *   folder in the repository, and the text of the licence
 * @returns {string[]} one sentence each, none where all is well
 */
export function packageFindings({ packed, source, license }) {
  const manifest = readManifest(packed);
  const original = readManifest(source);
  const files = filesOf(packed);
  return [
    ...NEEDED_BY_EVERYBODY.filter(file => !files.has(file)).map(
      file => `${file} is missing`,
    ),
    ...licenseFindings(packed, license),
    ...unwantedFindings(files),
    ...folderFindings(original, source, files),
    ...sourcePathFindings(manifest),
    ...entryFindings(original, manifest, files),
    ...configurationFindings(original, manifest, packed, files),
    ...featureFindings(manifest),
    ...rangeFindings(manifest),
  ];
}

function readManifest(folder) {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
}

function filesOf(folder) {
  return new Set(
    readdirSync(folder, { recursive: true })
      .map(file => file.split(path.sep).join('/'))
      .filter(file => statSync(path.join(folder, file)).isFile()),
  );
}

function licenseFindings(packed, license) {
  const file = path.join(packed, 'LICENSE');
  return existsSync(file) && readFileSync(file, 'utf8') !== license
    ? ['LICENSE differs from that of the repository']
    : [];
}

function unwantedFindings(files) {
  return [...files].flatMap(file =>
    NEVER_PUBLISHED.filter(([pattern]) => pattern.test(file)).map(
      ([, why]) => `${file} ${why}`,
    ),
  );
}

// What `files` names besides `dist`, as migrations and manifests, arrives whole.
function folderFindings(original, source, files) {
  return original.files
    .filter(each => each !== 'dist' && each !== original.configSchema)
    .flatMap(folder =>
      [...filesOf(path.join(source, folder))].map(file => `${folder}/${file}`),
    )
    .filter(file => !files.has(file))
    .map(file => `${file} is missing`);
}

function sourcePathFindings(manifest) {
  return textsOf(manifest, 'package.json')
    .filter(([, text]) => /^(\.\/)?src(\/|$)/.test(text))
    .map(([place, text]) => `${place} leads to ${text}`);
}

function textsOf(value, place) {
  if (typeof value === 'string') {
    return [[place, value]];
  }
  return Object.entries(value ?? {}).flatMap(([key, each]) =>
    textsOf(each, `${place} ${key}`),
  );
}

function entryFindings(original, manifest, files) {
  const entries = Object.keys(original.exports ?? { '.': '' }).filter(
    each => each !== './package.json',
  );
  return entries.flatMap(entry => {
    const { types, default: code } = manifest.exports?.[entry] ?? {
      types: entry === '.' && !manifest.exports ? manifest.types : undefined,
      default: entry === '.' && !manifest.exports ? manifest.main : undefined,
    };
    return [
      ...fileFinding(`types of the entry ${entry}`, types, files),
      ...fileFinding(`code of the entry ${entry}`, code, files),
    ];
  });
}

function fileFinding(what, file, files) {
  if (!file) {
    return [`package.json names no ${what}`];
  }
  return files.has(file.replace(/^\.\//, ''))
    ? []
    : [`${what}: ${file} is missing`];
}

function configurationFindings(original, manifest, packed, files) {
  if (!original.configSchema) {
    return [];
  }
  const file = manifest.configSchema;
  const schema = files.has(file)
    ? JSON.parse(readFileSync(path.join(packed, file), 'utf8'))
    : {};
  return Object.keys(schema.properties ?? {}).length > 0
    ? []
    : [`the schema of the configuration (${file}) is missing or empty`];
}

// The CLI finds out which entries are features of Backstage; apps that look for plugins by themselves rely on it.
function featureFindings(manifest) {
  const { role, features = {} } = manifest.backstage;
  return FEATURE_ROLES.includes(role) && !features['.']
    ? ['package.json does not say which feature the package is']
    : [];
}

function rangeFindings(manifest) {
  return ['dependencies', 'devDependencies', 'peerDependencies'].flatMap(kind =>
    Object.entries(manifest[kind] ?? {})
      .filter(([, range]) =>
        /^(workspace|backstage|link|file|portal|patch):/.test(range),
      )
      .map(([name, range]) => `${kind}: ${name} is ${range}`),
  );
}
