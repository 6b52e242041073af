import { ScaffolderTask } from './ScaffolderTask';

/**
 * An answer of the backend.
 *
 * @internal
 */
export interface Answer<Body = any> {
  status: number;
  body: Body;
}

/**
 * Somebody who is signed in to a portal, and uses its REST API as the pages do.
 *
 * @internal
 */
export class Person {
  constructor(readonly baseUrl: string, readonly token: string) {}

  /** @throws Error when the portal gives no token */
  static async signIn(baseUrl: string, name: string): Promise<Person> {
    const response = await fetch(`${baseUrl}/api/auth/e2e/refresh`, {
      headers: { 'x-person': name, 'x-requested-with': 'XMLHttpRequest' },
    });
    const { backstageIdentity } = (await response.json()) as {
      backstageIdentity?: { token: string };
    };
    if (!backstageIdentity) {
      throw new Error(`${name} was not let in (${response.status}).`);
    }
    return new Person(baseUrl, backstageIdentity.token);
  }

  /**
   * Asks the backend something.
   *
   * @param path - below `/api/`
   */
  async send<Body = any>(
    method: string,
    path: string,
    body?: object,
  ): Promise<Answer<Body>> {
    const response = await fetch(`${this.baseUrl}/api/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
    });
    const text = await response.text();
    return {
      status: response.status,
      body: (/^[[{]/.test(text) ? JSON.parse(text) : text) as Body,
    };
  }

  /** Looks on at a task that somebody else has started. */
  follow(task: ScaffolderTask): ScaffolderTask {
    return new ScaffolderTask(this, task.id);
  }

  /** A template as the catalog has it; undefined when it has none. */
  async findTemplate(name: string): Promise<any> {
    const { status, body } = await this.send(
      'GET',
      `catalog/entities/by-name/template/default/${name}`,
    );
    return status === 200 ? body : undefined;
  }

  /**
   * Runs a template of the catalog.
   *
   * @throws Error when the form would not have let it pass
   */
  async startTask(
    template: string,
    values: object,
    secrets?: Record<string, string>,
  ): Promise<ScaffolderTask> {
    const { status, body } = await this.send('POST', 'scaffolder/v2/tasks', {
      templateRef: `template:default/${template}`,
      values,
      ...(secrets && { secrets }),
    });
    if (status !== 201) {
      throw new Error(
        `${template} was not started (${status}): ${JSON.stringify(body)}`,
      );
    }
    return new ScaffolderTask(this, body.id);
  }

  /** Runs a template as its editor does, which has to change nothing. */
  async dryRun(
    template: object,
    values: object,
    secrets?: Record<string, string>,
  ): Promise<Answer> {
    return this.send('POST', 'scaffolder/v2/dry-run', {
      template,
      values,
      directoryContents: [],
      ...(secrets && { secrets }),
    });
  }
}
