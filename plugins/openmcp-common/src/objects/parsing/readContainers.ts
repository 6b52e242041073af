import {
  ContainerState,
  ContainerStatus,
  ContainerTermination,
} from '../types';
import { FieldReader, UnknownRecord } from './FieldReader';
import { withoutSpareRoom } from './withoutSpareRoom';

/**
 * Reads the containers of a Pod, init containers first.
 *
 * @internal
 */
export function readContainers(
  reader: FieldReader,
  pod: UnknownRecord,
): ContainerStatus[] {
  const spec = reader.record(pod.spec);
  const status = reader.record(pod.status);
  return withoutSpareRoom([
    ...readList(
      reader,
      spec.initContainers,
      status.initContainerStatuses,
      true,
    ),
    ...readList(reader, spec.containers, status.containerStatuses, false),
  ]);
}

function readList(
  reader: FieldReader,
  specs: unknown,
  statuses: unknown,
  init: boolean,
): ContainerStatus[] {
  const images = new Map<string, string | undefined>();
  for (const container of reader.records(specs)) {
    const name = reader.word(container.name);
    if (name !== undefined) {
      images.set(name, reader.line(container.image));
    }
  }
  const containers: ContainerStatus[] = [];
  const reported = new Set<string>();
  for (const container of reader.records(statuses)) {
    const name = reader.word(container.name);
    if (name === undefined || reported.has(name)) {
      continue;
    }
    reported.add(name);
    containers.push({
      name,
      init,
      // The image in the spec is the one that was asked for; a container
      // runtime may report another name of it.
      image: images.get(name) ?? reader.line(container.image),
      imageId: reader.line(container.imageID),
      ready: container.ready === true,
      restartCount: reader.count(container.restartCount) ?? 0,
      state: readState(reader, container.state),
      lastTermination: readLastTermination(reader, container.lastState),
    });
  }
  for (const [name, image] of images) {
    if (!reported.has(name)) {
      containers.push({
        name,
        init,
        image,
        imageId: undefined,
        ready: false,
        restartCount: 0,
        // No kubelet has spoken of it yet: the Pod has no node, or just got it.
        state: { phase: 'waiting', reason: undefined, message: undefined },
        lastTermination: undefined,
      });
    }
  }
  return containers;
}

function readState(reader: FieldReader, value: unknown): ContainerState {
  const state = reader.record(value);
  if (state.waiting) {
    const waiting = reader.record(state.waiting);
    return {
      phase: 'waiting',
      reason: reader.word(waiting.reason),
      message: reader.message(waiting.message),
    };
  }
  if (state.running) {
    return {
      phase: 'running',
      startedAt: reader.time(reader.record(state.running).startedAt),
    };
  }
  if (state.terminated) {
    const termination = readTermination(reader, state.terminated);
    return {
      phase: 'terminated',
      // Named one by one: what is made by spreading takes more memory.
      exitCode: termination.exitCode,
      signal: termination.signal,
      reason: termination.reason,
      message: termination.message,
      startedAt: termination.startedAt,
      finishedAt: termination.finishedAt,
    };
  }
  return { phase: 'unknown' };
}

function readLastTermination(
  reader: FieldReader,
  value: unknown,
): ContainerTermination | undefined {
  const { terminated } = reader.record(value);
  return terminated ? readTermination(reader, terminated) : undefined;
}

function readTermination(
  reader: FieldReader,
  value: unknown,
): ContainerTermination {
  const terminated = reader.record(value);
  return {
    exitCode: reader.integer(terminated.exitCode),
    signal: reader.integer(terminated.signal),
    reason: reader.word(terminated.reason),
    message: reader.message(terminated.message),
    startedAt: reader.time(terminated.startedAt),
    finishedAt: reader.time(terminated.finishedAt),
  };
}
