import { mockCredentials } from '@backstage/backend-test-utils';
import {
  AuthorizeResult,
  PolicyDecision,
} from '@backstage/plugin-permission-common';
import {
  openmcpClusterReadPermission,
  openmcpInstallationReadPermission,
} from '@openmcp/backstage-plugin-openmcp-common';
import { JoinedPermissions } from './JoinedPermissions';

const credentials = mockCredentials.user();
const installations = [{ permission: openmcpInstallationReadPermission }];
const clusters = [{ permission: openmcpClusterReadPermission }];
const allow: PolicyDecision[] = [{ result: AuthorizeResult.ALLOW }];
const deny: PolicyDecision[] = [{ result: AuthorizeResult.DENY }];

/** A framework that answers when the test says so. */
function createFramework() {
  const questions: Array<{
    answer: (decisions: PolicyDecision[]) => void;
    fail: (error: Error) => void;
  }> = [];
  const authorizeConditional = jest.fn(
    () =>
      new Promise<PolicyDecision[]>((answer, fail) =>
        questions.push({ answer, fail }),
      ),
  );
  const joined = new JoinedPermissions({ authorizeConditional });
  type Wanted = Parameters<typeof joined.authorizeConditional>[0];
  return {
    questions,
    ask: (joinKey: string | undefined, wanted: Wanted = installations) =>
      joined.authorizeConditional(wanted, { credentials, joinKey }),
  };
}

/** Lets everything go on that waits for nothing from outside. */
const settle = () => new Promise(resolve => setImmediate(resolve));

describe('JoinedPermissions', () => {
  it('asks once for those who came while another question was on its way', async () => {
    const { questions, ask } = createFramework();
    const first = ask('guest');
    const others = [ask('guest'), ask('guest'), ask('guest')];
    expect(questions).toHaveLength(1);
    questions[0].answer(allow);
    await expect(first).resolves.toBe(allow);
    await settle();
    expect(questions).toHaveLength(2);
    questions[1].answer(deny);
    await expect(Promise.all(others)).resolves.toEqual([deny, deny, deny]);
    expect(questions).toHaveLength(2);
  });

  it('never answers by a question that was asked before the request came', async () => {
    const { questions, ask } = createFramework();
    ask('guest');
    const second = ask('guest');
    questions[0].answer(allow);
    await settle();
    // The second question is on its way now, so that it is too old for a third.
    const third = ask('guest');
    questions[1].answer(allow);
    await expect(second).resolves.toBe(allow);
    await settle();
    expect(questions).toHaveLength(3);
    questions[2].answer(deny);
    await expect(third).resolves.toBe(deny);
  });

  it('keeps nothing for later', async () => {
    const { questions, ask } = createFramework();
    const first = ask('guest');
    questions[0].answer(allow);
    await first;
    await settle();
    ask('guest');
    expect(questions).toHaveLength(2);
  });

  it('tells each who waited for it of a failure, and asks again afterwards', async () => {
    const { questions, ask } = createFramework();
    const first = ask('guest');
    const second = ask('guest');
    questions[0].fail(new Error('away'));
    await expect(first).rejects.toThrow('away');
    await settle();
    expect(questions).toHaveLength(2);
    questions[1].answer(allow);
    await expect(second).resolves.toBe(allow);
  });

  it.each([
    ['another caller', 'somebody', installations],
    ['other permissions', 'guest', clusters],
    ['nobody whom it knows', undefined, installations],
  ])('shares nothing with %s', (_, joinKey, wanted) => {
    const { questions, ask } = createFramework();
    ask('guest');
    ask(joinKey, wanted);
    expect(questions).toHaveLength(2);
  });

  it('shares nothing between two who are not known', () => {
    const { questions, ask } = createFramework();
    ask(undefined);
    ask(undefined);
    expect(questions).toHaveLength(2);
  });
});
