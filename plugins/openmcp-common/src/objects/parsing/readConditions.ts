import { Condition } from '../types';
import { FieldReader } from './FieldReader';
import { withoutSpareRoom } from './withoutSpareRoom';

/**
 * Reads a list of conditions. Unknown types, reasons and states are kept; an
 * entry without a type says nothing and is left out.
 *
 * @internal
 */
export function readConditions(
  reader: FieldReader,
  value: unknown,
): Condition[] {
  const conditions: Condition[] = [];
  for (const condition of reader.records(value)) {
    const type = reader.word(condition.type);
    if (type !== undefined) {
      conditions.push({
        type,
        status: reader.word(condition.status) ?? 'Unknown',
        reason: reader.word(condition.reason),
        message: reader.share(reader.message(condition.message)),
        observedGeneration: reader.count(condition.observedGeneration),
        lastTransitionTime: reader.time(condition.lastTransitionTime),
      });
    }
  }
  return withoutSpareRoom(conditions);
}
