import { renderInTestApp } from '@backstage/frontend-test-utils';
import {
  renderStatusSentence,
  renderStatusSummary,
  Sentence,
  StatusCode,
} from '@openmcp/backstage-plugin-openmcp-common';
import { screen } from '@testing-library/react';
import { useSentence } from './useSentence';

function Both(props: { sentence: Sentence }) {
  const whole = useSentence('whole');
  const short = useSentence('short');
  return (
    <>
      <p data-testid="whole">{whole(props.sentence)}</p>
      <p data-testid="short">{short(props.sentence)}</p>
    </>
  );
}

async function render(code: string, params: Sentence['params']) {
  renderInTestApp(
    <Both sentence={{ code, params, message: 'what the backend wrote' }} />,
  );
  return {
    whole: (await screen.findByTestId('whole')).textContent,
    short: screen.getByTestId('short').textContent,
  };
}

const FINDINGS: Array<[StatusCode, Sentence['params']]> = [
  ['healthy', { ready: 1, wanted: 1 }],
  ['healthy', {}],
  ['reconciliation-off', { operation: 'ignore' }],
  ['scaled-to-zero', {}],
  ['never-reported', {}],
  ['generation-behind', { wanted: 4, observed: 3 }],
  ['init-failed', { attempts: 5, exitCode: 1, text: 'no credentials' }],
  ['init-failed', { attempts: 1, reason: 'BackoffLimitExceeded' }],
  ['init-started', {}],
  ['pod-unschedulable', { pod: 'ps-dns-1', role: 'init', text: 'no memory' }],
  [
    'crash-loop',
    { container: 'manager', restarts: 9, exitCode: 1, text: 'panic' },
  ],
  ['deployment-not-available', { ready: 0, wanted: 1 }],
  ['old-version-serving', { ready: 1, wanted: 1, version: 'v1.1.1' }],
  ['unknown-phase', { phase: 'Waiting' }],
];

describe('useSentence', () => {
  it.each(FINDINGS)(
    'says of %s what the backend says (%j)',
    async (code, params) => {
      expect(await render(code, params)).toEqual({
        whole: renderStatusSentence(code, params),
        short: renderStatusSummary(code, params),
      });
    },
  );

  it('falls back to the English of the backend', async () => {
    expect(await render('code-of-the-future', {})).toEqual({
      whole: 'what the backend wrote',
      short: 'what the backend wrote',
    });
  });
});
