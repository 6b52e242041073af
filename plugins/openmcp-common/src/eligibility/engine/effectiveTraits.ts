import compare from 'semver/functions/compare';
import valid from 'semver/functions/valid';
import type { VersionTraits } from '../../traits';
import type { DeclaredTraits } from '../rules/EligibilityRule';
import type { EligibilitySubject } from '../types';

/** How an image is told to use platform mode where its traits do not say. */
const DEFAULT_PLATFORM_TARGET: VersionTraits['platformTarget'] = {
  mode: 'full',
  via: 'flag',
  name: '--service-api-cluster',
  value: '--service-api-cluster=platform',
  releasedSince: null,
};

/**
 * Traits that the rules of the question "may this image be wrapped?" see, as
 * released and with platform mode.
 *
 * @remarks
 * Platform mode replaces what it is about and nothing else. It is a mode of images
 * that were made for tenants: a PlatformService is what it is, and a tool without
 * an image has nothing that could have a mode, so both views are alike there.
 *
 * @internal
 */
export function wrapTraits(subject: EligibilitySubject): {
  today: DeclaredTraits;
  withPlatformMode: DeclaredTraits;
} {
  const declared = withToolTraits(subject);
  if (subject.kind !== 'service-provider' || !reliableTraits(subject)) {
    return { today: declared, withPlatformMode: declared };
  }
  const withPlatformMode = applyPlatformMode(declared);
  const { platformTarget } = declared;
  if (platformTarget?.mode !== 'full') {
    return { today: declared, withPlatformMode };
  }
  if (hasMode(platformTarget, subject.version)) {
    return { today: withPlatformMode, withPlatformMode };
  }
  const today = { ...declared, platformTarget: { mode: 'none' as const } };
  return { today, withPlatformMode };
}

/**
 * Traits that the rules of the question "may the tool live there by another
 * route?" see: those of the tool, and what only its provider declares.
 *
 * @internal
 */
export function hostTraits(subject: EligibilitySubject): DeclaredTraits {
  const declared = withToolTraits(subject);
  const ofTool = reliableToolTraits(subject);
  const dependsOn =
    ofTool?.dependsOn ??
    declared.dependsOn?.filter(({ deploys }) => deploys === undefined);
  return {
    ...declared,
    ...ofTool,
    ...(dependsOn && { dependsOn }),
    // One list stays the same list, so that what was found in it counts again.
    evidence: ofTool?.evidence
      ? [...ofTool.evidence, ...(declared.evidence ?? [])]
      : declared.evidence,
  };
}

/**
 * Traits of the provider itself; nothing where they may not be relied on.
 *
 * @internal
 */
export function reliableTraits(
  subject: EligibilitySubject,
): VersionTraits | undefined {
  return subject.trust === 'trusted' ? subject.traits : undefined;
}

function reliableToolTraits(
  subject: EligibilitySubject,
): VersionTraits | undefined {
  return subject.trust === 'trusted' ? subject.toolTraits : undefined;
}

/** What is true for the tool is true for whatever brings it. */
function withToolTraits(subject: EligibilitySubject): DeclaredTraits {
  const own: DeclaredTraits = reliableTraits(subject) ?? {};
  const ofTool = reliableToolTraits(subject);
  if (!ofTool) {
    return own;
  }
  if (subject.kind === 'tool') {
    return { ...ofTool, ...own };
  }
  const { webhooks } = own;
  return {
    ...pick(ofTool),
    ...own,
    webhooks:
      webhooks || ofTool.webhooks
        ? { ...webhooks, tool: webhooks?.tool ?? ofTool.webhooks?.tool }
        : undefined,
  };
}

function pick(ofTool: VersionTraits): DeclaredTraits {
  return {
    toolCrdGroups: ofTool.toolCrdGroups,
    toolApiScope: ofTool.toolApiScope,
    toolVersion: ofTool.toolVersion,
    toolPrivileges: ofTool.toolPrivileges,
    deletion: ofTool.deletion,
    provides: ofTool.provides,
    needs: ofTool.needs,
    targetNamespace: ofTool.targetNamespace,
  };
}

function applyPlatformMode(declared: DeclaredTraits): DeclaredTraits {
  const { platformTarget, crds } = declared;
  return {
    ...declared,
    platformTarget:
      platformTarget?.mode === 'full'
        ? platformTarget
        : DEFAULT_PLATFORM_TARGET,
    targets: ['platform'],
    crds: crds?.map(crd => ({ ...crd, cluster: 'platform' as const })),
    gvkRegistration: 'none',
    requestBase: { providerName: true },
    clusterAccess: { onboarding: 'none' },
  };
}

/** Whether the released image has the mode; what does not say so has it not. */
function hasMode(
  { via, releasedSince }: NonNullable<DeclaredTraits['platformTarget']>,
  version: string | undefined,
): boolean {
  if (via === 'always') {
    return true;
  }
  const since = valid(releasedSince);
  // Without a version the newest one is asked about.
  const asked = version === undefined ? since : valid(version);
  return since !== null && asked !== null && compare(asked, since) >= 0;
}
