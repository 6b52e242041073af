import {
  ApplierHarness,
  liveService,
  refusal,
} from '../__testUtils__/ApplierHarness';
import {
  answer,
  loginPage,
  Script,
  ScriptedApiServer,
} from '../__testUtils__/ScriptedApiServer';
import { waitUntil } from '../__testUtils__/waitUntil';

describe('ClusterApplier, where the cluster fails', () => {
  let harness: ApplierHarness;

  beforeEach(async () => {
    harness = await ApplierHarness.create();
  });

  afterEach(() => harness.stop());

  it('says that the portal itself lacks a right, without naming its account', async () => {
    harness.server.writes = [
      refusal(403, {
        reason: 'Forbidden',
        message:
          'platformservices.openmcp.cloud "eso" is forbidden: User "system:serviceaccount:portal:marked" cannot patch resource "platformservices" in API group "openmcp.cloud" at the cluster scope',
        details: { name: 'eso' },
      }),
    ];
    const error = await harness.refused();
    expect(error).toMatchObject({
      name: 'ServiceUnavailableError',
      message:
        'Europe, live: the portal may not patch platformservices.openmcp.cloud there (403); nothing was changed',
      reason: { code: 'forbidden', params: { status: 403, verb: 'patch' } },
      written: 'nothing',
    });
    expect(JSON.stringify(error)).not.toContain('marked');
  });

  it.each<[string, Script, string]>([
    ['401', answer(401, 'Unauthorized'), 'unauthorized'],
    ['429', answer(429, 'Too many requests'), 'throttled'],
    ['a log-in page', loginPage, 'unexpected-answer'],
    [
      '502 of a proxy',
      answer(502, '<html>', { 'content-type': 'text/html' }),
      'server-error',
    ],
  ])(
    'changes nothing when reading is answered by %s',
    async (_, script, code) => {
      harness.server.lists = [script];
      expect(await harness.refused()).toMatchObject({
        name: 'ServiceUnavailableError',
        reason: { code },
        written: 'nothing',
        message: expect.stringMatching(
          /^Europe, live: .*; nothing was changed$/,
        ),
      });
      expect(harness.server.written).toEqual([]);
    },
  );

  it('does not know what became of a write whose answer is lost', async () => {
    harness.server.writes = [
      answer(201, liveService()),
      response => response.socket?.resetAndDestroy(),
    ];
    expect(await harness.refused()).toMatchObject({
      name: 'ServiceUnavailableError',
      reason: { code: 'connection-reset' },
      written: 'unknown',
    });
  });

  it('does not wait longer than its deadline', async () => {
    harness.server.writes = [answer(201, liveService()), () => {}];
    const failed = harness.refused();
    await waitUntil(() => expect(harness.server.written).toHaveLength(2));
    harness.clock.advance(15_000);
    expect(await failed).toMatchObject({
      reason: { code: 'timeout', message: 'no answer in time' },
      written: 'unknown',
    });
  });

  it('knows that nothing was written where nobody listens', async () => {
    await harness.server.stop();
    expect(await harness.refused()).toMatchObject({
      reason: { code: 'connection-refused' },
      written: 'nothing',
    });
    harness.server = await ScriptedApiServer.start();
  });

  it.each<[string, Script]>([
    [
      'plain text',
      answer(404, '404 page not found\n', { 'content-type': 'text/plain' }),
    ],
    [
      'a Status without an object',
      refusal(404, {
        reason: 'NotFound',
        message: 'the harness.server could not find the requested resource',
        details: {},
      }),
    ],
  ])('tells a missing kind from a missing object: %s', async (_, script) => {
    harness.server.lists = [script];
    expect(await harness.refused()).toMatchObject({
      name: 'ConflictError',
      details: [{ field: 'cluster', code: 'kind-not-installed' }],
    });
  });

  it('writes to no cluster that is misconfigured', async () => {
    const { transport: _, ...without } = harness.cluster();
    await expect(harness.apply({}, without)).rejects.toMatchObject({
      reason: { code: 'misconfigured', message: 'is not looked at' },
      written: 'nothing',
    });
  });
});
