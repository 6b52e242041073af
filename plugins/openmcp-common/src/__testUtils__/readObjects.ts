import {
  DeploymentObject,
  EventObject,
  InstallationObjects,
  JobObject,
  ParseResult,
  PodObject,
  ProviderObject,
} from '../objects';
import {
  parseDeploymentObject,
  parseEventObject,
  parseJobObject,
  parsePodObject,
  parseProviderObject,
} from '../watched-objects';
import {
  rawDeployment,
  rawJob,
  RawObject,
  rawPod,
  rawProvider,
} from './exampleObjects';

/** The objects of one installation, read from what an API server sends. */
export function readObjects(
  raw: {
    provider?: RawObject;
    jobs?: RawObject[];
    deployments?: RawObject[];
    pods?: RawObject[];
    events?: RawObject[];
    unreadKinds?: string[];
  } = {},
): InstallationObjects {
  return {
    provider: read<ProviderObject>(
      parseProviderObject(raw.provider ?? rawProvider()),
    ),
    jobs: (raw.jobs ?? [rawJob()]).map(job =>
      read<JobObject>(parseJobObject(job)),
    ),
    deployments: (raw.deployments ?? [rawDeployment()]).map(deployment =>
      read<DeploymentObject>(parseDeploymentObject(deployment)),
    ),
    pods: (raw.pods ?? [rawPod()]).map(pod =>
      read<PodObject>(parsePodObject(pod)),
    ),
    events: (raw.events ?? []).map(event =>
      read<EventObject>(parseEventObject(event)),
    ),
    unreadKinds: raw.unreadKinds ?? [],
  };
}

function read<TObject>(result: ParseResult<TObject>): TObject {
  if (result.object === undefined) {
    throw new Error(result.problem);
  }
  return result.object;
}
