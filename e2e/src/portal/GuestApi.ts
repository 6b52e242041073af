/**
 * What an answer of the portal's API holds.
 *
 * @internal
 */
export interface ApiAnswer {
  status: number;
  body: { error: { message: string; details?: { field: string }[] } };
}

/**
 * The portal's API with the credentials of the guest, without any page.
 *
 * @internal
 */
export class GuestApi {
  readonly #baseUrl: string;
  readonly #token: string;

  private constructor(baseUrl: string, token: string) {
    this.#baseUrl = baseUrl;
    this.#token = token;
  }

  /** @throws Error when the portal gives the guest no token */
  static async signIn(baseUrl: string): Promise<GuestApi> {
    const response = await fetch(`${baseUrl}/api/auth/guest/refresh`, {
      method: 'POST',
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
    });
    const body = (await response.json()) as {
      backstageIdentity?: { token: string };
    };
    if (!body.backstageIdentity) {
      throw new Error(`The guest was not let in (${response.status}).`);
    }
    return new GuestApi(baseUrl, body.backstageIdentity.token);
  }

  async post(path: string, body: object): Promise<ApiAnswer> {
    const response = await fetch(`${this.#baseUrl}${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${this.#token}`,
      },
      body: JSON.stringify(body),
    });
    return {
      status: response.status,
      body: (await response.json()) as ApiAnswer['body'],
    };
  }
}
