import { toLoadProblem } from './LoadProblem';
import { expectLists, UnexpectedAnswer } from '../api/UnexpectedAnswer';

describe('expectLists', () => {
  it('lets through what it should', () => {
    const answer = { items: [], gaps: [1] };
    expect(expectLists(answer, 'items', 'gaps')).toBe(answer);
  });

  it.each([{}, [], 'page of a proxy', null, { items: {} }])(
    'refuses %j',
    answer => {
      expect(() =>
        expectLists(answer as { items: unknown[] }, 'items'),
      ).toThrow(UnexpectedAnswer);
    },
  );

  it('takes an answer that is no JSON for one that nobody understands', () => {
    const error = Object.assign(new Error('no JSON'), {
      name: 'ServiceUnavailableError',
      statusCode: 503,
    });
    expect(toLoadProblem(error, 5)).toEqual({ kind: 'unexpected', since: 5 });
  });

  it('is a problem of its own, and no missing connection', () => {
    expect(toLoadProblem(new UnexpectedAnswer('no items'), 5)).toEqual({
      kind: 'unexpected',
      since: 5,
    });
  });
});
