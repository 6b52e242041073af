/**
 * Runs in the page: clicks on something and waits until something else was drawn.
 *
 * @param options - selectors of both
 * @returns milliseconds from the click to the paint
 */
export async function clickAndWait(options: {
  click: string;
  until: string;
  patience: number;
}): Promise<number> {
  const nextFrame = () => new Promise(requestAnimationFrame);
  const target = document.querySelector<HTMLElement>(options.click);
  if (!target) {
    throw new Error(`There is no ${options.click}`);
  }
  const start = performance.now();
  target.click();
  while (!document.querySelector(options.until)) {
    if (performance.now() - start > options.patience) {
      throw new Error(`Waited in vain for ${options.until}`);
    }
    await nextFrame();
  }
  // It is in the document now; after two frames it was drawn.
  await nextFrame();
  await nextFrame();
  return performance.now() - start;
}
