import { answer, notChecked, remedy } from '../engine/answers';
import { customResourceEvidence } from '../engine/customResourceEvidence';
import { findToolCustomResources } from '../engine/findToolCustomResources';
import { describeOwner, ownerOf } from '../engine/ownerOf';
import { undeclared } from '../engine/undeclared';
import type { EligibilityRule, RuleContext } from './EligibilityRule';

/** Namespaces of Kubernetes, of openMCP and of ControlPlanes. */
const RESERVED = /^(?:default|kube-.*|openmcp-system|mcp--.*)$/;

/**
 * A release beside the machinery of the platform, or beside another release of the
 * same tool, fights over its objects.
 *
 * @internal
 */
export const namespaceClash: EligibilityRule = {
  id: 'namespace-clash',
  belongsTo: 'both',
  reads: ['targetNamespace', 'toolCrdGroups'],
  requires: { wrap: [], host: [] },
  live: ['namespaces', 'customResources'],
  check(context) {
    const { targetNamespace: namespace, toolCrdGroups } = context.traits;
    if (namespace === undefined) {
      return toolCrdGroups?.length === 0
        ? answer('ok', 'no-namespace')
        : undeclared(context, ['targetNamespace']);
    }
    if (namespace === 'none') {
      return answer('ok', 'no-namespace');
    }
    const choose = remedy('platform-owner', 'choose-namespace', { namespace });
    const params = { namespace };
    if (RESERVED.test(namespace)) {
      return answer('blocked', 'namespace-reserved', params, {
        remedy: choose,
      });
    }
    const { cluster } = context;
    if (!cluster?.namespaces) {
      const notes = [notChecked(context, ['namespaces'])];
      return answer('ok', 'namespace-not-seen', params, { notes });
    }
    if (!cluster.namespaces.has(namespace)) {
      return answer('ok', 'namespace-free', params);
    }
    const objects = [{ kind: 'Namespace', name: namespace }];
    if (context.landscape.seededNamespaces.has(namespace)) {
      return answer('blocked', 'namespace-reserved', params, {
        remedy: choose,
        objects,
      });
    }
    const other = findReleaseIn(namespace, context);
    if (other) {
      const owner = describeOwner(other.owner);
      return answer(
        'blocked',
        'namespace-of-other',
        { ...params, owner },
        {
          remedy: choose,
          objects: [
            ...objects,
            ...customResourceEvidence([other.customResource]),
          ],
        },
      );
    }
    return isOwn(context)
      ? answer('ok', 'namespace-own', params, { objects })
      : answer(
          'warning',
          'namespace-there',
          { namespace },
          {
            remedy: choose,
            objects,
          },
        );
  },
};

/** A CRD that shows another release of the tool in the namespace. */
function findReleaseIn(namespace: string, context: RuleContext) {
  for (const customResource of findToolCustomResources(context)?.others ?? []) {
    const owner = ownerOf(customResource);
    if (owner?.releaseNamespace === namespace) {
      return { customResource, owner };
    }
  }
  return undefined;
}

function isOwn(context: RuleContext): boolean {
  const found = findToolCustomResources(context);
  return !!found && found.own.length > 0 && found.others.length === 0;
}
