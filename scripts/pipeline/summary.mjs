/**
 * Sums up what the steps found, for people: a table, the failures, and as the last line the counts.
 *
 * @param {import('./runPipeline.mjs').StepReport[]} reports
 * @param {{skipIsFailure: boolean}} options - whether a skipped test spoils the whole (`CI=true`)
 * @returns {{text: string, exitCode: number}} the text, which ends with a line feed
 */
export function summary(reports, { skipIsFailure }) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { result } of reports) {
    total.passed += result.passed;
    total.failed += result.failed;
    total.skipped += result.skipped;
  }
  const counts = [`${total.passed} passed`, `${total.failed} failed`];
  if (total.skipped > 0) {
    counts.push(`${total.skipped} skipped`);
  }
  const spoiltBySkip = skipIsFailure && total.skipped > 0;
  return {
    text: [
      ...reports.filter(({ result }) => result.failed > 0).map(failureText),
      '',
      table(reports),
      '',
      ...(spoiltBySkip ? ['With CI=true a skipped test is a failure.'] : []),
      counts.join(', '),
      '',
    ].join('\n'),
    exitCode: total.failed > 0 || spoiltBySkip ? 1 : 0,
  };
}

function failureText({ step, result, lastLines, logFile }) {
  const details = result.failures.length > 0 ? result.failures : lastLines;
  return [
    '',
    `── ${step.title} ──`,
    ...details,
    `The whole output: ${logFile}`,
  ].join('\n');
}

function table(reports) {
  const rows = [
    ['Step', 'Passed', 'Failed', 'Skipped', 'Seconds', ''],
    ...reports.map(({ step, result, seconds, skippedBecause }) => [
      step.title,
      String(result.passed),
      String(result.failed),
      String(result.skipped),
      seconds.toFixed(1),
      skippedBecause ?? '',
    ]),
  ];
  const widths = rows[0].map((_, column) =>
    Math.max(...rows.map(row => row[column].length)),
  );
  return rows
    .map(row =>
      row
        .map((cell, column) =>
          column === 0 || column === row.length - 1
            ? cell.padEnd(widths[column])
            : cell.padStart(widths[column]),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
