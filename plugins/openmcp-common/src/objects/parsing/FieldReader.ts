import { ParseOptions } from './ParseResult';
import { cleanLine, cleanMessage, TEXT_LIMITS } from './untrustedText';
import { withoutSpareRoom } from './withoutSpareRoom';

/**
 * A JSON object of which nothing is known.
 *
 * @internal
 */
export type UnknownRecord = Record<string, unknown>;

const RFC_3339 =
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/;

/** Most objects have none of the wanted keys. */
const NO_TEXTS: Record<string, string> = Object.freeze({});

/**
 * Reads fields of objects from a cluster. What has another type than expected
 * counts as missing, because an object with one strange field is still worth
 * showing; texts are cleaned and bounded.
 *
 * @internal
 */
export class FieldReader {
  private readonly intern: (text: string) => string;
  private lastTime?: string;

  constructor(options: ParseOptions = {}) {
    this.intern = options.intern ?? (text => text);
  }

  /** The value if it is a JSON object, otherwise an empty one. */
  record(value: unknown): UnknownRecord {
    return isRecord(value) ? value : {};
  }

  /** The JSON objects of a list; a list that is missing or null is empty. */
  records(value: unknown): UnknownRecord[] {
    return this.items(value).filter(isRecord);
  }

  /** A short text on one line; undefined when there is none. */
  word(value: unknown): string | undefined {
    return this.share(this.text(value, TEXT_LIMITS.word));
  }

  /** A text on one line; undefined when there is none. */
  line(value: unknown): string | undefined {
    return this.share(this.text(value, TEXT_LIMITS.line));
  }

  /** The texts of a list, each on one line. */
  lines(value: unknown): string[] {
    return withoutSpareRoom(
      this.items(value)
        .map(item => this.line(item))
        .filter(item => item !== undefined),
    );
  }

  /** A text of any number of lines; undefined when there is none. */
  message(value: unknown): string | undefined {
    return typeof value === 'string'
      ? cleanMessage(value) || undefined
      : undefined;
  }

  /** An equal text that is in memory already, where there is one. */
  share<T extends string | undefined>(text: T): T | string {
    return text === undefined ? text : this.intern(text);
  }

  /** A whole number of 0 or more. */
  count(value: unknown): number | undefined {
    return Number.isSafeInteger(value) && (value as number) >= 0
      ? (value as number)
      : undefined;
  }

  /** A whole number, as exit codes are. */
  integer(value: unknown): number | undefined {
    return Number.isSafeInteger(value) ? (value as number) : undefined;
  }

  /** An RFC 3339 time as Kubernetes writes it. */
  time(value: unknown): string | undefined {
    if (typeof value !== 'string') {
      return undefined;
    }
    // Times of one object repeat; this way they are one string in memory.
    if (value === this.lastTime) {
      return this.lastTime;
    }
    if (!RFC_3339.test(value) || Number.isNaN(Date.parse(value))) {
      return undefined;
    }
    this.lastTime = this.share(value);
    return this.lastTime;
  }

  /**
   * The texts of a map of texts, of those keys that are wanted. Where there are
   * none it is always the same map, which cannot be changed.
   */
  texts(
    value: unknown,
    isWanted: (key: string) => boolean,
  ): Record<string, string> {
    const texts: Record<string, string> = {};
    const entries = Object.entries(this.record(value));
    for (const [key, text] of entries.slice(0, TEXT_LIMITS.items)) {
      // Assigning to `__proto__` would not add a key.
      if (typeof text === 'string' && key !== '__proto__' && isWanted(key)) {
        texts[this.share(cleanLine(key, TEXT_LIMITS.line))] = this.share(
          cleanLine(text, TEXT_LIMITS.line),
        );
      }
    }
    return Object.keys(texts).length > 0 ? texts : NO_TEXTS;
  }

  private text(value: unknown, limit: number): string | undefined {
    return typeof value === 'string'
      ? cleanLine(value, limit) || undefined
      : undefined;
  }

  private items(value: unknown): unknown[] {
    return Array.isArray(value) ? value.slice(0, TEXT_LIMITS.items) : [];
  }
}

/**
 * Tells whether a value is a JSON object.
 *
 * @internal
 */
export function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
