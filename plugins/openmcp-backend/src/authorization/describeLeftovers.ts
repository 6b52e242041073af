import {
  EligibilityReport,
  EligibilitySentence,
  PlatformServiceDeletion,
} from '@openmcp/backstage-plugin-openmcp-common';
import { EligibilityJudge, JudgeOptions } from '../eligibility';

/** The rule that knows what a tool keeps. */
const leftoversRule = 'delete-leftovers';

/** How the rule answers where the traits say what the tool keeps. */
const declared = ['tool-keeps', 'tool-keeps-nothing'];

type Leftovers = Pick<PlatformServiceDeletion, 'stays' | 'warnings'>;

const unknown: EligibilitySentence = {
  code: 'leftovers-unknown',
  params: {},
  message:
    'What the tool itself leaves behind is not known: no trusted traits of its image say so',
};

function resultOf({ wrap }: EligibilityReport) {
  return wrap.today?.results.find(({ ruleId }) => ruleId === leftoversRule);
}

/**
 * What the tool leaves behind when its PlatformService goes, by the traits of its
 * image. What is not known is told as that, and prevents nothing.
 *
 * @internal
 */
export async function describeLeftovers(
  judge: Pick<EligibilityJudge, 'check'>,
  subject: { cluster: string; name: string; image: string | undefined },
  options: JudgeOptions,
): Promise<Leftovers> {
  let result: ReturnType<typeof resultOf>;
  try {
    const { image } = subject;
    result = image ? resultOf(await judge.check(subject, options)) : undefined;
  } catch {
    // The catalog is not to decide whether something can be removed.
    result = undefined;
  }
  if (!result || !declared.includes(result.code)) {
    return { stays: [], warnings: [unknown] };
  }
  const { code, params, message, notes } = result;
  return {
    stays: code === 'tool-keeps' ? [{ code, params, message }] : [],
    warnings: notes.filter(note => note.code === 'deletion-order'),
  };
}
