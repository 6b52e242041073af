import {
  EligibilityEvidence,
  EligibilityRemedy,
  EligibilityRuleResult,
  EligibilitySentence,
  EligibilityVerdict,
  Evidence,
  questionOf,
  Remedy,
  renderRuleSentence,
  RuleParams,
  RuleResult,
  RuleSentence,
  Verdict,
} from '@openmcp/backstage-plugin-openmcp-common';

function toParams(params: RuleParams): EligibilitySentence['params'] {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'object' ? [...value] : value,
    ]),
  );
}

/**
 * Adds its rendering in English to a sentence.
 *
 * @internal
 */
export function renderSentence(sentence: RuleSentence): EligibilitySentence {
  return {
    code: sentence.code,
    params: toParams(sentence.params),
    message: renderRuleSentence(sentence),
  };
}

function renderEvidence(evidence: Evidence): EligibilityEvidence {
  return evidence.type === 'object'
    ? { ...evidence, object: { ...evidence.object } }
    : evidence;
}

function renderRemedy(remedy: Remedy): EligibilityRemedy {
  return { ...renderSentence(remedy), by: remedy.by };
}

function renderResult(result: RuleResult): EligibilityRuleResult {
  return {
    ruleId: result.ruleId,
    question: questionOf(result.ruleId),
    outcome: result.outcome,
    ...renderSentence(result),
    evidence: result.evidence.map(renderEvidence),
    remedy: result.remedy && renderRemedy(result.remedy),
    notes: result.notes.map(renderSentence),
  };
}

/**
 * A verdict as the API sends it, with all sentences in English.
 *
 * @internal
 */
export function renderVerdict({
  outcome,
  results,
}: Verdict): EligibilityVerdict {
  return { outcome, results: results.map(renderResult) };
}
