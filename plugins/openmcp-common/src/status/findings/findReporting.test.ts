import { rawProvider } from '../../__testUtils__/exampleObjects';
import { derive, lookAt } from '../../__testUtils__/lookAt';

describe('a provider object that the operator has not reported on', () => {
  const untouched = rawProvider({ status: null });
  const nothing = { provider: untouched, jobs: [], deployments: [], pods: [] };

  it('is Progressing at first, and will be looked at again', () => {
    const now = new Date('2026-01-01T00:00:02Z');

    expect(lookAt(nothing, now)).toEqual({
      health: 'Progressing',
      summary: 'The operator has not reported yet',
      sentence: 'The operator has not reported yet.',
    });
    expect(derive(nothing, now).reviewAt).toBe('2026-01-01T00:05:00.000Z');
  });

  it('is Unknown when it stays so', () => {
    expect(lookAt(nothing, new Date('2026-01-01T00:05:00Z'))).toMatchObject({
      health: 'Unknown',
      sentence: 'The operator has not reported yet.',
    });
  });
});
