import assert from 'node:assert/strict';
import { test } from 'node:test';
import { StepProgress } from './StepProgress.mjs';

function terminal(columns) {
  const written = [];
  return {
    isTTY: true,
    columns,
    write: text => written.push(text),
    /** The lines that a person sees in the end. */
    lines: () =>
      written
        .join('')
        .split('\n')
        .map(line => line.split('\r\u001b[K').pop()),
  };
}

test('a terminal shows what has ended, and below it what runs', context => {
  context.mock.timers.enable({ apis: ['setInterval', 'Date'] });
  const stream = terminal(80);
  const progress = new StepProgress({ stream });
  progress.begin('Types');
  progress.begin('Contract');
  context.mock.timers.tick(3000);
  assert.deepEqual(stream.lines(), ['Types … 3 s, Contract … 3 s']);

  progress.end('Types', 'passed');
  assert.deepEqual(stream.lines(), ['Types: passed (3 s)', 'Contract … 3 s']);

  progress.end('Contract', '2 failed');
  progress.close();
  assert.deepEqual(stream.lines(), [
    'Types: passed (3 s)',
    'Contract: 2 failed (3 s)',
    '',
  ]);
});

test('what runs never takes more than one line of a terminal', context => {
  context.mock.timers.enable({ apis: ['setInterval', 'Date'] });
  const stream = terminal(20);
  const progress = new StepProgress({ stream });
  progress.begin('Unit and integration tests');
  assert.equal(stream.lines().join('').length, 19);
  progress.close();
});

test('elsewhere what runs is told now and then', context => {
  context.mock.timers.enable({ apis: ['setInterval', 'Date'] });
  let output = '';
  const stream = {
    write: text => {
      output += text;
    },
  };
  const progress = new StepProgress({ stream, repeatSeconds: 60 });
  progress.begin('Types');
  context.mock.timers.tick(30_000);
  progress.begin('Contract');
  context.mock.timers.tick(30_000);
  context.mock.timers.tick(10_000);
  progress.end('Types', 'passed');
  progress.close();
  assert.deepEqual(output.split('\n'), [
    'Types …',
    'Contract …',
    'Still running: Types … 60 s, Contract … 30 s',
    'Types: passed (70 s)',
    '',
  ]);
});
