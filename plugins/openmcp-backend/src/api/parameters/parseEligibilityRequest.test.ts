import { parseEligibilityRequest } from './parseEligibilityRequest';

const provider = 'component:default/service-provider-eso';

describe('parseEligibilityRequest', () => {
  it.each([
    [{ provider, image: 'ghcr.io/acme/eso:v1', cluster: 'alpha', name: 'eso' }],
    [{ tool: 'component:default/flux', cluster: 'alpha' }],
    [{ traits: { targets: ['mcp'] } }],
    [{ image: 'ghcr.io/acme/eso:v1' }],
    [{ image: 'GHCR.io:443/acme/eso' }],
  ])('reads %j', body => {
    expect(parseEligibilityRequest(body)).toEqual(body);
  });

  it.each<[unknown, string, string]>([
    [{}, 'provider', 'required'],
    [{ cluster: 'alpha' }, 'provider', 'required'],
    [{ provider, tool: 'flux' }, 'tool', 'not-allowed'],
    [{ tool: 'flux', traits: {} }, 'traits', 'not-allowed'],
    [{ tool: 'flux', image: 'a/b' }, 'image', 'not-allowed'],
    [{ provider: 1 }, 'provider', 'malformed'],
    [{ provider: ' ' }, 'provider', 'malformed'],
    [{ provider: null }, 'provider', 'malformed'],
    [{ provider, cluster: 'x'.repeat(254) }, 'cluster', 'too-long'],
    [{ image: '!!' }, 'image', 'malformed'],
    [{ provider, image: 'a b' }, 'image', 'malformed'],
    [{ provider, image: 'x'.repeat(1025) }, 'image', 'too-long'],
    [{ traits: [] }, 'traits', 'malformed'],
    [{ provider, providers: [] }, 'providers', 'unknown'],
    [{ provider, __proto__: null, constructor: 1 }, 'constructor', 'unknown'],
    [[], 'body', 'malformed'],
    [undefined, 'body', 'malformed'],
    ['provider', 'body', 'malformed'],
  ])('names what is wrong in %j', (body, field, code) => {
    expect(() => parseEligibilityRequest(body)).toThrow(
      expect.objectContaining({
        name: 'InputError',
        details: [expect.objectContaining({ field, code })],
      }),
    );
  });

  it.each([
    ['long', { versionRange: '>=1.0.0 '.repeat(10_000) }],
    [
      'deep',
      JSON.parse(`${'{"targets":'.repeat(20_000)}1${'}'.repeat(20_000)}`),
    ],
  ])('refuses traits that are too %s for anybody', (_, traits) => {
    expect(() => parseEligibilityRequest({ traits })).toThrow(
      expect.objectContaining({
        name: 'InputError',
        details: [
          {
            field: 'traits',
            code: 'too-long',
            message: 'may have 65536 characters as JSON at most',
          },
        ],
      }),
    );
  });

  it('names a bounded number of unknown fields', () => {
    const body = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, index) => [`field${index}`, 1]),
    );
    let details: unknown;
    try {
      parseEligibilityRequest(body);
    } catch (error) {
      details = Object(error).details;
    }
    expect(details).toHaveLength(20);
  });
});
