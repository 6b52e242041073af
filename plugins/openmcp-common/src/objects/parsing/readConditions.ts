import { Condition } from '../types';
import { FieldReader } from './FieldReader';
import { withoutSpareRoom } from './withoutSpareRoom';

/**
 * Reads a list of conditions. Unknown types, reasons and states are kept; an
 * entry without a type says nothing and is left out.
 *
 * @param keepsMessage - whether the message of a condition of this type and status
 *   is wanted; default: always
 * @internal
 */
export function readConditions(
  reader: FieldReader,
  value: unknown,
  keepsMessage: (type: string, status: string) => boolean = () => true,
): Condition[] {
  const conditions: Condition[] = [];
  for (const condition of reader.records(value)) {
    const type = reader.word(condition.type);
    if (type !== undefined) {
      const status = reader.word(condition.status) ?? 'Unknown';
      conditions.push({
        type,
        status,
        reason: reader.word(condition.reason),
        message: keepsMessage(type, status)
          ? reader.share(reader.message(condition.message))
          : undefined,
        observedGeneration: reader.count(condition.observedGeneration),
        lastTransitionTime: reader.time(condition.lastTransitionTime),
      });
    }
  }
  return withoutSpareRoom(conditions);
}
