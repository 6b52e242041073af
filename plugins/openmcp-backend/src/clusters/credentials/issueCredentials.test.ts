import { ClusterCredentialsProvider } from '@openmcp/backstage-plugin-openmcp-node';
import { issueCredentials } from './issueCredentials';

describe('issueCredentials', () => {
  const request = {
    cluster: 'alpha',
    server: 'https://api.cluster.test',
    authMetadata: { region: 'eu' },
  };

  function ask(
    issue: ClusterCredentialsProvider['issueCredentials'],
    timeout?: number,
  ) {
    return issueCredentials(
      { name: 'cloud', issueCredentials: issue },
      request,
      timeout,
    );
  }

  it('hands over for which cluster they are', async () => {
    const issued = await ask(async ({ cluster, server, authMetadata }) => ({
      token: `${cluster} ${server} ${authMetadata.region}`,
    }));
    expect(issued.token).toBe('alpha https://api.cluster.test eu');
  });

  it('repeats nothing of what the provider says when it fails', async () => {
    const failure = await ask(async () => {
      throw new Error('marked-token');
    }).catch(error => error);
    expect(failure.message).toBe('the credentials provider cloud failed');
    expect(failure.reason.code).toBe('credentials-unreadable');
    expect(`${failure.stack}`).not.toContain('marked-token');
  });

  it.each<[string, object]>([
    ['nothing', {}],
    ['half a certificate', { cert: 'marked' }],
    ['another type', { token: 7 }],
  ])('refuses %s', async (_name, answer) => {
    await expect(ask(async () => answer)).rejects.toThrow(
      'the credentials provider cloud answered without credentials',
    );
  });

  it('does not wait for ever, and tells the provider so', async () => {
    let aborted = false;
    const answer = ask(
      (_request, signal) =>
        new Promise(() => {
          signal.addEventListener('abort', () => {
            aborted = true;
          });
        }),
      20,
    );
    await expect(answer).rejects.toThrow(
      'the credentials provider cloud did not answer in time',
    );
    expect(aborted).toBe(true);
  });
});
