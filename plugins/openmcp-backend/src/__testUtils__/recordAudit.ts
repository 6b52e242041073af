import { mockServices } from '@backstage/backend-test-utils';

/** An audit log that remembers what it was told, in its order. */
export function recordAudit() {
  const auditor = mockServices.auditor.mock();
  const audited: Array<Record<string, unknown>> = [];
  auditor.createEvent.mockImplementation(async options => {
    const { eventId, severityLevel, meta } = options;
    audited.push({ eventId, severityLevel, status: 'initiated', meta });
    return {
      success: async end => {
        audited.push({ status: 'succeeded', meta: end?.meta });
      },
      fail: async end => {
        audited.push({
          status: 'failed',
          meta: end.meta,
          error: `${end.error.name}: ${end.error.message}`,
        });
      },
    };
  });
  return { auditor, audited };
}
