/**
 * Texts about what was before: changes, gaps, and what others changed since the
 * portal applied it, in English.
 *
 * @internal
 */
export const historyMessages = {
  history: {
    title: 'Timeline',
    list: 'Changes of {{name}}, newest first',
    empty: 'No change of {{name}} is known since the history began.',
    begins: 'History begins {{clock}} (kept 30 days).',
    older: 'Older changes are not listed here.',
    notReadable:
      'The history of {{name}} could not be read: the database of the portal does not answer. You see what is not in it yet.',
    atMoment: 'At {{clock}}: {{health}}.',
    atMomentUnknown: 'At {{clock}}: not known.',
    nextAt: '{{clock}}: {{what}}.',
    afterImage: 'after image {{before}} to {{after}}',
    copyLink: 'Copy link to this moment',
    linkCopied: 'Link copied',
    near: 'Changes within 15 minutes of it are marked.',
    created: 'Created',
    deleted: 'Deleted',
    health: '{{before}} to {{after}}',
    firstReady: 'first ready, {{age}} after creation',
    imageWanted: 'Image wanted',
    imageRunning: 'Image running',
    imageBefore: 'before',
    kindsGone: 'No longer registered: {{kinds}}',
    kindsAdded: 'Registered: {{kinds}}',
    initAttempt: 'Init attempt {{number}} failed',
    initAttempts: 'Init attempts {{first}} to {{last}} failed',
    exit: 'exit {{code}}',
    restarts_one: '{{count}} restart of {{container}}',
    restarts_other: '{{count}} restarts of {{container}}',
    lastExit: 'last exit {{code}}',
    ofPod: 'Pod {{pod}}',
    span: '{{from}} - {{to}}',
    spanOpen: 'since {{from}}',
    gap: 'No data: {{cluster}}, {{reason}}. Changes in this time are not known.',
    gapPartial:
      'Partly read: {{cluster}}, {{reason}}. Not all changes in this time are known.',
    portalDown: 'the portal did not read it',
  },
  drift: {
    title: 'What others changed',
    none: 'Nothing since the portal applied it at {{clock}}.',
    drifted: 'Since the portal applied it at {{clock}}:',
    notApplied: 'The portal has not applied this one.',
    unknown: 'Could not be compared with what the portal applied at {{clock}}.',
    unknownAtAll: 'What the portal applied last could not be read.',
    field: 'Field',
    change: 'Change',
    before: 'As applied',
    after: 'Now',
    added: 'added',
    changed: 'changed',
    removed: 'removed',
    valueNotKept: 'value not kept',
  },
} as const;
