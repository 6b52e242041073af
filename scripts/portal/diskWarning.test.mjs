import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stateDirectory } from '../bootstrap/paths.mjs';
import { diskWarning } from './diskWarning.mjs';

test('a disk that is full is told once, with the setting that names another one', () => {
  const warn = diskWarning(stateDirectory());
  assert.equal(warn('Listening on :7007'), undefined);
  const line =
    'Task worker failed unexpectedly, SqliteError: update `tasks` - database or disk is full';
  assert.match(
    warn(line),
    /the disk is full \(ENOSPC\)\. It belongs to the state of the portal: make room .*OPENMCP_STATE_DIRECTORY/,
  );
  assert.equal(warn(line), undefined);
});
