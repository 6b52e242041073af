import { answer, FakePortal, refusal } from '../__testUtils__/FakePortal';
import { runAction } from '../__testUtils__/runAction';
import { createEligibilityCheckAction } from './createEligibilityCheckAction';

const provider = 'component:default/service-provider-eso';

function result(ruleId: string, outcome: string, remedy?: string) {
  return {
    ruleId,
    outcome,
    code: `${ruleId}-${outcome}`,
    params: {},
    message: `${ruleId} says ${outcome}.`,
    evidence: [],
    notes: [],
    ...(remedy && {
      remedy: {
        by: 'provider-developer',
        code: 'x',
        params: {},
        message: remedy,
      },
    }),
  };
}

const report = {
  subject: { type: 'provider', entityRef: provider, title: 'ESO' },
  trust: 'trusted',
  findings: [],
  wrap: {
    applicable: true,
    today: {
      outcome: 'blocked',
      results: [
        result('tenancy', 'ok'),
        result('contract-cli', 'warning'),
        result('target-platform-mode', 'blocked', 'Add platform mode.'),
      ],
    },
    withPlatformMode: {
      outcome: 'needs-configuration',
      results: [
        result('tenancy', 'ok'),
        result('provider-config', 'needs-configuration', 'Create it.'),
      ],
    },
  },
  host: { applicable: true, outcome: 'ok', routes: [] },
  etag: 'e',
};

describe('openmcp:eligibility:check', () => {
  let portal: FakePortal;
  const run = (
    input: Parameters<
      ReturnType<typeof createEligibilityCheckAction>['handler']
    >[0]['input'],
    options?: Parameters<typeof runAction>[2],
  ) => runAction(createEligibilityCheckAction(portal.api), input, options);

  beforeEach(() => {
    portal = new FakePortal();
    portal.respond = () => answer(report);
  });

  it('warns of what is left to do, and gives the whole report', async () => {
    const { log, outputs, error } = await run({
      provider,
      cluster: 'eu-live',
      name: '',
    });
    expect(error).toBeUndefined();
    expect(portal.requests).toMatchObject([
      {
        method: 'POST',
        path: '/api/openmcp/v1/eligibility',
        body: { provider, cluster: 'eu-live' },
        token: 'Bearer token-of-the-initiator',
      },
    ]);
    // An empty field of a form is no name.
    expect(portal.requests[0].body).not.toHaveProperty('name');
    expect(log).toEqual([
      'ESO needs configuration as a PlatformService, with platform mode',
      'needs-configuration: provider-config says needs-configuration. Create it.',
    ]);
    expect(outputs).toEqual({
      outcome: 'needs-configuration',
      summary:
        'ESO needs configuration as a PlatformService, with platform mode',
      report,
    });
  });

  it('fails with every reason, worst first, where the outcome is bad enough', async () => {
    const { error, outputs } = await run({ provider, view: 'today' });
    expect(error).toBe(
      [
        'ESO is blocked as a PlatformService, as released',
        '- blocked: target-platform-mode says blocked. Add platform mode.',
        '- warning: contract-cli says warning.',
      ].join('\n'),
    );
    expect(outputs.outcome).toBe('blocked');
  });

  it.each([
    ['needs-configuration', true],
    ['warning', true],
    ['unknown', false],
    ['blocked', false],
    ['never', false],
  ] as const)('with failOn %s fails: %s', async (failOn, fails) => {
    const { error } = await run({ provider, failOn });
    expect(error !== undefined).toBe(fails);
  });

  it('says why a question makes no sense', async () => {
    portal.respond = () =>
      answer({
        ...report,
        wrap: {
          applicable: false,
          reason: {
            code: 'managed-by-operator',
            params: {},
            message: 'The openmcp-operator creates it.',
          },
        },
      });
    const { error } = await run({ provider });
    expect(error).toBe(
      'ESO is not meant to be run as a PlatformService through a template\n- The openmcp-operator creates it.',
    );
    expect((await run({ provider, failOn: 'never' })).outputs.outcome).toBe(
      'not-applicable',
    );
  });

  it('asks in a dry run as well, since it changes nothing', async () => {
    const { outputs } = await run({ provider }, { dryRun: true });
    expect(portal.requests).toHaveLength(1);
    expect(outputs.outcome).toBe('needs-configuration');
  });

  it.each([undefined, '', ' '])(
    'names nobody where the cluster is %j and there is no such provider',
    async cluster => {
      portal.respond = () =>
        refusal(404, {
          name: 'NotFoundError',
          message: 'There is no such provider',
        });
      const { error } = await run({ provider, cluster });
      expect(error).toBe('The portal: There is no such provider');
    },
  );

  it('says in words why there is no answer', async () => {
    portal.respond = () =>
      refusal(400, {
        name: 'InputError',
        message: 'no',
        details: [
          { field: 'provider', code: 'required', message: 'is needed' },
        ],
      });
    expect((await run({})).error).toBe('Not accepted:\n- provider: is needed');
    portal.respond = () => {
      throw new Error('connect ECONNREFUSED 10.0.0.1:443');
    };
    expect((await run({ provider })).error).toBe('The portal does not answer.');
    const signal = AbortSignal.abort();
    expect((await run({ provider }, { signal })).error).toBe('Cancelled.');
  });
});
