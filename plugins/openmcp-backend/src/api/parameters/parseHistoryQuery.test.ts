import { spec } from '../../schema/openapi';
import { stringifyHistoryCursor } from './historyCursor';
import { parseHistoryQuery } from './parseHistoryQuery';

function parse(query: string) {
  return parseHistoryQuery(new URLSearchParams(query));
}

const samples: Record<string, string> = {
  from: '2026-01-01T02:30:00Z',
  to: '2026-01-01T04:30:00+01:00',
  cluster: 'alpha',
  kind: 'PlatformService',
  limit: '20',
  cursor: stringifyHistoryCursor({ at: 1, id: 2 }),
};

describe('parseHistoryQuery', () => {
  it('asks for everything by default, a hundred at a time', () => {
    expect(parse('')).toEqual({ limit: 100 });
  });

  it('reads every parameter of the specification', () => {
    const { parameters } = spec.paths['/v1/history'].get;
    expect(parameters.map(({ name }) => name)).toEqual(Object.keys(samples));
    expect(parse(String(new URLSearchParams(samples)))).toEqual({
      from: Date.parse('2026-01-01T02:30:00Z'),
      to: Date.parse('2026-01-01T03:30:00Z'),
      clusters: ['alpha'],
      kinds: ['PlatformService'],
      limit: 20,
      after: { at: 1, id: 2 },
    });
  });

  it.each([
    ['from=yesterday', 'from', 'malformed'],
    ['from=2026-01-01', 'from', 'malformed'],
    ['to=1767225600', 'to', 'malformed'],
    ['from=2026-01-01T03:00:00Z&to=2026-01-01T03:00:00Z', 'to', 'out-of-range'],
    ['kind=Pod', 'kind', 'not-allowed'],
    ['limit=0', 'limit', 'out-of-range'],
    ['cursor=nonsense', 'cursor', 'malformed'],
    ['health=Healthy', 'health', 'unknown'],
  ])('names what is wrong in %s', (query, field, code) => {
    let problem: unknown;
    try {
      parse(query);
    } catch (error) {
      problem = error;
    }
    expect(problem).toMatchObject({
      name: 'InputError',
      details: [{ field, code }],
    });
  });

  it('takes no cursor of another list', () => {
    for (const content of [
      ['severity', 0, 0, 'a', 'b', 'c'],
      ['history', 'a', 1],
      ['history', 1.5, 1],
      ['history', 1],
    ]) {
      const cursor = Buffer.from(JSON.stringify(content)).toString('base64url');
      expect(() => parse(`cursor=${cursor}`)).toThrow('cursor is not');
    }
  });
});
