import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  mockCredentials,
  mockServices,
  startTestBackend,
  TestBackend,
} from '@backstage/backend-test-utils';
import scaffolderPlugin from '@backstage/plugin-scaffolder-backend';
import { parse } from 'yaml';
import scaffolderModuleOpenmcp from '..';
import {
  createFakeCatalogPlugin,
  createFakeOpenmcpPlugin,
} from './fakePlugins';
import { FakePortal } from './FakePortal';

type Features = NonNullable<Parameters<typeof startTestBackend>[0]['features']>;

/** A template of this repository, as the catalog would have it. */
export function readTemplate(name: string) {
  const template = parse(
    readFileSync(
      join(__dirname, '../../../../templates', name, 'template.yaml'),
      'utf8',
    ),
  );
  template.metadata.namespace = 'default';
  template.metadata.annotations = {
    'backstage.io/managed-by-location': 'url:https://example.com/template.yaml',
  };
  return template;
}

/** How a task ended. */
export interface EndedTask {
  status: string;
  output?: {
    links?: Array<{ title: string; url: string }>;
    text?: Array<{ title: string; content: string }>;
  };
  error?: string;
  log: string[];
}

/**
 * The whole scaffolder with one template: it reads the template, renders it and
 * checks the inputs of each step against the schemas of the actions.
 */
export class ScaffolderBackend {
  private constructor(
    private readonly backend: TestBackend,
    private readonly template: ReturnType<typeof readTemplate>,
  ) {}

  static async start(options: {
    template: ReturnType<typeof readTemplate>;
    portal: () => FakePortal;
    features?: Features;
    config?: object;
  }): Promise<ScaffolderBackend> {
    const { config = {}, features = [], portal, template } = options;
    const backend = await startTestBackend({
      features: [
        scaffolderPlugin,
        scaffolderModuleOpenmcp,
        createFakeOpenmcpPlugin(portal),
        createFakeCatalogPlugin(template),
        mockServices.rootConfig.factory({ data: { ...config } }),
        ...features,
      ],
    });
    return new ScaffolderBackend(backend, template);
  }

  /** Ends it. */
  async stop(): Promise<void> {
    await this.backend.stop();
  }

  /** Asks the scaffolder as a signed-in person. */
  async send(path: string, body?: object) {
    const url = `http://localhost:${this.backend.server.port()}/api/scaffolder`;
    const response = await fetch(`${url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: mockCredentials.user.header(),
        'content-type': 'application/json',
      },
      body: body && JSON.stringify(body),
    });
    const text = await response.text();
    return { status: response.status, body: JSON.parse(text) };
  }

  /** Runs the template in the dry run of the template editor. */
  async dryRun(values: object) {
    return this.send('/v2/dry-run', {
      template: this.template,
      values,
      directoryContents: [],
    });
  }

  /** Runs the template as a task and waits for its end. */
  async run(values: object): Promise<EndedTask> {
    const created = await this.send('/v2/tasks', {
      templateRef: `template:default/${this.template.metadata.name}`,
      values,
    });
    if (created.status !== 201) {
      return {
        status: 'refused',
        error: JSON.stringify(created.body.errors ?? created.body),
        log: [],
      };
    }
    const events: Array<{
      id: number;
      type: string;
      body: {
        message: string;
        output?: EndedTask['output'];
        error?: { message: string };
      };
    }> = [];
    while (events.at(-1)?.type !== 'completion') {
      // Answered as soon as there is more.
      const { body } = await this.send(
        `/v2/tasks/${created.body.id}/events?after=${events.at(-1)?.id ?? 0}`,
      );
      events.push(...body);
    }
    const end = events.at(-1)?.body;
    const { body: task } = await this.send(`/v2/tasks/${created.body.id}`);
    return {
      status: task.status,
      output: end?.output,
      error: end?.error?.message,
      log: events.map(({ body }) => body.message),
    };
  }
}
