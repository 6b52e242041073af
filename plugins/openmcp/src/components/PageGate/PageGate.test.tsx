import {
  renderInTestApp,
  TestApiProvider,
} from '@backstage/frontend-test-utils';
import { usePermission } from '@backstage/plugin-permission-react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { NOW } from '../../__testUtils__/examples';
import { answerWithStatus } from '../../__testUtils__/FakeBackend';
import { serverClockApiRef } from '../../api';
import { PageGate } from './PageGate';

jest.mock('@backstage/plugin-permission-react', () => ({
  ...jest.requireActual('@backstage/plugin-permission-react'),
  usePermission: jest.fn(),
}));

const answer = jest.mocked(usePermission);

function GateThatIsAskedAgain() {
  const [, setAttempt] = useState(0);
  return (
    <>
      <button onClick={() => setAttempt(attempt => attempt + 1)}>again</button>
      <PageGate>content</PageGate>
    </>
  );
}

function renderGate() {
  renderInTestApp(
    <TestApiProvider apis={[[serverClockApiRef, { now: () => NOW }]]}>
      <GateThatIsAskedAgain />
    </TestApiProvider>,
  );
}

async function askAgain() {
  await userEvent.click(await screen.findByRole('button', { name: 'again' }));
}

describe('PageGate', () => {
  it('keeps the pages when the right cannot be checked again', async () => {
    answer.mockReturnValue({ loading: false, allowed: true });
    renderGate();
    expect(await screen.findByText('content')).toBeInTheDocument();
    answer.mockReturnValue({
      loading: false,
      allowed: false,
      error: new TypeError('network'),
    });
    await askAgain();
    expect(screen.getByText('content')).toBeInTheDocument();
  });

  it('closes when the right was taken away, and stays closed', async () => {
    answer.mockReturnValue({ loading: false, allowed: true });
    renderGate();
    expect(await screen.findByText('content')).toBeInTheDocument();
    answer.mockReturnValue({ loading: false, allowed: false });
    await askAgain();
    answer.mockReturnValue({
      loading: false,
      allowed: false,
      error: new TypeError('network'),
    });
    await askAgain();
    expect(screen.queryByText('content')).toBeNull();
    expect(
      screen.getByText(
        'You may not see openMCP. Needed: openmcp.provider.read.',
      ),
    ).toBeInTheDocument();
  });

  it.each([
    [new TypeError('network'), 'the portal backend cannot be reached', 0],
    [answerWithStatus(503), 'the portal backend answers 503', 0],
    [answerWithStatus(401), 'you are signed out', 1],
  ])('says why nothing could be checked: %s', async (error, reason, signIn) => {
    answer.mockReturnValue({ loading: false, allowed: false, error });
    renderGate();
    expect(
      await screen.findByText(
        `Whether you may see these pages could not be checked: ${reason}.`,
      ),
    ).toBeInTheDocument();
    expect(screen.queryAllByRole('button', { name: 'Sign in' })).toHaveLength(
      signIn,
    );
    expect(screen.queryByText('content')).toBeNull();
  });

  it('keeps a page that cannot be drawn from taking the portal with it', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    answer.mockReturnValue({ loading: false, allowed: true });
    const Broken = () => {
      throw new Error('no nodes');
    };
    renderInTestApp(
      <>
        <p>navigation</p>
        <PageGate>
          <Broken />
        </PageGate>
      </>,
    );
    expect(
      await screen.findByRole('button', { name: 'Show again' }),
    ).toBeInTheDocument();
    expect(screen.getByText('navigation')).toBeInTheDocument();
    expect(screen.queryByText(/no nodes/)).toBeNull();
  });
});
