import { generateKeyPairSync, KeyObject, sign } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const keyId = 'e2e';

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

/**
 * The key with which the backend under test signs tokens of users, so that a
 * test can make tokens that end soon: the backend makes none that last less
 * than ten minutes.
 *
 * @internal
 */
export class SigningKey {
  readonly #privateKey: KeyObject;
  /** For `auth.keyStore` in the configuration of the backend. */
  readonly keyStore: object;

  private constructor(privateKey: KeyObject, keyStore: object) {
    this.#privateKey = privateKey;
    this.keyStore = keyStore;
  }

  /** Makes a key and writes it to a folder. */
  static create(folder: string): SigningKey {
    const { privateKey, publicKey } = generateKeyPairSync('ec', {
      namedCurve: 'P-256',
    });
    const publicKeyFile = join(folder, 'public.pem');
    const privateKeyFile = join(folder, 'private.pem');
    writeFileSync(
      publicKeyFile,
      publicKey.export({ type: 'spki', format: 'pem' }),
    );
    writeFileSync(
      privateKeyFile,
      privateKey.export({ type: 'pkcs8', format: 'pem' }),
      { mode: 0o600 },
    );
    return new SigningKey(privateKey, {
      provider: 'static',
      static: {
        keys: [{ publicKeyFile, privateKeyFile, keyId, algorithm: 'ES256' }],
      },
    });
  }

  /**
   * A token as the backend gives it to a user who has signed in.
   *
   * @param user - entity reference
   * @param issuer - base URL of the plugin `auth`
   * @param seconds - how long it lasts
   */
  createUserToken(user: string, issuer: string, seconds: number): string {
    const iat = Math.floor(Date.now() / 1000);
    const identity = { sub: user, iat, exp: iat + seconds };
    const proof = this.#sign('vnd.backstage.limited-user', identity);
    return this.#sign('vnd.backstage.user', {
      iss: issuer,
      aud: 'backstage',
      ...identity,
      uip: proof.split('.')[2],
    });
  }

  #sign(typ: string, claims: object): string {
    const content = `${encode({ typ, alg: 'ES256', kid: keyId })}.${encode(
      claims,
    )}`;
    const signature = sign('sha256', Buffer.from(content), {
      key: this.#privateKey,
      dsaEncoding: 'ieee-p1363',
    });
    return `${content}.${signature.toString('base64url')}`;
  }
}
