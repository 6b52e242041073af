const WORDS = [
  [/no space left on device/i, 'ENOSPC'],
  [/database or disk is full/i, 'ENOSPC'],
  [/disk quota exceeded/i, 'EDQUOT'],
  [/read-only file system/i, 'EROFS'],
  [/permission denied/i, 'EACCES'],
];
const CODE = /\b(ENOSPC|EDQUOT|EROFS|EACCES|EPERM|ENOTDIR)\b/;
const FILES = [
  // Node: ENOSPC: no space left on device, copyfile '/from' -> '/a/b'
  /\b(?:ENOSPC|EDQUOT|EROFS|EACCES|EPERM|ENOTDIR): [^,\n]*, \w+ '[^'\n]+' -> '(\/[^'\n]+)'/,
  // EROFS: read-only file system, mkdir '/a/b'
  /\b(?:ENOSPC|EDQUOT|EROFS|EACCES|EPERM|ENOTDIR): [^,\n]*, \w+ '(\/[^'\n]+)'/,
  // npm: npm error path /a/b
  /^npm (?:error|ERR!) (?:path|dest) (\/.+)$/m,
  // Python: [Errno 28] No space left on device: '/a/b'
  /\[Errno \d+\] [^:\n]*: '(\/[^'\n]+)'/,
  // Go: mkdir /a/b: read-only file system
  /\b(?:open|mkdir|write|rename|creating work dir: stat) (\/[^:\n]+): (?:no space|disk quota|read-only|permission)/i,
];

/**
 * Finds in what a program printed that it could not write, in the words of npm, yarn, pip, Python, Go and SQLite.
 *
 * @param {string} output - the end of the output
 * @returns {{code: string, file?: string} | undefined} the code of the operating system, and the file where it is told
 */
export function fileProblemIn(output) {
  const code =
    CODE.exec(output)?.[1] ??
    WORDS.find(([pattern]) => pattern.test(output))?.[1];
  if (!code) {
    return undefined;
  }
  const file = FILES.map(pattern => pattern.exec(output)?.[1]).find(Boolean);
  return { code, file };
}
