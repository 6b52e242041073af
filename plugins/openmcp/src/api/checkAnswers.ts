import {
  Installation,
  PlatformServiceResult,
} from '@openmcp/backstage-plugin-openmcp-common';
import {
  expectLists,
  expectReport,
  UnexpectedAnswer,
} from './UnexpectedAnswer';
import { OpenmcpApi } from './OpenmcpApi';

function expectInstallation(answer: Installation): Installation {
  return expectLists(answer, 'conditions', 'events', 'pods', 'reasons');
}

function expectResult(answer: PlatformServiceResult): PlatformServiceResult {
  if (typeof answer?.result !== 'string') {
    throw new UnexpectedAnswer('No result in the answer');
  }
  return answer;
}

/**
 * Makes sure that what comes is what was asked for, so that no page and no form
 * takes the answer of something on the way for one of the backend.
 *
 * @returns the same calls; they reject with `UnexpectedAnswer` otherwise
 * @internal
 */
export function checkAnswers(api: OpenmcpApi): OpenmcpApi {
  return {
    getClusters: async (...asked) =>
      expectLists(await api.getClusters(...asked), 'items'),
    getInstallations: async (...asked) => {
      const answer = await api.getInstallations(...asked);
      return answer && expectLists(answer, 'items', 'clusters');
    },
    getInstallation: async (...asked) =>
      expectInstallation(await api.getInstallation(...asked)),
    waitForInstallation: async (...asked) =>
      expectInstallation(await api.waitForInstallation(...asked)),
    getChanges: async (...asked) =>
      expectLists(await api.getChanges(...asked), 'items'),
    getSummary: async (...asked) =>
      expectLists(await api.getSummary(...asked), 'clusters'),
    getHistory: async (...asked) =>
      expectLists(await api.getHistory(...asked), 'items', 'gaps'),
    getProviders: async (...asked) =>
      expectLists(await api.getProviders(...asked), 'items'),
    checkEligibility: async (...asked) =>
      expectReport(await api.checkEligibility(...asked)),
    getDependencies: async (...asked) =>
      expectLists(
        await api.getDependencies(...asked),
        'nodes',
        'edges',
        'waves',
        'cycles',
      ),
    applyPlatformService: async (...asked) =>
      expectResult(await api.applyPlatformService(...asked)),
    deletePlatformService: async (...asked) =>
      expectLists(
        await api.deletePlatformService(...asked),
        'goes',
        'stays',
        'warnings',
      ),
  };
}
