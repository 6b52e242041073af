import { parse } from 'yaml';
import {
  exampleInstallation,
  initFailing,
  podStarting,
} from './__testUtils__/exampleInstallation';
import { answer, FakePortal, refusal } from './__testUtils__/FakePortal';
import {
  readTemplate,
  ScaffolderBackend,
} from './__testUtils__/ScaffolderBackend';

const template = readTemplate('run-service-provider-as-platform-service');

const values = {
  provider: 'component:default/service-provider-eso',
  cluster: 'eu-live',
  name: 'eso',
  image: 'ghcr.io/openmcp-project/images/service-provider-eso:v1.0.0',
  runReplicas: 1,
  verbosity: 'INFO',
  env: [],
  platformMode: {
    via: 'flag',
    value: '--service-api-cluster=platform',
    stated: true,
  },
};

type Example = { example: string };
type UsedStep = { id: string; action: string; input: object };

// The whole scaffolder runs here; it is the one who reads the template, renders
// it and checks the inputs of each step against the schemas of the actions.
describe('the template "Run a service provider as a platform service"', () => {
  let portal: FakePortal;
  let scaffolder: ScaffolderBackend;

  beforeAll(async () => {
    scaffolder = await ScaffolderBackend.start({
      template,
      portal: () => portal,
    });
  }, 120_000);

  beforeEach(() => {
    portal = new FakePortal();
  });

  afterAll(() => scaffolder?.stop());

  const send = (path: string, body?: object) => scaffolder.send(path, body);
  const runTask = (given: object) => scaffolder.run(given);

  /** Pods come up after the second look at them. */
  function comeUp() {
    let looks = 0;
    portal.respond = request => {
      if (request.method === 'POST') {
        return portal.apply(request);
      }
      looks += 1;
      return answer(
        looks === 1 ? podStarting() : exampleInstallation({ simulated: true }),
      );
    };
  }

  it('applies, waits until the pods are up and leads there', async () => {
    comeUp();
    const { status, output, log } = await runTask(values);

    expect(status).toBe('completed');
    expect(portal.writes.map(({ body }) => body)).toEqual([
      {
        name: 'eso',
        provider: values.provider,
        spec: { image: values.image, runReplicas: 1, verbosity: 'INFO' },
        platformMode: {
          via: 'flag',
          value: '--service-api-cluster=platform',
        },
        // Nobody else may have created it meanwhile.
        expected: {
          changes: [expect.objectContaining({ field: 'spec.image' })],
        },
        dryRun: false,
        force: false,
      },
    ]);
    expect(output).toMatchObject({
      links: [
        {
          title: 'Open eso on eu-live',
          url: '/openmcp/installations/eu-live/PlatformService/eso',
        },
      ],
      text: [
        {
          title: 'Result',
          content:
            'eso was created on eu-live. Healthy: pods are up (simulated).',
        },
      ],
    });
    const text = log.join('\n');
    for (const line of [
      'Init job started',
      'Deployment 0 of 1',
      'Healthy: pods are up (simulated)',
    ]) {
      expect(text.split(line)).toHaveLength(2);
    }
  }, 60_000);

  it('says "unchanged, nothing written" when it is run again', async () => {
    comeUp();
    await runTask(values);
    const { output } = await runTask(values);

    expect(portal.writes).toHaveLength(1);
    expect(output).toMatchObject({
      text: [
        {
          content:
            'unchanged, nothing written. Healthy: pods are up (simulated).',
        },
      ],
    });
  }, 60_000);

  it('ends red with the sentence that says why, and without a stack', async () => {
    portal.respond = () =>
      refusal(400, {
        name: 'InputError',
        message: 'spec.image: is not allowed here',
        details: [
          {
            field: 'spec.image',
            code: 'not-allowed',
            message: 'is not allowed here',
          },
        ],
      });
    const { status, error, log } = await runTask(values);

    expect(status).toBe('failed');
    expect(error).toBe('Not accepted:\n- spec.image: is not allowed here');
    expect(log.join('\n')).not.toMatch(/\bat .*\.[jt]s:\d+/);
  }, 60_000);

  it('fails in the step that waits when the init job keeps failing', async () => {
    portal.respond = request =>
      request.method === 'POST'
        ? portal.apply(request)
        : answer(initFailing(2));
    const steps = template.spec.steps;
    template.spec.steps = steps.map((step: { id: string; input: object }) =>
      step.id === 'wait'
        ? { ...step, input: { ...step.input, failAfterSeconds: 0 } }
        : step,
    );
    const { status, error } = await runTask(values);
    template.spec.steps = steps;

    expect(status).toBe('failed');
    expect(error).toContain('ended with exit 1: "no credentials"');
  }, 60_000);

  it('changes nothing in the dry run of the template editor', async () => {
    const { status, body } = await send('/v2/dry-run', {
      template,
      values,
      directoryContents: [],
    });

    expect(status).toBe(200);
    expect(portal.requests).toHaveLength(1);
    expect(portal.writes).toEqual([]);
    expect(body.output.links[0].url).toBe(
      '/openmcp/installations/eu-live/PlatformService/eso',
    );
    expect(body.output.text[0].content).toBe(
      'eso would be created on eu-live. Waiting was skipped: a dry run applies nothing.',
    );
  }, 60_000);

  it.each([
    ['name', { name: 'x'.repeat(56) }],
    ['image', { image: '' }],
    ['runReplicas', { runReplicas: 0 }],
    ['runReplicas', { runReplicas: '3' }],
    ['verbosity', { verbosity: 'LOUD' }],
    ['provider', { provider: undefined }],
    ['cluster', { cluster: '' }],
    ['env', { env: [{ name: 'A', value: 1 }] }],
    ['platformMode', { platformMode: { via: 'telepathy' } }],
  ])('takes no %s like %j', async (field, wrong) => {
    const { status, body } = await send('/v2/tasks', {
      templateRef: `template:default/${template.metadata.name}`,
      values: { ...values, ...wrong },
    });

    expect(status).toBe(400);
    expect(JSON.stringify(body.errors)).toContain(field);
    expect(portal.requests).toEqual([]);
  });

  it.each([
    ['name', { name: 'Not A Label' }],
    ['image', { image: 'with spaces:v1' }],
    ['runReplicas', { runReplicas: 1.5 }],
    ['env', { env: [{ name: 'A', value: 1 }] }],
  ])(
    'has an action that takes no such %s from another template either',
    async (field, wrong) => {
      const { status, body } = await send('/v2/dry-run', {
        template: {
          ...template,
          spec: {
            ...template.spec,
            parameters: undefined,
            steps: [
              {
                id: 'apply',
                action: 'openmcp:platform-service:apply',
                input: {
                  cluster: 'eu-live',
                  name: 'eso',
                  image: values.image,
                  ...wrong,
                },
              },
            ],
            output: {},
          },
        },
        values: {},
        directoryContents: [],
      });

      expect(status).toBe(400);
      expect(body.error.message).toContain(field);
      expect(portal.requests).toEqual([]);
    },
  );

  it.each([
    [{ name: 'a.b' }, 'name: a.b: no dots.'],
    [
      { image: 'with spaces:v1' },
      'spec.image: An image reference has no spaces',
    ],
    [
      { platformMode: { via: 'flag', value: '--a --b', stated: true } },
      'platformMode.value: A flag has no spaces',
    ],
  ])('says in words what is wrong with %j', async (wrong, sentence) => {
    const { status, log } = await runTask({ ...values, ...wrong });

    expect(status).toBe('failed');
    const text = log.join('\n');
    expect(text.split(sentence)).toHaveLength(2);
    // Neither the scaffolder's own words nor a stack.
    expect(text).not.toMatch(/instance\.|\n\s+at /);
    expect(portal.requests).toEqual([]);
  });

  it('answers the dry run of the template editor with a refusal, not a failure', async () => {
    portal.respond = () =>
      refusal(422, { name: 'EligibilityRefusal', message: 'It is blocked.' });

    const { status, body } = await send('/v2/dry-run', {
      template,
      values,
      directoryContents: [],
    });

    expect(status).toBe(400);
    expect(body.error.message).toBe('It is blocked.');
  });

  it('offers the actions with descriptions and examples', async () => {
    const { body } = await send('/v2/actions');
    const ours = body.filter(({ id }: { id: string }) =>
      id.startsWith('openmcp:'),
    );

    expect(ours.map(({ id }: { id: string }) => id).sort()).toEqual([
      'openmcp:eligibility:check',
      'openmcp:platform-service:apply',
      'openmcp:platform-service:create',
      'openmcp:platform-service:delete',
      'openmcp:platform-service:wait',
      'openmcp:provider:declare',
    ]);
    for (const { description, examples, schema } of ours) {
      expect(description).not.toBe('');
      for (const part of [schema.input, schema.output]) {
        for (const property of Object.values(part.properties)) {
          expect(property).toHaveProperty('description');
        }
      }
      expect(examples).not.toEqual([]);
    }

    const used = ours.flatMap(({ examples }: { examples: Example[] }) =>
      examples.flatMap(({ example }) => parse(example).steps as UsedStep[]),
    ) as UsedStep[];
    for (const { id, action, input } of used.filter(step =>
      step.action.startsWith('openmcp:'),
    )) {
      const { schema } = ours.find(
        (each: { id: string }) => each.id === action,
      );
      expect(id).toMatch(/^[a-zA-Z]+$/);
      expect(Object.keys(schema.input.properties)).toEqual(
        expect.arrayContaining(Object.keys(input)),
      );
      expect(Object.keys(input)).toEqual(
        expect.arrayContaining(schema.input.required ?? []),
      );
    }
  });

  it('has ids of steps that expressions can name', () => {
    for (const { id } of template.spec.steps) {
      expect(id).toMatch(/^[a-zA-Z]+$/);
    }
  });
});
