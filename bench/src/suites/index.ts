import type { Suite } from '../Suite';
import { appSuite } from './appSuite';
import { browserSuite } from './browserSuite';
import { burstSuite } from './burstSuite';
import { changeSuite } from './changeSuite';
import { domainSuite } from './domainSuite';
import { realFirstListSuite, simulatedFirstListSuite } from './firstListSuite';
import { growthSuite } from './growthSuite';
import { heapSuite } from './heapSuite';
import { kubernetesPluginSuite } from './kubernetesPluginSuite';
import { providersSuite } from './providersSuite';
import { restSuite } from './restSuite';
import { taskSuite } from './taskSuite';

/** All benchmarks, in the order of the table. */
export const suites: readonly Suite[] = [
  domainSuite,
  appSuite,
  browserSuite,
  providersSuite,
  restSuite,
  kubernetesPluginSuite,
  changeSuite,
  taskSuite,
  growthSuite,
  simulatedFirstListSuite,
  realFirstListSuite,
  burstSuite,
  heapSuite,
];
