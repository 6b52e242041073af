import { freeMegabytes } from './freeMegabytes.mjs';
import { describeFolder, writtenFolders } from './writtenFolders.mjs';

const WORDS = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota of the disk is used up',
  EROFS: 'it is read-only',
  EACCES: 'there is no right to write there',
  EPERM: 'writing there is not permitted',
  // Some releases of Node say so where they cannot make a folder.
  ENOENT: 'no folder can be made there',
  ENOTDIR: 'a file is where a folder has to be',
};
const FULL = new Set(['ENOSPC', 'EDQUOT']);
/** Less than this much room is named where nobody says which disk is full. */
const LITTLE_ROOM_MEGABYTES = 500;

/**
 * Says which folder could not be written to, why, and which setting names another one.
 *
 * @param {{code: string, file?: string, environment?: NodeJS.ProcessEnv, root?: string}} problem - the code of the
 *   error, and the file or folder where that is known; environment and root of the repository as in `writtenFolders`
 * @returns {string | undefined} sentences for a person, or nothing where the code is none of this kind
 */
export function explainFileProblem({ code, file, environment, root }) {
  if (!(code in WORDS)) {
    return undefined;
  }
  const folders = writtenFolders(environment, root);
  if (file) {
    return `${file} cannot be written: ${WORDS[code]} (${code}). ${whatToDo(
      code,
      describeFolder(file, folders),
      file,
    )}`;
  }
  if (!FULL.has(code)) {
    return `A folder cannot be written: ${
      WORDS[code]
    } (${code}). Look at ${list(folders.map(nameFolder))}.`;
  }
  const full = folders
    .map(folder => ({ ...folder, free: freeMegabytes(folder.path) }))
    .filter(({ free }) => free < LITTLE_ROOM_MEGABYTES);
  const named = full.length > 0 ? full : folders;
  return `The disk is full (${code}). Make room, or let another disk have it: ${list(
    named.map(nameFolder),
  )}.`;
}

function whatToDo(code, folder, file) {
  const what = folder ? `It belongs to ${folder.what}: ` : '';
  const setting = folder?.setting
    ? `, or set ${folder.setting} to a folder ${
        FULL.has(code) ? 'on another disk' : 'that you may write to'
      }`
    : '';
  if (FULL.has(code)) {
    const free = freeMegabytes(file);
    return `${what}make room${
      free === undefined ? '' : ` (${free} MB are free)`
    }${setting}.`;
  }
  if (code === 'ENOTDIR') {
    return `${what}move that file away${setting}.`;
  }
  return `${what}${
    code === 'EROFS'
      ? 'make it writable'
      : 'give yourself the right to write there'
  }${setting}.`;
}

function nameFolder({ what, path: folder, setting, free }) {
  const details = [
    ...(free === undefined ? [] : [`${free} MB free`]),
    ...(setting ? [`set ${setting} to move it`] : []),
  ];
  return `${folder} (${[what, ...details].join(', ')})`;
}

function list(parts) {
  return parts.join('; ');
}
