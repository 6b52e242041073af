import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileProblemIn } from './fileProblemIn.mjs';

test('what could not be written is found in the words of whoever says so', () => {
  for (const [said, code, file] of [
    ["Error: EROFS: read-only file system, mkdir '/a/b'", 'EROFS', '/a/b'],
    [
      "ENOSPC: no space left on device, copyfile '/tmp/from' -> '/a/b'",
      'ENOSPC',
      '/a/b',
    ],
    ['npm error code EACCES\nnpm error path /a/b', 'EACCES', '/a/b'],
    ["OSError: [Errno 28] No space left on device: '/a/b'", 'ENOSPC', '/a/b'],
    ['mkdir /a/b: read-only file system', 'EROFS', '/a/b'],
    ['SqliteError: database or disk is full', 'ENOSPC', undefined],
  ]) {
    assert.deepEqual(fileProblemIn(said), { code, file }, said);
  }
});

test('what was not found, or is refused by somebody else, is no such problem', () => {
  assert.equal(fileProblemIn("ENOENT: no such file, open '/a'"), undefined);
  assert.equal(fileProblemIn('E403 403 Forbidden'), undefined);
});
