import { changeThroughRepository } from './forms/changeThroughRepository';
import { declareByKeyboard } from './forms/declareByKeyboard';
import { FormsStage } from './forms/FormsStage';

// Starting a portal and a browser takes its time on a small machine; each wait of a
// journey has a limit of its own.
jest.setTimeout(300_000);

describe('people in a portal whose cluster is delivered from a repository', () => {
  let stage: FormsStage;

  beforeAll(async () => {
    stage = await FormsStage.start();
  });

  afterAll(() => stage?.stop());

  describe('a platform owner changes what runs by pull requests', () => {
    changeThroughRepository(() => stage);
  });

  describe('a provider developer declares a provider', () => {
    declareByKeyboard(() => stage);
  });
});
