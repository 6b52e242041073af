import type { Findings, Path } from '../findings';
import { volumeSources } from '../schema';
import { entriesIn, Entry, fieldIn, textIn } from './reading';

const WEBHOOK_VOLUME = 'webhook-tls';
const HIGHEST_MODE = 0o777;
const HOST_PATH_TYPES = [
  '',
  'DirectoryOrCreate',
  'Directory',
  'FileOrCreate',
  'File',
  'Socket',
  'CharDevice',
  'BlockDevice',
];

/** What the CRD lets be missing or empty, and a pod does not. */
const NOT_EMPTY: Readonly<Record<string, readonly string[]>> = {
  secret: ['secretName'],
  configMap: ['name'],
  persistentVolumeClaim: ['claimName'],
  hostPath: ['path'],
  nfs: ['server', 'path'],
  csi: ['driver'],
  image: ['reference'],
};

const LISTS_OF_PATHS = ['secret', 'configMap', 'downwardAPI'];

/**
 * Whether a path stays in its folder: relative, and no way up.
 *
 * @internal
 */
export function isInnerPath(path: string): boolean {
  return !path.startsWith('/') && !path.split('/').includes('..');
}

function checkMode(value: unknown, path: Path, findings: Findings): void {
  if (
    Number.isInteger(value) &&
    ((value as number) < 0 || (value as number) > HIGHEST_MODE)
  ) {
    findings.error(path, 'volume-mode', { value: String(value) });
  }
}

function checkPaths(source: unknown, path: Path, findings: Findings): void {
  checkMode(fieldIn(source, 'defaultMode'), [...path, 'defaultMode'], findings);
  for (const { position, entry } of entriesIn(source, 'items')) {
    const itemPath = [...path, 'items', position];
    checkMode(fieldIn(entry, 'mode'), [...itemPath, 'mode'], findings);
    if (textIn(entry, 'key') === '') {
      findings.error([...itemPath, 'key'], 'volume-source-incomplete', {
        name: 'key',
      });
    }
    const target = textIn(entry, 'path');
    if (
      target !== undefined &&
      (target === '' || target.startsWith('..') || !isInnerPath(target))
    ) {
      findings.error([...itemPath, 'path'], 'volume-item-path', {
        path: target,
      });
    }
  }
}

function checkProjected(source: unknown, path: Path, findings: Findings): void {
  checkMode(fieldIn(source, 'defaultMode'), [...path, 'defaultMode'], findings);
  for (const { position, entry } of entriesIn(source, 'sources')) {
    const entryPath = [...path, 'sources', position];
    const kinds = Object.keys(entry).filter(kind => entry[kind] !== undefined);
    if (kinds.length > 1) {
      findings.error(entryPath, 'volume-several-sources', {
        name: textIn(source, 'name') ?? 'projected',
        sources: kinds,
      });
    }
    for (const kind of LISTS_OF_PATHS) {
      checkPaths(fieldIn(entry, kind), [...entryPath, kind], findings);
    }
    for (const kind of ['secret', 'configMap']) {
      const reference = fieldIn(entry, kind);
      if (reference !== undefined && !textIn(reference, 'name')) {
        findings.error(
          [...entryPath, kind, 'name'],
          'volume-source-incomplete',
          { name: 'name' },
        );
      }
    }
  }
}

function checkSource(
  kind: string,
  source: unknown,
  path: Path,
  findings: Findings,
): void {
  for (const name of NOT_EMPTY[kind] ?? []) {
    const value = fieldIn(source, name);
    if (value === undefined || value === '') {
      findings.error([...path, name], 'volume-source-incomplete', { name });
    }
  }
  if (LISTS_OF_PATHS.includes(kind)) {
    checkPaths(source, path, findings);
  }
  if (kind === 'projected') {
    checkProjected(source, path, findings);
  }
  if (kind === 'hostPath') {
    const type = textIn(source, 'type');
    if (type !== undefined && !HOST_PATH_TYPES.includes(type)) {
      findings.error([...path, 'type'], 'not-one-of', {
        value: type,
        allowed: HOST_PATH_TYPES.slice(1),
      });
    }
    const hostPath = textIn(source, 'path') ?? '';
    if (hostPath.split('/').includes('..')) {
      findings.error([...path, 'path'], 'volume-item-path', { path: hostPath });
    }
  }
}

function checkVolume(
  { position, entry }: Entry,
  mounted: ReadonlySet<string>,
  findings: Findings,
): void {
  const path = ['spec', 'extraVolumes', position];
  const name = textIn(entry, 'name');
  if (name === undefined) {
    return;
  }
  if (name.length > 63 || !/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/.test(name)) {
    findings.error([...path, 'name'], 'volume-name', { name });
  } else if (name === WEBHOOK_VOLUME) {
    findings.warning([...path, 'name'], 'volume-of-the-operator', { name });
  }
  const sources = Object.keys(volumeSources).filter(
    source => fieldIn(entry, source) !== undefined,
  );
  if (sources.length === 0) {
    findings.warning(path, 'volume-without-source', { name });
  } else if (sources.length > 1) {
    findings.error(path, 'volume-several-sources', { name, sources });
  } else {
    const [kind] = sources;
    checkSource(kind, fieldIn(entry, kind), [...path, kind], findings);
  }
  if (!mounted.has(name)) {
    findings.warning(path, 'volume-not-mounted', { name });
  }
}

/**
 * Checks the volumes. A cluster takes any here; a volume that is not well-formed
 * makes the init Job fail (`InitJobCreationFailed`, "may not specify more than 1
 * volume type", "must be a DNS label", "Required value"). Rare kinds of volumes
 * are checked for their fields alone.
 *
 * @remarks
 * Source: Kubernetes, `pkg/apis/core/validation/validation.go`; a volume without
 * source: `pkg/apis/core/v1/defaults.go`.
 *
 * @internal
 */
export function checkVolumes(spec: unknown, findings: Findings): void {
  const mounted = new Set(
    entriesIn(spec, 'extraVolumeMounts').flatMap(
      ({ entry }) => textIn(entry, 'name') ?? [],
    ),
  );
  for (const entry of entriesIn(spec, 'extraVolumes')) {
    checkVolume(entry, mounted, findings);
  }
}
