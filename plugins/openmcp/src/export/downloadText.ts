/**
 * Hands a text to the reader's browser as a file.
 *
 * @param fileName - with its ending
 * @param text - what the file holds, written as UTF-8
 * @param type - media type without parameters
 * @internal
 */
export function downloadText(
  fileName: string,
  text: string,
  type: string,
): void {
  const address = URL.createObjectURL(
    new Blob([text], { type: `${type};charset=utf-8` }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the address after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
