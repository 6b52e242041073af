import type { components, operations } from './generated/schema';

type Schemas = components['schemas'];

/**
 * A platform cluster with its state and how old its data is.
 *
 * @public
 */
export type Cluster = Schemas['Cluster'];

/**
 * Whether a platform cluster can be read.
 *
 * @public
 */
export type ClusterState = Schemas['ClusterState'];

/**
 * Whether the objects of one kind can be read on a cluster.
 *
 * @public
 */
export type KindReadability = Schemas['KindReadability'];

/**
 * The answer of `GET /v1/clusters`.
 *
 * @public
 */
export type ClusterList = Schemas['ClusterList'];

/**
 * When data was last known to be true, and whether it may be outdated.
 *
 * @public
 */
export type Freshness = Schemas['Freshness'];

/**
 * A code with parameters and its English rendering, as the API sends it.
 * Codes of a newer backend are possible, so the code is any text here.
 *
 * @public
 */
export type Sentence = Schemas['Sentence'];

/**
 * One row of the list of installations.
 *
 * @public
 */
export type InstallationItem = Schemas['InstallationItem'];

/**
 * The answer of `GET /v1/installations`.
 *
 * @public
 */
export type InstallationList = Schemas['InstallationList'];

/**
 * The full status of one installation, the answer of
 * `GET /v1/installations/{cluster}/{kind}/{name}`.
 *
 * @public
 */
export type Installation = Schemas['Installation'];

/**
 * The image that is wanted and those that run.
 *
 * @public
 */
export type InstallationImage = Schemas['Image'];

/**
 * One finding about one object of an installation, as the API sends it.
 *
 * @public
 */
export type InstallationReason = Schemas['StatusReason'];

/**
 * A condition of the provider object, as its controller wrote it.
 *
 * @public
 */
export type InstallationCondition = Schemas['Condition'];

/**
 * State of the init Job of an installation.
 *
 * @public
 */
export type InstallationInit = Schemas['Init'];

/**
 * State of the Deployment of an installation.
 *
 * @public
 */
export type InstallationDeployment = Schemas['Deployment'];

/**
 * State of one Pod of an installation.
 *
 * @public
 */
export type InstallationPod = Schemas['Pod'];

/**
 * State of one container of a Pod.
 *
 * @public
 */
export type InstallationContainer = Schemas['Container'];

/**
 * An Event about an installation or one of its objects.
 *
 * @public
 */
export type InstallationEvent = Schemas['Event'];

/**
 * The kept part of a provider's spec: of environment variables the names alone.
 *
 * @public
 */
export type InstallationSpec = Schemas['InstallationSpec'];

/**
 * Which Kubernetes object a finding is about.
 *
 * @public
 */
export type ObjectReference = Schemas['ObjectReference'];

/**
 * Body of an answer that is an error.
 *
 * @public
 */
export type OpenmcpErrorBody = Schemas['Error'];

/**
 * Filters, order and page of `GET /v1/installations`. Several values of one
 * filter are alternatives; different filters all have to match.
 *
 * @public
 */
export type InstallationsQuery = NonNullable<
  operations['GetInstallations']['parameters']['query']
>;

/**
 * One change of an installation.
 *
 * @public
 */
export type HistoryChange = Schemas['HistoryChange'];

/**
 * A time in which a cluster was not read, so that changes are not known.
 *
 * @public
 */
export type HistoryGap = Schemas['HistoryGap'];

/**
 * The answer of `GET /v1/history`.
 *
 * @public
 */
export type HistoryList = Schemas['HistoryList'];

/**
 * Times, filters and page of `GET /v1/history`.
 *
 * @public
 */
export type HistoryListQuery = NonNullable<
  operations['GetHistory']['parameters']['query']
>;

/**
 * What changed of one installation.
 *
 * @public
 */
export type InstallationHistory = Schemas['InstallationHistory'];

/**
 * Whether a PlatformService is as the portal applied it last.
 *
 * @public
 */
export type Drift = Schemas['Drift'];

/**
 * What the caller may do on a platform cluster.
 *
 * @public
 */
export type ClusterRights = Schemas['ClusterRights'];

/**
 * A provider or tool of the catalog with its verdicts and where it is installed.
 *
 * @public
 */
export type ProviderItem = Schemas['ProviderItem'];

/**
 * The answer of `GET /v1/providers`.
 *
 * @public
 */
export type ProviderList = Schemas['ProviderList'];

/**
 * Where the image of a provider is installed.
 *
 * @public
 */
export type ProviderInstallation = Schemas['ProviderInstallation'];

/**
 * Outcome of a verdict with the result that decides it.
 *
 * @public
 */
export type VerdictSummary = Schemas['VerdictSummary'];

/**
 * The body of `POST /v1/eligibility`.
 *
 * @public
 */
export type EligibilityRequest = Schemas['EligibilityRequest'];

/**
 * The answer of `POST /v1/eligibility`.
 *
 * @public
 */
export type EligibilityReport = Schemas['EligibilityReport'];

/**
 * The answer of one rule, as the API sends it.
 *
 * @public
 */
export type EligibilityRuleResult = Schemas['RuleResult'];

/**
 * A verdict with the results of its rules, as the API sends it.
 *
 * @public
 */
export type EligibilityVerdict = Schemas['Verdict'];

/**
 * A code with parameters and its English rendering, about eligibility or an apply.
 *
 * @public
 */
export type EligibilitySentence = Schemas['RuleSentence'];

/**
 * What a result rests on, as the API sends it.
 *
 * @public
 */
export type EligibilityEvidence = Schemas['Evidence'];

/**
 * What can be done, and by whom, as the API sends it.
 *
 * @public
 */
export type EligibilityRemedy = Schemas['Remedy'];

/**
 * How an image is told to use platform mode, as its traits declare it.
 *
 * @public
 */
export type PlatformModeDeclaration = Schemas['PlatformModeDeclaration'];

/**
 * The statement of a person that an image has platform mode, and how it is told.
 *
 * @public
 */
export type PlatformModeStatement = Schemas['PlatformModeStatement'];

/**
 * Spec of a PlatformService as the API takes it.
 *
 * @public
 */
export type PlatformServiceSpec = Schemas['PlatformServiceSpec'];

/**
 * A field of a PlatformService that stays as it is on the cluster.
 *
 * @public
 */
export type KeptField = Schemas['KeptField'];

/**
 * What somebody was told that would change, and nothing else may.
 *
 * @public
 */
export type ExpectedChanges = Schemas['ExpectedChanges'];

/**
 * The body of `POST /v1/clusters/{cluster}/platform-services`.
 *
 * @public
 */
export type PlatformServiceRequest = Schemas['PlatformServiceRequest'];

/**
 * The answer of `POST /v1/clusters/{cluster}/platform-services`.
 *
 * @public
 */
export type PlatformServiceResult = Schemas['PlatformServiceResult'];

/**
 * One field that an apply changes.
 *
 * @public
 */
export type FieldChange = Schemas['FieldChange'];

/**
 * The answer of `GET /v1/dependencies`.
 *
 * @public
 */
export type DependencyReport = Schemas['DependencyReport'];

/**
 * Something that must run, or must be delivered, on a platform cluster, with the
 * entity that describes it, as the API sends it.
 *
 * @public
 */
export type DependencyReportNode = Schemas['DependencyReportNode'];

/**
 * What must be there before something else, and where that is known from, as the
 * API sends it.
 *
 * @public
 */
export type DependencyReportEdge = Schemas['DependencyReportEdge'];

/**
 * Something that needs itself, by the shortest way, as the API sends it.
 *
 * @public
 */
export type DependencyReportCycle = Schemas['DependencyReportCycle'];

/**
 * The answer of `DELETE /v1/clusters/{cluster}/platform-services/{name}`.
 *
 * @public
 */
export type PlatformServiceDeletion = Schemas['PlatformServiceDeletion'];

/**
 * Something that goes or stays when a PlatformService is removed.
 *
 * @public
 */
export type DeletionPart = Schemas['DeletionPart'];

/**
 * Query of `DELETE /v1/clusters/{cluster}/platform-services/{name}`.
 *
 * @public
 */
export type PlatformServiceDeletionQuery = NonNullable<
  operations['DeletePlatformService']['parameters']['query']
>;

/**
 * The answer of `GET /v1/changes`.
 *
 * @public
 */
export type ChangeList = Schemas['ChangeList'];

/**
 * Something that changed or went. It names what changed and does not hold it.
 *
 * @public
 */
export type ChangeItem = Schemas['Change'];

/**
 * The answer of `GET /v1/summary`.
 *
 * @public
 */
export type Summary = Schemas['Summary'];

/**
 * Numbers of installations by health.
 *
 * @public
 */
export type HealthCounts = Schemas['HealthCounts'];
