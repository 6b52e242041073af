import {
  ApplierHarness,
  image,
  liveService,
  refusal,
} from '../__testUtils__/ApplierHarness';
import { answer } from '../__testUtils__/ScriptedApiServer';

describe('ClusterApplier, of what the cluster says', () => {
  let harness: ApplierHarness;

  beforeEach(async () => {
    harness = await ApplierHarness.create();
  });

  afterEach(() => harness.stop());

  it.each([
    [
      'an unknown field',
      '.spec.foo: field not declared in schema',
      [{ field: 'spec.foo', code: 'unknown-field' }],
    ],
    [
      'a wrong type, without its value',
      '.spec.runReplicas: expected numeric (int or float), got &value.valueUnstructured{Value:"marked-value"}',
      [{ field: 'spec.runReplicas', code: 'malformed' }],
    ],
    [
      'a duplicate',
      '.spec.env: duplicate entries for key [name="A"]',
      [{ field: 'spec.env', code: 'duplicate' }],
    ],
    [
      'several at once',
      'errors:\n  .spec.foo: field not declared in schema\n  .spec.metrics.bar: field not declared in schema',
      [
        { field: 'spec.foo', code: 'unknown-field' },
        { field: 'spec.metrics.bar', code: 'unknown-field' },
      ],
    ],
  ])(
    'does not try again what the schema refuses: %s',
    async (_, text, details) => {
      harness.server.writes = [
        refusal(500, {
          message: `failed to create typed patch object (/eso; openmcp.cloud/v1alpha1, Kind=PlatformService): ${text}`,
        }),
      ];
      const error = await harness.refused();
      expect(error).toMatchObject({ name: 'InputError', details });
      expect(JSON.stringify([error, error.message])).not.toContain('marked');
      expect(harness.server.written).toHaveLength(1);
    },
  );

  it('reads what strict decoding refuses', async () => {
    harness.server.writes = [
      refusal(400, {
        reason: 'BadRequest',
        message:
          'PlatformService in version "v1alpha1" cannot be handled as a PlatformService: strict decoding error: unknown field "spec.foo"',
      }),
    ];
    expect(await harness.refused()).toMatchObject({
      details: [{ field: 'spec.foo', code: 'unknown-field' }],
    });
  });

  it('names fields whose values are refused, without values of variables', async () => {
    harness.server.writes = [
      refusal(422, {
        reason: 'Invalid',
        message: 'PlatformService.openmcp.cloud "eso" is invalid',
        details: {
          name: 'eso',
          causes: [
            {
              reason: 'FieldValueNotSupported',
              message: 'Unsupported value: "LOUD"',
              field: 'spec.verbosity',
            },
            {
              reason: 'FieldValueInvalid',
              message: 'Invalid value: "x1": too short',
              field: 'spec.env[0].value',
            },
          ],
        },
      }),
    ];
    const error = await harness.refused({
      spec: { image, env: [{ name: 'TOKEN', value: 'x1' }] },
    });
    expect(error).toMatchObject({
      name: 'InputError',
      details: [
        {
          field: 'spec.verbosity',
          code: 'not-allowed',
          message: 'Unsupported value: "LOUD"',
        },
        { field: 'spec.env[0].value', code: 'malformed' },
      ],
    });
    expect(JSON.stringify([error, error.message])).not.toContain('x1');
  });

  it.each([
    [
      403,
      "platformservices.openmcp.cloud \"eso\" is forbidden: ValidatingAdmissionPolicy 'signed-images' with binding 'all' denied request: only signed images",
      'ValidatingAdmissionPolicy signed-images',
    ],
    [
      422,
      "platformservices.openmcp.cloud \"eso\" is forbidden: ValidatingAdmissionPolicy 'limits' with binding 'all' denied request: TOKEN is marked-value",
      'ValidatingAdmissionPolicy limits',
    ],
    [413, 'request is too large', undefined],
    [
      400,
      'admission webhook "guard.example.com" denied the request: no\u001b[31m way\u0000',
      'admission webhook guard.example.com',
    ],
  ])(
    'quotes a policy of the cluster that answers %d',
    async (code, message, owner) => {
      harness.server.writes = [
        refusal(code, {
          reason: 'Forbidden',
          message,
          details: { name: 'eso', causes: [{ message: 'without a field' }] },
        }),
      ];
      const error = await harness.refused({
        spec: { image, env: [{ name: 'TOKEN', value: 'marked-value' }] },
      });
      expect(error).toMatchObject({
        name: 'InputError',
        message: expect.stringContaining('is refused by Europe, live: "'),
        details: [{ field: 'spec', code: 'refused-by-cluster' }],
      });
      expect(error.details[0].owner).toBe(owner);
      // eslint-disable-next-line no-control-regex -- none may be left
      expect(error.message).not.toMatch(/marked-value|[\u0000-\u001f]/);
    },
  );

  it('passes on what the cluster warns of, once', async () => {
    const warning = {
      warning: '299 - "unknown field \\"spec.x\\"", 299 - "runReplicas is old"',
    };
    harness.server.writes = [answer(201, liveService(), warning)];
    expect((await harness.apply()).warnings).toEqual([
      {
        code: 'cluster-warning',
        params: { text: 'unknown field "spec.x"' },
        message: 'unknown field "spec.x"',
      },
      {
        code: 'cluster-warning',
        params: { text: 'runReplicas is old' },
        message: 'runReplicas is old',
      },
    ]);
  });

  it.each([
    ['longer than what is quoted', `marked-${'x'.repeat(5000)}`],
    ['that is escaped where it is quoted', 'marked "and" \\ so on'],
    ['with several lines', 'marked\nin two lines'],
  ])('hides a value %s, also the live one', async (_, value) => {
    const quoted = JSON.stringify(value);
    const env = [{ name: 'TOKEN', value }];
    harness.server.lists = [answer(200, liveService({ spec: { env } }))];
    harness.server.writes = [
      refusal(422, {
        reason: 'Invalid',
        message: `denied: TOKEN was ${quoted} and ${value}`,
        details: { name: 'eso', causes: [{ message: quoted }] },
      }),
    ];
    for (const spec of [{ image, env }, { image }]) {
      const error = await harness.refused({ spec });
      expect(error).toMatchObject({ details: [{ field: 'spec' }] });
      expect(JSON.stringify(error) + error.message).not.toMatch(/marked|xxx/);
    }
  });

  it('hides values in what the cluster warns of', async () => {
    const warning = { warning: '299 - "TOKEN is marked-value, \\"why\\""' };
    harness.server.writes = [answer(201, liveService(), warning)];
    const { warnings } = await harness.apply({
      spec: { image, env: [{ name: 'TOKEN', value: 'marked-value' }] },
    });
    expect(warnings.map(({ message }) => message)).toEqual([
      'TOKEN is ***, "why"',
    ]);
  });
});
