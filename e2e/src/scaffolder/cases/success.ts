import { STATED, TaskStage } from '../TaskStage';

const RUN = 'run-service-provider-as-platform-service';

const values = {
  provider: 'component:default/service-provider-eso',
  cluster: 'eu-live',
  name: 'eso',
  delivery: 'direct',
  image: 'ghcr.io/openmcp-project/images/service-provider-eso:v1.0.0',
  runReplicas: 1,
  verbosity: 'INFO',
  env: [{ name: 'LEVEL', value: 'marked-value' }],
  platformMode: STATED,
};

/**
 * The shipped templates as they are, one after the other on one service.
 *
 * @param stage - gives the stage
 * @internal
 */
export function success(stage: () => TaskStage): void {
  it('runs a service: each step once and in order, and a link at the end', async () => {
    const alice = await stage().as('alice');
    const ended = await (await alice.startTask(RUN, values)).end();
    stage().keepLog('success', ended);

    expect(ended.error).toBe('');
    expect(ended.status).toBe('completed');
    const said = ended.log.filter(line => /^(apply|wait): /.test(line));
    expect(said).toEqual([
      'apply: Beginning step Apply to the platform cluster',
      ...said.filter(line => line.startsWith('apply: + ')),
      'apply: eso was created on eu-live',
      'apply: Finished step Apply to the platform cluster',
      'wait: Beginning step Wait until it is healthy',
      ...said.filter(line =>
        /^wait: (The operator has not seen|The portal has not seen)/.test(line),
      ),
      // In this order; a busy machine may look only when it is up.
      ...[
        'wait: Init job started',
        'wait: Init job done',
        'wait: Deployment 0 of 1',
        'wait: Deployment 1 of 1',
      ].filter(line => said.includes(line)),
      'wait: Healthy: pods are up (simulated)',
      'wait: Finished step Wait until it is healthy',
    ]);
    expect(said).toEqual(
      expect.arrayContaining([
        'apply: + spec.env[LEVEL]: added',
        `apply: + spec.image: ${values.image}`,
        'apply: + spec.runCommand: run, --service-api-cluster=platform',
        'apply: + metadata.annotations[openmcp.cloud/platform-mode]: told by flag --service-api-cluster=platform, as user:default/alice states',
      ]),
    );
    expect(new Set(said).size).toBe(said.length);
    // No JSON anywhere.
    expect(said.join('\n')).not.toMatch(/[{}]|\["/);
    expect(ended.raw).not.toContain('marked-value');
    expect(ended.output).toMatchObject({
      links: [
        {
          title: 'Open eso on eu-live',
          url: '/openmcp/installations/eu-live/PlatformService/eso',
        },
      ],
      text: [
        {
          content:
            'eso was created on eu-live. Healthy: pods are up (simulated).',
        },
      ],
    });
    expect((await stage().cluster.get('eso')).status?.phase).toBe('Ready');
  });

  it('does nothing the second time: generation and version stay', async () => {
    const { cluster } = stage();
    const before = await cluster.get('eso');
    const alice = await stage().as('alice');
    const ended = await (await alice.startTask(RUN, values)).end();
    stage().keepLog('unchanged', ended);

    expect(ended.status).toBe('completed');
    expect(ended.output.text?.[0].content).toBe(
      'unchanged, nothing written. Healthy: pods are up (simulated).',
    );
    expect((await cluster.get('eso')).metadata).toEqual(before.metadata);
  });

  it('updates it, and waits for the new pods', async () => {
    const { cluster } = stage();
    const alice = await stage().as('alice');
    const task = await alice.startTask('update-platform-service', {
      ...values,
      verbosity: 'DEBUG',
      env: [{ name: 'LEVEL', keep: true }],
    });
    const ended = await task.end();
    stage().keepLog('updated', ended);

    expect(ended.error).toBe('');
    expect(ended.output.text?.[0].content).toBe(
      'eso on eu-live was changed in 1 field. Healthy: pods are up (simulated).',
    );
    const { metadata, spec, status } = await cluster.get('eso');
    expect(metadata.generation).toBe(2);
    expect(spec).toMatchObject({
      verbosity: 'DEBUG',
      env: [{ name: 'LEVEL', value: 'marked-value' }],
    });
    expect(status?.phase).toBe('Ready');
  });

  it('removes it, and says what goes and what stays', async () => {
    const { cluster } = stage();
    const alice = await stage().as('alice');
    const task = await alice.startTask('remove-platform-service', {
      cluster: 'eu-live',
      name: 'eso',
    });
    const ended = await task.end();
    stage().keepLog('removed', ended);

    expect(ended.error).toBe('');
    expect(ended.log).toEqual(
      expect.arrayContaining([
        'remove: Goes: The Deployment ps-eso with its Pods',
        'remove: Stays: The Service ps-eso-metrics for metrics',
        'remove: eso was removed from eu-live',
      ]),
    );
    expect(ended.output.text?.[0].content).toBe(
      'eso was removed from eu-live.',
    );
    expect(ended.output.text?.[1].content).toContain('ps-eso-metrics');
    expect(await cluster.find('eso')).toBeUndefined();
  });
}
