import { createHmac } from 'node:crypto';

/** Longer specs are not remembered, in characters. */
const longestSpec = 64 * 1024;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Takes the values of environment variables out of specs and leaves hashes there,
 * by which it can be told whether a value is still the same. The key is a secret
 * of the database; a hash is good for one variable of one object alone, so that
 * equal values do not look equal elsewhere.
 *
 * @internal
 */
export class EnvironmentHasher {
  private key?: Buffer;
  private hadNoKey = false;

  /** True when specs could not be kept, because there was no key yet. */
  get wasMissed(): boolean {
    return this.hadNoKey;
  }

  /** Nothing is hashed before that. */
  setKey(key: Buffer): void {
    this.key = key;
  }

  /**
   * A spec as JSON without values of environment variables.
   *
   * @param uid - of the object
   * @returns undefined when there is no key yet, and for specs that are no
   * objects or too long
   */
  hide(uid: string, spec: unknown): string | undefined {
    this.hadNoKey ||= !this.key;
    if (!this.key || !isObject(spec)) {
      return undefined;
    }
    const { env, ...rest } = spec;
    const hidden = {
      ...rest,
      ...(env !== undefined && { env: this.hideList(uid, env) }),
    };
    const json = JSON.stringify(hidden);
    return json.length > longestSpec ? undefined : json;
  }

  private hideList(uid: string, env: unknown): unknown {
    return Array.isArray(env)
      ? env.map((entry, index) => this.hideEntry(uid, entry, index))
      : this.hash(uid, 'env', env);
  }

  private hideEntry(uid: string, entry: unknown, index: number): unknown {
    if (!isObject(entry) || typeof entry.name !== 'string') {
      return this.hash(uid, `env[${index}]`, entry);
    }
    const { value, ...rest } = entry;
    return value === undefined
      ? rest
      : { ...rest, value: this.hash(uid, entry.name, value) };
  }

  private hash(uid: string, name: string, value: unknown): string {
    return createHmac('sha256', this.key!)
      .update(JSON.stringify([uid, name, value ?? null]))
      .digest('base64url');
  }
}
