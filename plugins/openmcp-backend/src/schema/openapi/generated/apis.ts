// Generated from src/schema/openapi.yaml of openmcp-backend by
// "yarn generate:openapi". Changes made here are overwritten.

import { components, operations } from './models';

type Content<TResponse> = TResponse extends {
  content: { 'application/json': infer TBody };
}
  ? TBody
  : never;

type Answer<TOperation extends keyof operations> =
  | Content<
      operations[TOperation]['responses'][keyof operations[TOperation]['responses']]
    >
  | components['schemas']['Error'];

/** What each route takes and answers. */
export type EndpointMap = {
  '#get|/v1/clusters': { response: Answer<'GetClusters'> };
  '#get|/v1/installations': { response: Answer<'GetInstallations'> };
  '#get|/v1/installations/{cluster}/{kind}/{name}': {
    path: operations['GetInstallation']['parameters']['path'];
    response: Answer<'GetInstallation'>;
  };
  '#get|/v1/changes': { response: Answer<'GetChanges'> };
  '#get|/v1/history': { response: Answer<'GetHistory'> };
  '#get|/v1/summary': { response: Answer<'GetSummary'> };
  '#get|/v1/providers': { response: Answer<'GetProviders'> };
  '#post|/v1/eligibility': {
    body: NonNullable<
      operations['CheckEligibility']['requestBody']
    >['content']['application/json'];
    response: Answer<'CheckEligibility'>;
  };
  '#get|/v1/dependencies': { response: Answer<'GetDependencies'> };
  '#post|/v1/clusters/{cluster}/platform-services': {
    path: operations['ApplyPlatformService']['parameters']['path'];
    body: NonNullable<
      operations['ApplyPlatformService']['requestBody']
    >['content']['application/json'];
    response: Answer<'ApplyPlatformService'>;
  };
  '#_delete|/v1/clusters/{cluster}/platform-services/{name}': {
    path: operations['DeletePlatformService']['parameters']['path'];
    response: Answer<'DeletePlatformService'>;
  };
};
