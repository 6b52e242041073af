// A reporter for `node --test`: counts single tests and writes the counts as JSON.

export default async function* countsReporter(source) {
  const counts = { passed: 0, failed: 0, skipped: 0, failures: [] };
  for await (const { type, data } of source) {
    if (data?.details?.type === 'suite') {
      continue;
    }
    if (type === 'test:fail') {
      counts.failed += 1;
      const { error } = data.details;
      counts.failures.push(
        `${data.name}\n  ${error?.cause?.message ?? error?.message}`,
      );
    } else if (type === 'test:pass') {
      const isSkipped = data.skip !== undefined || data.todo !== undefined;
      counts[isSkipped ? 'skipped' : 'passed'] += 1;
    }
  }
  yield JSON.stringify(counts);
}
