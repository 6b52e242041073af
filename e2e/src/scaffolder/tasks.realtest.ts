import { Background } from './Background';
import { failing } from './cases/failing';
import { gate } from './cases/gate';
import { harmless } from './cases/harmless';
import { manifests } from './cases/manifests';
import { mcp } from './cases/mcp';
import { outage } from './cases/outage';
import { refused } from './cases/refused';
import { repeated } from './cases/repeated';
import { secrets } from './cases/secrets';
import { success } from './cases/success';
import { TaskStage } from './TaskStage';

// The programs of the control plane may have to be built.
jest.setTimeout(1_800_000);

describe('tasks on a real platform cluster', () => {
  const background = new Background();
  let running: TaskStage | undefined;
  const stage = () => running as TaskStage;

  beforeAll(async () => {
    running = await TaskStage.start();
    background.begin();
  });

  afterAll(async () => {
    await background.settle();
    await running?.stop();
  });

  describe('that succeed', () => {
    success(stage);
  });
  describe('whose service does not come up', () => {
    failing(stage, background);
  });
  describe('that are refused', () => {
    refused(stage, background);
  });
  describe('that compete', () => {
    repeated(stage, background);
  });
  describe('that write a manifest', () => {
    manifests(stage);
  });
  describe('and other ways to write', () => {
    gate(stage);
    mcp(stage);
  });

  describe('with nothing else going on', () => {
    beforeAll(() => background.settle());

    describe('that are only tried out', () => {
      harmless(stage);
    });
    describe('while something goes away', () => {
      outage(stage);
    });
    describe('in all that they have told', () => {
      secrets(stage);
    });
  });
});
