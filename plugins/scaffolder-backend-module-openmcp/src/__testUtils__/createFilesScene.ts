import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createMockDirectory } from '@backstage/backend-test-utils';
import { createPlatformServiceCreateAction } from '../actions';
import { answer, FakePortal } from './FakePortal';
import { ActionRun, runAction } from './runAction';

/** Inputs of the action that writes files. */
export type CreateInput = Parameters<
  ReturnType<typeof createPlatformServiceCreateAction>['handler']
>[0]['input'];

/** A workspace, and a portal that knows of a configuration object. */
export interface FilesScene {
  portal: FakePortal;
  /** As the portal answers it; undefined where it knows none. */
  configuration?: object;
  workspacePath: string;
  /** Runs the action; the inputs of the scene count where none are given. */
  run(
    more?: Partial<CreateInput>,
    options?: { dryRun?: boolean },
  ): Promise<ActionRun>;
  /** Reads a file of the workspace. */
  read(path: string): Promise<string>;
  /** Puts a file into the workspace. */
  place(path: string, content: string): Promise<void>;
}

/**
 * A scene that is new for each test of a `describe`.
 *
 * @param input - what the action is run with, if not told otherwise
 */
export function createFilesScene(input: CreateInput): FilesScene {
  const directory = createMockDirectory();
  const workspacePath = directory.path;
  const scene: FilesScene = {
    portal: new FakePortal(),
    workspacePath,
    run: (more, options) =>
      runAction(
        createPlatformServiceCreateAction(scene.portal.api),
        { ...input, ...more },
        { workspacePath, ...options },
      ),
    read: path => readFile(join(workspacePath, path), 'utf8'),
    place: async (path, content) => {
      await mkdir(dirname(join(workspacePath, path)), { recursive: true });
      await writeFile(join(workspacePath, path), content);
    },
  };
  beforeEach(() => {
    directory.clear();
    const portal = new FakePortal();
    portal.respond = async request => {
      const applied = await portal.apply(request).json();
      const { configuration } = scene;
      return answer({ ...applied, eligibility: { configuration } });
    };
    Object.assign(scene, { portal, configuration: undefined });
  });
  return scene;
}
