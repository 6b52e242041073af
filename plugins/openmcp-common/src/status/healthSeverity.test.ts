import { compareHealth, healthSeverity } from './healthSeverity';
import { Health } from './InstallationStatus';

describe('healthSeverity', () => {
  it('puts first what needs attention first', () => {
    const healths: Health[] = [
      'Healthy',
      'Suspended',
      'Unknown',
      'Terminating',
      'Degraded',
      'Progressing',
    ];

    expect(healths.sort(compareHealth)).toEqual([
      'Degraded',
      'Unknown',
      'Progressing',
      'Terminating',
      'Suspended',
      'Healthy',
    ]);
  });

  it('puts a health of a newer version last', () => {
    expect(healthSeverity('Splendid' as Health)).toBeGreaterThan(
      healthSeverity('Healthy'),
    );
  });
});
