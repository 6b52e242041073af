import { admissionImpact } from './admissionImpact';
import { apiBoundary } from './apiBoundary';
import { apiScope } from './apiScope';
import { contractCli } from './contractCli';
import { crdOwnership } from './crdOwnership';
import { crdVersionSkew } from './crdVersionSkew';
import { cycle } from './cycle';
import { dataPlaneNeeds } from './dataPlaneNeeds';
import { deleteLeftovers } from './deleteLeftovers';
import { deliveryPath } from './deliveryPath';
import { deployerDependency } from './deployerDependency';
import { dualDeployment } from './dualDeployment';
import type { EligibilityRule } from './EligibilityRule';
import { envReserved } from './envReserved';
import { evidenceFreshness } from './evidenceFreshness';
import { gvkRegistration } from './gvkRegistration';
import { imagePull } from './imagePull';
import { leaderElection } from './leaderElection';
import { namespaceClash } from './namespaceClash';
import { objectName } from './objectName';
import { onboardingDependency } from './onboardingDependency';
import { privilege } from './privilege';
import { providerConfig } from './providerConfig';
import { requestName } from './requestName';
import { targetPlatformMode } from './targetPlatformMode';
import { tenancy } from './tenancy';
import { webhookSecret } from './webhookSecret';
import { workloadCluster } from './workloadCluster';

/**
 * All rules, in the order in which results are given.
 *
 * @public
 */
export const eligibilityRules: readonly EligibilityRule[] = [
  contractCli,
  targetPlatformMode,
  tenancy,
  workloadCluster,
  apiBoundary,
  onboardingDependency,
  gvkRegistration,
  providerConfig,
  deployerDependency,
  cycle,
  crdOwnership,
  crdVersionSkew,
  namespaceClash,
  dualDeployment,
  requestName,
  leaderElection,
  webhookSecret,
  admissionImpact,
  objectName,
  envReserved,
  privilege,
  dataPlaneNeeds,
  deliveryPath,
  imagePull,
  deleteLeftovers,
  apiScope,
  evidenceFreshness,
];
