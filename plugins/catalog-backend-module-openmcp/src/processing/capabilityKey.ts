/**
 * Key by which entities are processed again when another entity stands for a
 * capability that they name.
 *
 * @internal
 */
export function capabilityKey(capability: string): string {
  return `openmcp:capability:${capability}`.slice(0, 255);
}
