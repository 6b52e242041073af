import { InstallationHistories } from '../history';
import { HistoryPage } from '../reading';

/** A history in which nothing is. */
export const emptyHistory: {
  describe: InstallationHistories['describe'];
  list: () => Promise<HistoryPage>;
} = {
  describe: async () => ({
    history: { state: 'read', items: [], isComplete: true, gaps: [] },
  }),
  list: async () => ({ items: [], totalItems: 0, gaps: [] }),
};

/** Remembers nothing of what is applied. */
export const forgetfulRecorder = { record: () => {} };
