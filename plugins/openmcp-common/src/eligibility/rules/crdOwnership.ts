import { answer, notChecked, remedy } from '../engine/answers';
import { customResourceEvidence } from '../engine/customResourceEvidence';
import { findToolCustomResources } from '../engine/findToolCustomResources';
import { describeOwner, ownerOf } from '../engine/ownerOf';
import type { InstalledCustomResource } from '../types';
import type {
  EligibilityRule,
  RuleAnswer,
  RuleContext,
} from './EligibilityRule';

/** Groups of the CRDs that the openmcp-operator installs everywhere. */
const OPERATOR_GROUPS = ['openmcp.cloud', 'clusters.openmcp.cloud'];

/**
 * Two installers of the same CRDs destroy each other's objects: Flux takes over by
 * default, and deleting the first release deletes the CRDs.
 *
 * @internal
 */
export const crdOwnership: EligibilityRule = {
  id: 'crd-ownership',
  belongsTo: 'both',
  reads: ['toolCrdGroups', 'ownsOperatorCrds'],
  requires: { wrap: ['toolCrdGroups'], host: ['toolCrdGroups'] },
  live: ['customResources'],
  check(context) {
    const { toolCrdGroups: groups = [], ownsOperatorCrds } = context.traits;
    if (ownsOperatorCrds) {
      return checkOperatorCrds(context);
    }
    if (groups.length === 0) {
      return answer('ok', 'no-tool-crds');
    }
    const found = findToolCustomResources(context);
    if (!found) {
      const notes = [notChecked(context, ['customResources'])];
      return answer('ok', 'crds-not-seen', { groups }, { notes });
    }
    if (found.others.length > 0) {
      return found.fromOthers(describeOthers);
    }
    return found.own.length > 0
      ? answer(
          'ok',
          'crds-own',
          { groups },
          {
            objects: customResourceEvidence(found.own),
          },
        )
      : answer('ok', 'crds-absent', { groups });
  },
};

function describeOthers(
  others: readonly InstalledCustomResource[],
): RuleAnswer {
  const groups = [...new Set(others.map(({ group }) => group))];
  const owned = others.find(each => ownerOf(each) !== undefined);
  const owner = owned && ownerOf(owned);
  if (!owner) {
    return answer(
      'warning',
      'crds-of-unknown',
      { groups },
      {
        remedy: remedy('platform-owner', 'find-owner'),
        objects: customResourceEvidence(others),
      },
    );
  }
  const text = describeOwner(owner);
  return answer(
    'blocked',
    'crds-of-other',
    { groups, owner: text },
    {
      remedy: remedy('platform-owner', 'hand-over', { owner: text }),
      objects: customResourceEvidence(
        owned === others[0]
          ? others
          : [owned, ...others.filter(each => each !== owned)],
      ),
    },
  );
}

function checkOperatorCrds(context: RuleContext): RuleAnswer {
  const drop = remedy('provider-developer', 'drop-operator-crds');
  const { cluster } = context;
  if (!cluster?.customResources) {
    return answer(
      'warning',
      'writes-operator-crds',
      {},
      {
        remedy: drop,
        notes: [notChecked(context, ['customResources'])],
      },
    );
  }
  const taken = cluster.customResourcesOf(OPERATOR_GROUPS);
  return taken.length > 0
    ? answer(
        'blocked',
        'takes-operator-crds',
        { cluster: cluster.name },
        { remedy: drop, objects: customResourceEvidence(taken) },
      )
    : answer('warning', 'writes-operator-crds', {}, { remedy: drop });
}
