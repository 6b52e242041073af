import { ResponseError } from '@backstage/errors';
import { ActionFailure } from './ActionFailure';
import { cleanText } from './cleanText';
import { describeRefusal } from './describeRefusal';
import { readRefusal } from './Refusal';

async function refused(
  status: number,
  error: object | string,
): Promise<string | undefined> {
  const isText = typeof error === 'string';
  const thrown = await ResponseError.fromResponse(
    new Response(
      isText
        ? error
        : JSON.stringify({ error, response: { statusCode: status } }),
      {
        status,
        headers: { 'content-type': isText ? 'text/html' : 'application/json' },
      },
    ),
  );
  const refusal = readRefusal(thrown);
  return refusal && describeRefusal(refusal, 'eu-live');
}

const rule = (outcome: string, message: string, remedy?: string) => ({
  ruleId: 'a-rule',
  question: 'Is it?',
  outcome,
  code: 'a-code',
  params: {},
  message,
  evidence: [],
  notes: [],
  ...(remedy && {
    remedy: { code: 'r', params: {}, message: remedy, by: 'platform-owner' },
  }),
});

describe('refusals in words', () => {
  it('names each field that is wrong', async () => {
    await expect(
      refused(400, {
        name: 'InputError',
        message: 'spec.image: has spaces; name: is no DNS label',
        details: [
          { field: 'spec.image', code: 'malformed', message: 'has spaces' },
          { field: 'name', code: 'malformed' },
        ],
      }),
    ).resolves.toBe(
      'Not accepted:\n- spec.image: has spaces\n- name: malformed',
    );
  });

  it('names each field that somebody else owns, and the owner', async () => {
    await expect(
      refused(409, {
        name: 'ConflictError',
        message:
          'spec.image is owned by kubectl-edit; spec.runReplicas is owned by argocd-controller. Leave the field out, have it given up there, or apply with force',
        details: [
          { field: 'spec.image', code: 'conflict', owner: 'kubectl-edit' },
          {
            field: 'spec.runReplicas',
            code: 'conflict',
            owner: 'argocd-controller',
          },
        ],
      }),
    ).resolves.toBe(
      [
        'Conflict on eu-live, nothing was written:',
        '- spec.image is owned by kubectl-edit',
        '- spec.runReplicas is owned by argocd-controller',
        'Leave out here what others own, or have it given up there.',
      ].join('\n'),
    );
  });

  it('says of an object that others look after who they are, and nothing else', async () => {
    const owner = 'Kustomization flux-system/openmcp';
    const message = `This PlatformService is looked after by ${owner}: change it there`;
    await expect(
      refused(409, {
        name: 'ConflictError',
        message,
        details: [
          {
            field: 'metadata',
            code: 'owned',
            owner,
            message: `is owned by ${owner}`,
          },
        ],
      }),
    ).resolves.toBe(`Conflict on eu-live: ${message}`);
  });

  it('says why a policy of the cluster refuses', async () => {
    const details = [
      {
        field: 'spec',
        code: 'refused-by-cluster',
        owner: 'ValidatingAdmissionPolicy images',
        message: 'is refused by EU live: "only signed images"',
      },
    ];
    await expect(
      refused(400, { name: 'InputError', message: 'x', details }),
    ).resolves.toBe(
      'Not accepted:\n- spec: is refused by EU live: "only signed images"',
    );
  });

  it('tells a conflict about the version from one about owners', async () => {
    await expect(
      refused(409, {
        name: 'ConflictError',
        message: 'the object has been modified',
      }),
    ).resolves.toBe('Conflict on eu-live: the object has been modified');
  });

  it('says that the kind is not installed, and does not call it a conflict', async () => {
    const message =
      'eu-live does not know PlatformServices (openmcp.cloud/v1alpha1)';
    await expect(
      refused(409, {
        name: 'ConflictError',
        message,
        details: [
          {
            field: 'cluster',
            code: 'kind-not-installed',
            message: 'does not know PlatformServices',
          },
        ],
      }),
    ).resolves.toBe(message);
  });

  it('names the cluster that is not there', async () => {
    await expect(
      refused(404, {
        name: 'NotFoundError',
        message: 'There is no such cluster',
      }),
    ).resolves.toBe('eu-live: There is no such cluster');
  });

  it('names the missing right', async () => {
    await expect(
      refused(403, {
        name: 'NotAllowedError',
        message: 'The permission openmcp.platform-service.apply is needed',
      }),
    ).resolves.toBe(
      'Not allowed on eu-live: The permission openmcp.platform-service.apply is needed. Whoever runs the portal can grant it.',
    );
  });

  it('gives the sentences of the rules that block also with platform mode', async () => {
    const text = await refused(422, {
      name: 'EligibilityRefusal',
      message: 'Flux cannot run as a PlatformService.',
      eligibility: {
        wrap: {
          applicable: true,
          today: {
            outcome: 'blocked',
            results: [rule('blocked', 'Its CRDs go elsewhere.')],
          },
          withPlatformMode: {
            outcome: 'blocked',
            results: [
              rule('ok', 'It has a licence.'),
              rule('blocked', 'Flux would deploy itself.', 'Use a seed.'),
            ],
          },
        },
      },
    });
    expect(text).toBe(
      'Flux cannot run as a PlatformService.\n- Flux would deploy itself. Use a seed.',
    );
  });

  it('repeats no sentence that the API has said already', async () => {
    const text = await refused(422, {
      name: 'EligibilityRefusal',
      message: 'Blocked, also with platform mode: Flux would deploy itself.',
      eligibility: {
        wrap: {
          applicable: true,
          withPlatformMode: {
            outcome: 'blocked',
            results: [
              rule('blocked', 'Flux would deploy itself.', 'Use a seed.'),
            ],
          },
        },
      },
    });
    expect(text).toBe(
      'Blocked, also with platform mode: Flux would deploy itself.\n- Use a seed.',
    );
  });

  it('gives those of today where platform mode only has to be stated', async () => {
    const text = await refused(422, {
      name: 'EligibilityRefusal',
      message: 'State how the image is told.',
      eligibility: {
        wrap: {
          applicable: true,
          today: {
            outcome: 'blocked',
            results: [rule('blocked', 'Its CRDs go elsewhere.')],
          },
          withPlatformMode: {
            outcome: 'needs-configuration',
            results: [rule('needs-configuration', 'It needs an object.')],
          },
        },
      },
    });
    expect(text).toBe('State how the image is told.\n- Its CRDs go elsewhere.');
  });

  it('says what the cluster did where it did not answer', async () => {
    await expect(
      refused(503, {
        name: 'ServiceUnavailableError',
        message: 'eu-live: no answer; nothing was changed',
      }),
    ).resolves.toBe(
      'eu-live: no answer; nothing was changed. Run the template again when that is mended.',
    );
  });

  it('keeps pages of proxies and insides of servers out of the log', async () => {
    await expect(
      refused(502, '<html>upstream 10.0.0.7:7007 failed</html>'),
    ).resolves.toBe(
      "The portal's backend answered with status 502. Its log says more.",
    );
    await expect(
      refused(500, {
        name: 'Error',
        message: 'connect ECONNREFUSED 10.0.0.7:5432',
      }),
    ).resolves.not.toContain('10.0.0.7');
  });

  it('is no refusal where nobody answered', () => {
    expect(readRefusal(new TypeError('fetch failed'))).toBeUndefined();
  });
});

describe('ActionFailure', () => {
  it('has no stack but its message, which the scaffolder logs', () => {
    expect(new ActionFailure('name: is wrong').stack).toBe('name: is wrong');
  });

  it('has no terminal escapes', () => {
    expect(new ActionFailure('\u001b[2J\u001b[31mred\u001b[0m').message).toBe(
      'red',
    );
  });
});

describe('cleanText', () => {
  it('leaves lines and other languages as they are', () => {
    expect(cleanText('eins\nzwei: größer\n三')).toBe('eins\nzwei: größer\n三');
  });

  it('removes what hides or turns text around', () => {
    expect(cleanText('a\u0000b\rc\u202ed\u009b1me')).toBe('a b c de');
  });

  it('bounds the length', () => {
    expect(cleanText('x'.repeat(10_000))).toHaveLength(4000);
  });
});
