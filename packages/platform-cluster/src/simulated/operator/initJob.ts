import { randomUUID } from 'node:crypto';
import { controllerReference, NewObject } from '../objects';
import {
  initJobName,
  operatorNamespace,
  providerLabels,
  ProviderWithSpec,
} from './Provider';
import { commonFlags, podSpec, PodTemplate } from './PodTemplate';
import { refusal, templateProblems } from './templateProblems';

/**
 * Annotation of an init Job: the generation of the provider that it is for.
 *
 * @internal
 */
export const generationAnnotation = 'openmcp.cloud/provider-generation';

const controllerUidLabel = 'batch.kubernetes.io/controller-uid';

/**
 * Spec of a Job.
 *
 * @internal
 */
export interface JobSpec {
  backoffLimit: number;
  template: PodTemplate;
  [field: string]: unknown;
}

// The longest value of a label, which the name of a Job becomes on its pods.
const longestName = 63;

/**
 * Makes the init Job of a provider (openmcp-operator
 * internal/controllers/provider/install/job.go).
 *
 * @param provider - the provider
 * @param environmentName - name of the environment
 * @throws Error when the Job cannot be made or the API server would refuse it
 * @internal
 */
export function initJob(
  provider: ProviderWithSpec,
  environmentName: string,
): NewObject<JobSpec> {
  const name = initJobName(provider);
  const labels = providerLabels(provider, 'init-job');
  const command = provider.spec.initCommand?.length
    ? provider.spec.initCommand
    : ['init'];
  // The API server ties a Job to its pods by these.
  const uid = randomUUID();
  const template: PodTemplate = {
    metadata: {
      labels: {
        ...labels,
        [controllerUidLabel]: uid,
        'batch.kubernetes.io/job-name': name,
        'controller-uid': uid,
        'job-name': name,
      },
    },
    spec: podSpec(provider, {
      containerName: 'init',
      args: [...command, ...commonFlags(provider, environmentName)],
      serviceAccountName: name,
      restartPolicy: 'Never',
    }),
  };
  const problems = templateProblems(template);
  if (name.length > longestName) {
    const message = `Invalid value: "${name}": must be no more than 63 bytes`;
    problems.unshift(`spec.template.labels: ${message}`);
  }
  if (problems.length > 0) {
    throw refusal(`Job.batch "${name}"`, problems);
  }
  return {
    apiVersion: 'batch/v1',
    kind: 'Job',
    metadata: {
      name,
      namespace: operatorNamespace,
      uid,
      labels,
      annotations: {
        [generationAnnotation]: String(provider.metadata.generation),
        'openmcp.cloud/provider-kind': provider.kind,
        'openmcp.cloud/provider-name': provider.metadata.name,
      },
      ownerReferences: [controllerReference(provider)],
    },
    spec: {
      backoffLimit: 4,
      completionMode: 'NonIndexed',
      completions: 1,
      manualSelector: false,
      parallelism: 1,
      podReplacementPolicy: 'TerminatingOrFailed',
      selector: { matchLabels: { [controllerUidLabel]: uid } },
      suspend: false,
      template,
    },
  };
}
