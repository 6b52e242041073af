import { ReactNode } from 'react';
import { LoadingRegion, ProblemActions, RegionMessage } from '../../components';
import { useProblemText } from '../../pages/common';
import { Answer } from './useQuestion';

/**
 * Properties of {@link AnswerRegion}.
 *
 * @internal
 */
export interface AnswerRegionProps<T> {
  answer: Omit<Answer<T>, 'asking' | 'answeredAt'>;
  /** Read out while the first answer is awaited. */
  loading: string;
  /** Says which right is missing. */
  forbidden: string;
  /** Says why there is no answer. */
  problem: (params: { reason: string; clock: string }) => string;
  /** Number of skeleton rows. */
  rows: number;
  children: (data: T) => ReactNode;
}

/**
 * What a field shows in the place of its options until they are there.
 *
 * @internal
 */
export function AnswerRegion<T>(props: AnswerRegionProps<T>) {
  const problemText = useProblemText();
  const { attempt, data, problem, tryAgain } = props.answer;
  if (data !== undefined) {
    return <>{props.children(data)}</>;
  }
  if (problem?.kind === 'forbidden') {
    return <RegionMessage sentence={props.forbidden} />;
  }
  if (problem) {
    return (
      <RegionMessage sentence={props.problem(problemText(problem))}>
        <ProblemActions problem={problem} onTryAgain={tryAgain} />
      </RegionMessage>
    );
  }
  return (
    <LoadingRegion
      key={attempt}
      label={props.loading}
      rows={props.rows}
      rowHeight={40}
      onTryAgain={tryAgain}
    />
  );
}
