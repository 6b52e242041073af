import { JourneyStage } from './JourneyStage';
import { runAsPlatformService } from './runAsPlatformService';
import { seeInstallations } from './seeInstallations';

// Starting two control planes, a backend and a browser takes its time on a
// small machine; each wait of a journey has a limit of its own.
jest.setTimeout(300_000);

describe('people in a portal of two real platform clusters', () => {
  let stage: JourneyStage;

  beforeAll(async () => {
    stage = await JourneyStage.start();
  });

  afterAll(() => stage?.stop());

  describe('a platform owner runs a service provider as a platform service', () => {
    runAsPlatformService(() => stage);
  });

  describe('a platform owner looks at what runs where', () => {
    seeInstallations(() => stage);
  });
});
