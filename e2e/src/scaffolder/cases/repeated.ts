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

  const API = 'openmcp/v1/clusters/eu-live/platform-services';
  const { via, value } = STATED;

  async function apply(name: string, spec: object, dryRun: boolean) {
    const alice = await stage().as('alice');
    const body = { name, spec, platformMode: { via, value }, dryRun };
    return alice.send('POST', API, body);
  }

  /** Runs the template as somebody does to whom the form has shown a new object. */
  async function runAsShown(name: string, image: string) {
    const { body } = await apply(name, { image }, true);
    const preview = { changes: body.diff };
    return { image, ended: await run(name, { image, preview }) };
  }

  const contested = background.add(() =>
    Promise.all(
      ['v1.0.0', 'v2.0.0'].map(tag =>
        runAsShown('contested', `ghcr.io/example/works:${tag}`),
      ),
    ),
  );
  const overtaken = background.add(async () => {
    // Slow, so that it is changed before it is up.
    const image = 'ghcr.io/example/slow-start:v1.0.0';
    const task = run('overtaken', { image, failAfterSeconds: 600 });
    while ((await stage().cluster.find('overtaken')) === undefined) {
      await new Promise(resolve => setTimeout(resolve, 20));
    }
    const changed = { image, verbosity: 'DEBUG' };
    const faster = await apply('overtaken', changed, false);
    return { faster, ended: await task };
  });
  const forced = background.add(async () => {
    await stage().cluster.applyAs('kubectl-edit', 'forced', {
      spec: { image: 'ghcr.io/example/works:v9.9.9', verbosity: 'ERROR' },
    });
    return run('forced', { verbosity: 'INFO', further: { force: true } });
  });
  const renewed = background.add(async () => {
    const first = await run('renewed', { cluster: 'renewed' });
    await stage().token.renew();
    const second = await run('renewed', {
      cluster: 'renewed',
      verbosity: 'DEBUG',
    });
    return [first, second];
  });

  it('one creates it, the other is told and changes nothing', async () => {
    const tasks = await contested();
    tasks.forEach(({ ended }, index) =>
      stage().keepLog(`contested-${index + 1}`, ended),
    );
    const { spec, metadata } = await stage().cluster.get('contested');
    const winner = tasks.find(({ image }) => image === spec.image)!;
    const loser = tasks.find(({ image }) => image !== spec.image)!;

    expect(metadata.generation).toBe(1);
    expect(winner.ended.error).toBe('');
    expect(winner.ended.output.text?.[0].content).toMatch(
      /Healthy: pods are up \(simulated\)\.$/,
    );
    expect(loser.ended.status).toBe('failed');
    expect(loser.ended.error).toMatch(
      stage().page.patternOf('It was created or changed since it was shown'),
    );
    expect(loser.ended.error).toContain('was created by somebody else');
  });

  it('says when what is healthy is not what was applied', async () => {
    const { faster, ended } = await overtaken();
    stage().keepLog('overtaken', ended);
    expect(faster.body).toMatchObject({ result: 'configured' });
    expect(ended.status).toBe('completed');
    expect(ended.output.text?.[0].content).toMatch(
      /but not as it was applied: somebody has changed it meanwhile\.$/,
    );
  });

  it('takes over by force what somebody else owns, and says from whom', async () => {
    const ended = await forced();
    stage().keepLog('forced', ended);
    expect(ended.error).toBe('');
    expect(ended.log.filter(line => line.includes('taken over'))).toEqual([
      'apply: spec.image is taken over from kubectl-edit',
      'apply: spec.verbosity is taken over from kubectl-edit',
    ]);
    const { metadata, spec } = await stage().cluster.get('forced');
    expect(spec).toMatchObject({ image: WORKS, verbosity: 'INFO' });
    const owns = metadata.managedFields.filter(({ fieldsV1 }) =>
      JSON.stringify(fieldsV1).includes('f:verbosity'),
    );
    expect(owns.map(({ manager }) => manager)).toEqual(['backstage-openmcp']);
  });

  it('goes on with another token when the former does not count any more', async () => {
    const [first, second] = await renewed();
    stage().keepLog('renewed-token', second);
    expect(first.error).toBe('');
    expect(second.error).toBe('');
    expect((await stage().cluster.get('renewed')).spec.verbosity).toBe('DEBUG');
  });
}
