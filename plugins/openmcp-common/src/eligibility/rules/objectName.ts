import { LONGEST_PLATFORM_SERVICE_NAME } from '../../manifest';
import { answer, notChecked, remedy, sentence } from '../engine/answers';
import { installationEvidence } from '../engine/installationEvidence';
import { repositoryOf } from '../engine/repositoryOf';
import type {
  EligibilityRule,
  RuleAnswer,
  RuleContext,
} from './EligibilityRule';

/** Container names may hold no dot, so a label and not a subdomain (RFC 1123). */
const LABEL = /^[a-z0-9](?:[-a-z0-9]*[a-z0-9])?$/;

/**
 * The name of the PlatformService becomes the name of its Job, Deployment and
 * container.
 *
 * @internal
 */
export const objectName: EligibilityRule = {
  id: 'object-name',
  belongsTo: 'wrap',
  reads: [],
  requires: { wrap: [], host: [] },
  live: ['installations'],
  check(context) {
    const { name } = context;
    if (name === undefined) {
      return answer(
        'ok',
        'name-not-chosen',
        {},
        {
          notes: [
            sentence('name-rule', { longest: LONGEST_PLATFORM_SERVICE_NAME }),
          ],
        },
      );
    }
    const choose = remedy('platform-owner', 'choose-name');
    if (name.length > LONGEST_PLATFORM_SERVICE_NAME) {
      return answer(
        'blocked',
        'name-too-long',
        { length: name.length, longest: LONGEST_PLATFORM_SERVICE_NAME },
        { remedy: choose },
      );
    }
    return LABEL.test(name)
      ? checkUnique(name, context)
      : answer('blocked', 'name-no-label', { name }, { remedy: choose });
  },
};

function checkUnique(name: string, context: RuleContext): RuleAnswer {
  const { cluster, subject } = context;
  if (!cluster?.installations) {
    const notes = [notChecked(context, ['installations'])];
    return answer('ok', 'name-fits', { name }, { notes });
  }
  const choose = remedy('platform-owner', 'choose-name');
  const others = cluster
    .installationsNamed(name)
    .filter(
      ({ kind, image }) =>
        kind !== 'PlatformService' || repositoryOf(image) !== subject.image,
    );
  const [other] = others
    .filter(({ kind }) => kind === 'PlatformService')
    .concat(others);
  if (!other) {
    return answer('ok', 'name-fits', { name });
  }
  const isTaken =
    other.kind === 'PlatformService' || subject.kind === 'service-provider';
  return answer(
    isTaken ? 'blocked' : 'warning',
    isTaken ? 'name-taken' : 'name-shared',
    { name, kind: other.kind },
    { remedy: choose, objects: installationEvidence([other]) },
  );
}
