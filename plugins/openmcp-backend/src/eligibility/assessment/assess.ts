import {
  Eligibility,
  EligibilityQuestion,
  EligibilitySubject,
} from '@openmcp/backstage-plugin-openmcp-common';
import { Subject } from '../subjects';
import { concealHidden } from './concealHidden';
import { keepBlocked } from './keepBlocked';
import { PreparedChecks } from './PreparedChecks';

/**
 * A question without its subject, as it is to be answered, and with what the
 * caller may see alone. Equal parts are the same objects.
 *
 * @internal
 */
export interface AskedQuestion {
  known: Omit<EligibilityQuestion, 'subject'>;
  visible: Omit<EligibilityQuestion, 'subject'>;
}

function answer(
  question: EligibilityQuestion,
  newest: EligibilitySubject | undefined,
  checks: PreparedChecks,
): Eligibility {
  const eligibility = checks.answer(question);
  return newest
    ? keepBlocked(eligibility, checks.answer({ ...question, subject: newest }))
    : eligibility;
}

/** Whether the caller may see all that an answer rests on. */
function hidesNothing(
  subject: Subject,
  { known, visible }: AskedQuestion,
): boolean {
  return (
    subject.known === subject.visible &&
    known.landscape === visible.landscape &&
    known.cluster === visible.cluster
  );
}

/**
 * Answers a question. What a caller may not see changes no outcome, or callers
 * who see little could run what others may not.
 *
 * @internal
 */
export function assess(
  subject: Subject,
  question: AskedQuestion,
  checks: PreparedChecks,
): Eligibility {
  const { known, visible } = question;
  const eligibility = answer(
    { ...known, subject: subject.known },
    subject.newest?.known,
    checks,
  );
  return hidesNothing(subject, question)
    ? eligibility
    : concealHidden(
        eligibility,
        answer(
          { ...visible, subject: subject.visible },
          subject.newest?.visible,
          checks,
        ),
      );
}
