import { STATED, TaskStage } from '../TaskStage';

const FLUX = {
  name: 'flux',
  spec: {
    image: 'ghcr.io/openmcp-project/images/service-provider-flux:v1.2.1',
  },
};
const { via, value } = STATED;
const platformMode = { via, value };

/**
 * The gate, past every template.
 *
 * @param stage - gives the stage
 * @internal
 */
export function gate(stage: () => TaskStage): void {
  const APPLY = 'openmcp/v1/clusters/eu-live/platform-services';
  const ACTION =
    'openmcp/.backstage/actions/v1/actions/openmcp:apply-platform-service/invoke';

  it.each([
    ['over REST', APPLY, FLUX],
    ['over REST, with a statement', APPLY, { ...FLUX, platformMode }],
    ['over REST, with force', APPLY, { ...FLUX, platformMode, force: true }],
    ['by the registered action', ACTION, { cluster: 'eu-live', ...FLUX }],
    [
      'by the registered action, with a statement',
      ACTION,
      { cluster: 'eu-live', ...FLUX, platformMode },
    ],
  ])('holds %s', async (_, path, body) => {
    const alice = await stage().as('alice');
    const answer = await alice.send('POST', path, body);
    stage().told.push(JSON.stringify(answer.body));

    expect(answer.status).toBe(422);
    expect(JSON.stringify(answer.body)).toContain('is needed by');
    expect(await stage().cluster.find('flux')).toBeUndefined();
  });

  it.each([
    ['over REST', APPLY, {}],
    ['by the registered action', ACTION, { cluster: 'eu-live' }],
  ])('and so does the right %s', async (_, path, more) => {
    const carol = await stage().as('carol');
    const answer = await carol.send('POST', path, {
      ...more,
      ...FLUX,
      platformMode,
    });

    expect(answer.status).toBe(403);
    expect(JSON.stringify(answer.body)).toContain(
      'openmcp.platform-service.apply',
    );
  });

  it('lets nobody in who has not signed in', async () => {
    const { baseUrl } = stage().portal;
    for (const path of [APPLY, ACTION]) {
      const { status } = await fetch(`${baseUrl}/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(FLUX),
      });
      expect(status).toBe(401);
    }
  });
}
