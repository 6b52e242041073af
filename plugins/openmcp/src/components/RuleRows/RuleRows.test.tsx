import { renderInTestApp } from '@backstage/frontend-test-utils';
import { EligibilityRuleResult } from '@openmcp/backstage-plugin-openmcp-common';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serverClockApiRef } from '../../api';
import { NOW, minutesAgo } from '../../__testUtils__/examples';
import { pairRules } from './pairRules';
import { RuleRows, RuleRowsProps } from './RuleRows';

function result(
  ruleId: string,
  overrides: Partial<EligibilityRuleResult> = {},
): EligibilityRuleResult {
  return {
    ruleId,
    question: `Question ${ruleId}?`,
    outcome: 'ok',
    code: 'code',
    params: {},
    message: `Sentence of ${ruleId}.`,
    evidence: [],
    notes: [],
    ...overrides,
  };
}

async function drawRows(props: Partial<RuleRowsProps>) {
  renderInTestApp(<RuleRows label="Rules" rows={[]} {...props} />, {
    apis: [[serverClockApiRef, { now: () => NOW }]],
  });
  return screen.findByRole('table', { name: 'Rules' });
}

function cellsOf(ruleId: string) {
  const row = screen
    .getByRole('button', { name: new RegExp(ruleId) })
    .closest('[role=row]') as HTMLElement;
  return within(row).getAllByRole('cell');
}

describe('RuleRows', () => {
  it('writes what differs in two cells, and what does not in one', async () => {
    await drawRows({
      rows: pairRules(
        [
          result('same', { outcome: 'warning' }),
          result('split', { outcome: 'blocked' }),
        ],
        [result('same', { outcome: 'warning' }), result('split')],
      ),
    });
    expect(cellsOf('split').map(cell => cell.textContent)).toEqual([
      'TodayToday: Blocked',
      'With platform modeWith platform mode: Would be OK',
    ]);
    expect(cellsOf('same')).toHaveLength(1);
    expect(cellsOf('same')[0]).toHaveAttribute('aria-colspan', '2');
    expect(cellsOf('same')[0]).toHaveTextContent(
      'Both views: WarningSentence of same.',
    );
  });

  it('puts the worst rule first', async () => {
    await drawRows({
      rows: pairRules([
        result('fine'),
        result('bad', { outcome: 'blocked' }),
        result('unclear', { outcome: 'unknown' }),
      ]),
    });
    expect(
      screen.getAllByRole('button').map(button => button.textContent),
    ).toEqual([
      'Question bad? bad',
      'Question unclear? unclear',
      'Question fine? fine',
    ]);
  });

  it('opens to what it rests on and who can change it', async () => {
    await drawRows({
      rows: pairRules(
        [
          result('target', {
            outcome: 'blocked',
            message: 'It puts nothing there.',
            evidence: [
              {
                type: 'source',
                ref: 'owner/repo@abc:cmd/main.go:240',
                url: 'https://example.org/main.go',
              },
              {
                type: 'source',
                ref: 'owner/repo@abc:cmd/other.go:1',
                // A browser would run it.
                url: `${'javascript'}:alert(1)`,
              },
              {
                type: 'object',
                object: { kind: 'Namespace', name: 'flux-system' },
                asOf: minutesAgo(5),
              },
            ],
            remedy: {
              by: 'provider-developer',
              code: 'code',
              params: {},
              message: 'Add a mode.',
            },
          }),
        ],
        [result('target', { message: 'It would be told.' })],
      ),
    });
    await userEvent.click(screen.getByRole('button', { name: /target/ }));
    expect(screen.getByText('It puts nothing there.')).toBeInTheDocument();
    expect(screen.getByText('It would be told.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'main.go:240' })).toHaveAttribute(
      'href',
      'https://example.org/main.go',
    );
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByText('Namespace flux-system')).toBeInTheDocument();
    expect(screen.getByText('as of 5 min ago')).toBeInTheDocument();
    expect(screen.getByText('Remedy, provider developer')).toBeInTheDocument();
    expect(screen.getByText(/Add a mode\./)).toBeInTheDocument();
  });

  it('is walked through by arrow keys', async () => {
    await drawRows({ rows: pairRules([result('one'), result('two')]) });
    const [one, two] = screen.getAllByRole('button');
    one.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(two).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(two).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowLeft}');
    expect(two).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowUp}');
    expect(one).toHaveFocus();
  });

  it('opens and focuses the rule that was asked for', async () => {
    await drawRows({
      rows: pairRules([result('one'), result('two')]),
      chosen: 'two',
    });
    const two = screen.getByRole('button', { name: /two/ });
    expect(two).toHaveFocus();
    expect(two).toHaveAttribute('aria-expanded', 'true');
  });
});
