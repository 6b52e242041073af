import { withManager } from '../api/managedFields';
import { SimulationClock } from '../clock';
import { NewObject, timestamp } from '../objects';

/**
 * Notes on a new object who writes it, as the API server does for a request.
 *
 * @param manager - name of the writer
 * @param object - the object
 * @param clock - gives the time
 * @internal
 */
export function writtenBy(
  manager: string,
  object: NewObject,
  clock: SimulationClock,
): NewObject {
  const entry = {
    manager,
    operation: 'Update' as const,
    time: timestamp(clock.now()),
  };
  const managedFields = withManager(object.metadata, object, entry);
  return { ...object, metadata: { ...object.metadata, managedFields } };
}
