import axe from 'axe-core';

/**
 * What stands in the way of people who use assistive technology, as far as a
 * machine finds it. Contrast is not looked at: nothing is drawn in tests.
 */
export async function findFaults(place: Element): Promise<string[]> {
  const { violations } = await axe.run(place, {
    rules: { 'color-contrast': { enabled: false } },
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(node => `${id}: ${node.html}`),
  );
}
