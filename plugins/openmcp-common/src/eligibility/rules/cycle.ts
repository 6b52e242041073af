import { expandSubject } from '../../dependencies/expandSubject';
import { findCycle } from '../../dependencies';
import type { DependencyCycle, DependencyGraph } from '../../dependencies';
import { nameOfSubject } from '../../dependencies/nameOfSubject';
import { answer, remedy } from '../engine/answers';
import { expandRoute } from '../engine/expandRoute';
import type { EligibilityRule, RuleContext } from './EligibilityRule';

/**
 * What delivers the platform cannot be delivered by the platform. Found by the
 * graph of what needs what, for whatever provides a capability.
 *
 * @internal
 */
export const cycle: EligibilityRule = {
  id: 'cycle',
  belongsTo: 'both',
  reads: [
    'provides',
    'dependsOn[].capability',
    'dependsOn[].strength',
    'dependsOn[].deploys',
    'dependsOn[].on',
    'component',
  ],
  requires: { wrap: ['provides'], host: ['provides'] },
  live: [],
  readsRoute: true,
  readsLandscape: true,
  check(context) {
    const part = ownPart(context);
    let soft: DependencyCycle | undefined;
    for (const capability of context.traits.provides ?? []) {
      const found = findCycle(context.graph, capability, part);
      if (found?.strength === 'hard') {
        return answer(
          'blocked',
          'needs-itself',
          { capability, path: found.path },
          { remedy: remedy('platform-owner', 'keep-present-installer') },
        );
      }
      soft ??= found;
    }
    return soft
      ? answer(
          'warning',
          'may-need-itself',
          { capability: soft.path[0], path: soft.path },
          { remedy: remedy('platform-owner', 'keep-seed-independent') },
        )
      : answer('ok', 'needs-not-itself');
  },
};

/** The subject may not be part of the landscape, so it brings its own edges. */
function ownPart(context: RuleContext): DependencyGraph {
  const { name, route, subject, traits } = context;
  if (route || subject.kind === 'tool') {
    return expandRoute(route ?? 'platform-service', {
      name: name ?? nameOfSubject(subject),
      provides: traits.provides ?? [],
      title: subject.title,
    });
  }
  return expandSubject({
    ...subject,
    name: name ?? subject.name,
    traits: {
      versionRange: '*',
      component: traits.component,
      provides: traits.provides,
      dependsOn: traits.dependsOn,
    },
  });
}
