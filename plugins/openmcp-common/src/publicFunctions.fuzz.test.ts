import fc from 'fast-check';
import { exampleLandscape, subjectWith } from './__testUtils__/exampleSubjects';
import {
  rawDeployment,
  rawEvent,
  rawFailedInitPod,
  rawJob,
  rawPod,
  rawProvider,
} from './__testUtils__/exampleObjects';
import { NOW } from './__testUtils__/lookAt';
import { oddValues } from './__testUtils__/oddValues';
import { damage, Dice } from './__testUtils__/oddities';
import * as common from './index';
import type {
  ClusterFacts,
  DependencyGraph,
  EligibilitySubject,
  EventObject,
  InstallationObjects,
  ProviderObject,
  VersionTraits,
} from './index';
import * as manifestReader from './manifest-reader';
import * as manifestWriter from './manifest-writer';
import * as providerConfiguration from './provider-configuration';
import * as surroundingObjects from './surrounding-objects';
import * as trustedLocations from './trusted-locations';
import * as providerDeclaration from './provider-declaration';
import * as watchedObjects from './watched-objects';

const everything: Record<string, unknown> = {
  ...common,
  ...manifestReader,
  ...manifestWriter,
  ...providerConfiguration,
  ...surroundingObjects,
  ...trustedLocations,
  ...providerDeclaration,
  ...watchedObjects,
};

/** Texts as they come from clusters and catalogs. */
const text = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'toString', '', ' ', '\ud800'),
  fc.constantFrom('x'.repeat(20_000), '\u202egnp', 'a\nb', 'a:b@c', 'sha256:'),
  fc.constantFrom('v1.0.0', '1', 'latest', 'ghcr.io/a/b:v1', 'capability/a'),
  fc.string(),
);

interface Odd {
  /** Anything whatsoever. */
  value: () => unknown;
  /** Any text. */
  text: () => string;
  dice: Dice;
}

function traitsOf({ value }: Odd): common.ProviderTraits | undefined {
  return common.parseProviderTraits(value()).traits;
}

/** Traits that went through the reader, which lets nothing else pass. */
function versionOf(odd: Odd): VersionTraits {
  const { traits } = common.parseProviderTraits({
    schemaVersion: 1,
    versions: [
      damage(
        { ...subjectWith().traits, config: odd.value(), image: odd.text() },
        odd.dice,
        0.1,
      ),
    ],
  });
  return traits?.versions[0] ?? { versionRange: '*' };
}

function subjectOf(odd: Odd): EligibilitySubject {
  return subjectWith(
    {},
    {
      kind: odd.dice.pick(['service-provider', 'platform-service', 'tool']),
      trust: odd.dice.pick(['trusted', 'untrusted', 'conflicting']),
      title: odd.text(),
      name: odd.text(),
      image: odd.dice.pick([undefined, odd.text()]),
      version: odd.dice.pick([undefined, odd.text()]),
      traits: odd.dice.pick([undefined, versionOf(odd)]),
    },
  );
}

function read<T>(result: common.ParseResult<T>): T[] {
  return result.object === undefined ? [] : [result.object];
}

function objectsOf({ dice }: Odd): InstallationObjects[] {
  const odd = (raw: unknown) => damage(raw, dice, 0.1);
  return read<ProviderObject>(
    watchedObjects.parseProviderObject(damage(rawProvider(), dice, 0.02)),
  ).map(provider => ({
    provider,
    jobs: read(watchedObjects.parseJobObject(odd(rawJob()))),
    deployments: read(
      watchedObjects.parseDeploymentObject(odd(rawDeployment())),
    ),
    pods: [rawPod(), rawFailedInitPod('f1')].flatMap(pod =>
      read(watchedObjects.parsePodObject(odd(pod))),
    ),
    events: [],
    unreadKinds: [],
  }));
}

function eventsOf({ dice }: Odd): EventObject[] {
  const raw = rawEvent({
    uid: 'e1',
    reason: 'x',
    about: { kind: 'Job', name: 'ps-dns-init', uid: 'j' },
  });
  return read(watchedObjects.parseEventObject(damage(raw, dice, 0.1)));
}

/** Facts of a cluster with lists that were read, empty, or not read. */
function clusterOf(odd: Odd): ClusterFacts {
  const { dice } = odd;
  const list = <T>(entry: () => T) =>
    dice.pick([undefined, [], [entry()], [entry(), entry()]]);
  return {
    name: odd.text(),
    installations: list(() => ({
      kind: dice.pick(common.INSTALLATION_KINDS),
      name: odd.text(),
      uid: odd.text(),
      image: odd.text(),
      health: dice.pick(common.HEALTHS),
      platformMode: dice.pick([true, false]),
      runReplicas: dice.pick([undefined, 0, 3]),
    })),
    customResources: list(() => ({
      name: odd.text(),
      uid: odd.text(),
      group: dice.pick(['tool.example.org', odd.text()]),
      labels: { [odd.text()]: odd.text() },
      annotations: { [odd.text()]: odd.text() },
      managers: [odd.text()],
    })),
    namespaces: list(odd.text),
    purposes: list(odd.text),
    configurations: list(() => ({
      group: odd.text(),
      kind: odd.text(),
      name: odd.text(),
      uid: odd.text(),
    })),
  };
}

/** A graph with circles, edges to nowhere and nodes that stand twice. */
function graphOf(odd: Odd): DependencyGraph {
  const ids = [odd.text(), odd.text(), 'capability/a'];
  const { dice } = odd;
  return {
    nodes: ids.map(id => ({ id, kind: 'capability', label: odd.text() })),
    edges: Array.from({ length: 6 }, () => ({
      from: dice.pick([...ids, 'nowhere']),
      to: dice.pick([...ids, 'nowhere']),
      strength: dice.pick(['hard', 'soft'] as const),
      role: dice.pick(['delivery', 'need'] as const),
      source: { type: 'operator' as const },
    })),
  };
}

function acceptedSpec({ value, text: someText }: Odd) {
  const spec = {
    image: 'a:1',
    env: [{ name: 'A', value: someText() }],
    metrics: value(),
  } as Parameters<typeof common.buildPlatformService>[0]['spec'];
  const errors = common
    .checkPlatformService({ name: 'x', spec })
    .filter(({ severity }) => severity === 'error');
  return errors.length === 0 ? spec : { image: 'a:1' };
}

function reference({ dice, text: someText }: Odd) {
  return { kind: dice.pick(common.INSTALLATION_KINDS), name: someText() };
}

/** How each function is called with what may come in. */
const calls: Record<string, (odd: Odd) => unknown> = {
  // Read what clusters, catalogs and people send: anything.
  buildProviderConfiguration: odd =>
    providerConfiguration.buildProviderConfiguration({
      traits: versionOf(odd),
      providerName: odd.text(),
      spec: odd.value(),
    }),
  checkProviderConfiguration: ({ value }) =>
    providerConfiguration.checkProviderConfiguration(value(), value()),
  readDeclaredTraits: ({ value, text: someText }) =>
    providerDeclaration.readDeclaredTraits(value(), [someText(), value()]),
  checkPlatformModeStatement: ({ value }) =>
    common.checkPlatformModeStatement(value(), value()),
  checkPlatformService: ({ value }) =>
    common.checkPlatformService({ name: value(), spec: value() }),
  diffPlatformServices: ({ value }) =>
    common.diffPlatformServices(value(), { spec: value() }),
  installationOf: ({ value }) =>
    watchedObjects.installationOf({ metadata: value() }),
  maskEnvironment: ({ value }) => common.maskEnvironment(value()),
  parseClusterPurposes: ({ value }) =>
    surroundingObjects.parseClusterPurposes(value()),
  parseConfiguration: ({ value }) =>
    surroundingObjects.parseConfiguration(value(), { group: 'a', kind: 'A' }),
  parseCustomResource: ({ value }) =>
    surroundingObjects.parseCustomResource(value()),
  parseDeploymentObject: ({ value }) =>
    watchedObjects.parseDeploymentObject(value()),
  parseEventObject: ({ value }) => watchedObjects.parseEventObject(value()),
  parseImageReference: ({ value }) => common.parseImageReference(value()),
  parseJobObject: ({ value }) => watchedObjects.parseJobObject(value()),
  parseNamespaceName: ({ value }) =>
    surroundingObjects.parseNamespaceName(value()),
  parsePodObject: ({ value }) => watchedObjects.parsePodObject(value()),
  parseProviderObject: ({ value }) =>
    watchedObjects.parseProviderObject({
      kind: 'PlatformService',
      metadata: value(),
    }),
  parseProviderTraits: ({ value }) => common.parseProviderTraits(value()),
  parseRecordedPlatformMode: ({ value, text: someText }) => [
    common.parseRecordedPlatformMode(value()),
    common.parseRecordedPlatformMode(someText()),
    common.parseRecordedPlatformMode(`{"via":"flag","name":${someText()}}`),
  ],
  readManifest: ({ value, text: someText }) => [
    manifestReader.readManifest(value()),
    manifestReader.readManifest(someText()),
  ],

  // Work on what was read: any texts, any size, lists missing.
  buildDependencyGraph: odd =>
    common.buildDependencyGraph([subjectOf(odd), subjectOf(odd)], {
      seeds: [odd.text()],
    }),
  buildPlatformService: odd =>
    common.buildPlatformService({
      name: odd.text(),
      spec: acceptedSpec(odd),
      labels: { [odd.text()]: odd.text() },
    }),
  capabilityId: ({ text: someText }) => common.capabilityId(someText()),
  checkEligibility: odd => {
    const subject = subjectOf(odd);
    const answers = common.checkEligibility({
      subject,
      name: odd.dice.pick([undefined, odd.text()]),
      spec: { environmentNames: [odd.text()], runReplicas: 3 },
      cluster: clusterOf(odd),
      landscape: [...exampleLandscape, subject, subjectOf(odd)],
    });
    const results = answers.wrap.applicable ? answers.wrap.today.results : [];
    return results.map(result => common.renderRuleSentence(result));
  },
  cleanLine: ({ text: someText }) => common.cleanLine(someText(), 80),
  compareHealth: ({ dice }) =>
    common.compareHealth(dice.pick(common.HEALTHS), 'Unknown'),
  compareOutcomes: () => common.compareOutcomes('ok', 'blocked'),
  createEligibilityCheck: odd => {
    const check = common.createEligibilityCheck({
      subject: subjectOf(odd),
      landscape: exampleLandscape,
    });
    return [check(), check({ cluster: clusterOf(odd) })];
  },
  createInterner: ({ text: someText }) =>
    watchedObjects.createInterner({ limit: 2 })(someText()),
  decidingResult: () => common.decidingResult({ results: [] }),
  deploymentNameOf: odd => common.deploymentNameOf(reference(odd)),
  deriveStatus: odd =>
    objectsOf(odd).map(objects =>
      common.deriveStatus(
        objects,
        undefined,
        odd.dice.pick([NOW, new Date(0)]),
      ),
    ),
  findCycle: odd => [
    common.findCycle(graphOf(odd), 'a'),
    common.findCycle(graphOf(odd), odd.text(), graphOf(odd)),
  ],
  healthSeverity: ({ dice }) =>
    common.healthSeverity(dice.pick(common.HEALTHS)),
  healthyPercentage: () => common.healthyPercentage({ Healthy: 0, Unknown: 0 }),
  initJobNameOf: odd => common.initJobNameOf(reference(odd)),
  installationOfEvent: odd =>
    eventsOf(odd).map(event =>
      watchedObjects.installationOfEvent(event, {
        byUid: () => undefined,
        byLowerCaseName: (kind, name) => ({ kind, name }),
      }),
    ),
  installWaves: odd => common.installWaves(graphOf(odd)),
  createLocationTrust: ({ text: someText }) =>
    trustedLocations.createLocationTrust([someText(), 'file:'])(someText()),
  isImageAllowed: ({ text: someText }) =>
    common.isImageAllowed(someText(), [someText(), '/']),
  isLocationPrefix: ({ text: someText }) =>
    trustedLocations.isLocationPrefix(someText()),
  isInstallationKind: ({ text: someText }) =>
    common.isInstallationKind(someText()),
  isManagedByOperator: ({ text: someText }) =>
    common.isManagedByOperator({ labels: { [someText()]: someText() } }),
  keepEnvironment: ({ value }) =>
    common.keepEnvironment(
      { image: 'a:1', env: [{ name: 'A', keep: true }] },
      value(),
    ),
  questionOf: ({ text: someText }) => common.questionOf(someText()),
  recordPlatformMode: ({ text: someText }) =>
    common.recordPlatformMode({ via: 'flag', name: someText() }, someText()),
  rememberAttempts: odd =>
    objectsOf(odd).map(objects => common.rememberAttempts(objects, undefined)),
  renderCyclePath: ({ text: someText }) => [
    common.renderCyclePath([]),
    common.renderCyclePath([someText(), someText()]),
  ],
  renderManifestSentence: ({ text: someText }) =>
    common.renderManifestSentence('duplicate', { value: someText() }),
  renderRuleParam: ({ text: someText }) => [
    common.renderRuleParam(someText()),
    common.renderRuleParam([someText(), someText()]),
    common.renderRuleParam(undefined),
  ],
  renderRuleSentence: ({ text: someText }) =>
    common.renderRuleSentence({
      code: someText(),
      params: { [someText()]: someText() },
    }),
  renderStatusSentence: ({ text: someText }) =>
    common.renderStatusSentence('init-failed', { text: someText() }),
  renderStatusSummary: ({ text: someText }) =>
    common.renderStatusSummary('init-failed', { text: someText() }),
  selectVersion: odd => {
    const traits = traitsOf(odd) ?? {
      schemaVersion: 1 as const,
      versions: [versionOf(odd)],
    };
    return [
      common.selectVersion(traits, odd.text()),
      common.selectVersion(traits),
    ];
  },
  splitImageReference: ({ text: someText }) =>
    common.splitImageReference(someText()),
  worstOutcome: () => common.worstOutcome([]),
  writeManifest: odd =>
    manifestWriter.writeManifest(
      common.buildPlatformService({
        name: odd.text(),
        spec: acceptedSpec(odd),
      }),
    ),
};

/** They ask a server, and are tried with one. */
const clients = ['OpenmcpClient'];

const isClass = (value: unknown) =>
  typeof value === 'function' && /^class\s/.test(String(value));

describe('functions that others call', () => {
  it('are all tried here', () => {
    const functions = Object.entries(everything)
      .filter(([, value]) => typeof value === 'function' && !isClass(value))
      .map(([name]) => name)
      .filter(name => !clients.includes(name));
    expect(Object.keys(calls).sort()).toEqual(functions.sort());
  });

  it.each(Object.entries(calls))(
    '%s answers whatever comes in, and never throws',
    (_, call) => {
      fc.assert(
        fc.property(
          fc.array(oddValues, { minLength: 4, maxLength: 4 }),
          fc.array(text, { minLength: 8, maxLength: 8 }),
          fc.nat(),
          (values, texts, seed) => {
            const dice = new Dice(seed);
            expect(() =>
              call({
                value: () => dice.pick(values),
                text: () => dice.pick(texts),
                dice,
              }),
            ).not.toThrow();
          },
        ),
        { numRuns: 300 },
      );
    },
  );
});
