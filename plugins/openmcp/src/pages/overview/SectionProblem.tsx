import { RiWifiOffLine } from '@remixicon/react';
import { Banner, ProblemActions } from '../../components';
import { LiveState, LoadProblem } from '../../live';
import { useProblemText } from '../common';

/**
 * Says above the content of one part that it could not be refreshed, unless the
 * page says the same of all parts already.
 *
 * @internal
 */
export function SectionProblem(props: {
  live: Pick<LiveState<unknown>, 'answeredAt' | 'problem'> & {
    tryAgain: () => void;
  };
  /** What the page says is wrong. */
  said: LoadProblem['kind'] | undefined;
  sentence: (params: { reason: string; clock: string; seen: string }) => string;
}) {
  const problemText = useProblemText();
  const { live, said, sentence } = props;
  const { problem } = live;
  if (!problem || problem.kind === said) {
    return null;
  }
  return (
    <Banner
      announced
      family="negative"
      icon={<RiWifiOffLine size={16} aria-hidden />}
      actions={<ProblemActions problem={problem} onTryAgain={live.tryAgain} />}
    >
      {sentence(problemText(problem, live.answeredAt))}
    </Banner>
  );
}
