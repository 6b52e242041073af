import { Background } from '../Background';
import { STATED, TaskStage, WORKS } from '../TaskStage';

/**
 * Tasks for one service at the same time, and a token that is renewed between
 * two of them.
 *
 * @param stage - gives the stage
 * @param background - takes what waits
 * @internal
 */
export function repeated(stage: () => TaskStage, background: Background): void {
  async function run(name: string, values: object = {}) {
    const alice = await stage().as('alice');
    const task = await alice.startTask('e2e-run', {
      cluster: 'eu-live',
      name,
      image: WORKS,
      platformMode: STATED,
      ...values,
    });
    return task.end();
  }

  const contested = background.add(() =>
    Promise.all(
      ['v1.0.0', 'v2.0.0'].map(async tag => ({
        image: `ghcr.io/example/works:${tag}`,
        ended: await run('contested', {
          image: `ghcr.io/example/works:${tag}`,
        }),
      })),
    ),
  );
  const renewed = background.add(async () => {
    const first = await run('renewed', { cluster: 'renewed' });
    await stage().token.renew();
    const second = await run('renewed', {
      cluster: 'renewed',
      verbosity: 'DEBUG',
    });
    return [first, second];
  });

  it('one wins, the other says so', async () => {
    const tasks = await contested();
    tasks.forEach(({ ended }, index) =>
      stage().keepLog(`contested-${index + 1}`, ended),
    );
    const { spec, metadata } = await stage().cluster.get('contested');
    const winner = tasks.find(({ image }) => image === spec.image)!;
    const loser = tasks.find(({ image }) => image !== spec.image)!;

    expect(metadata.generation).toBe(2);
    expect(winner.ended.status).toBe('completed');
    expect(winner.ended.output.text?.[0].content).toMatch(
      /Healthy: pods are up \(simulated\)\.$/,
    );
    expect(loser.ended.status).toBe('completed');
    expect(loser.ended.output.text?.[0].content).toMatch(
      /but not as it was applied: somebody has changed it meanwhile\.$/,
    );
  });

  it('goes on with another token when the former does not count any more', async () => {
    const [first, second] = await renewed();
    stage().keepLog('renewed-token', second);
    expect(first.error).toBe('');
    expect(second.error).toBe('');
    expect((await stage().cluster.get('renewed')).spec.verbosity).toBe('DEBUG');
  });
}
