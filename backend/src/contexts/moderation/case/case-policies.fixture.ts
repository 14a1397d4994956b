import type { CaseDecided, CaseReopened } from './case.events.js';

const RULES = { warningThreshold: 3, warningWindowDays: 90, suspensionDays: 30 };
const CONTENT = { caseId: 't1', reportedType: 'forum_topic', memberId: 'author', topicId: 't1' } as const;

/** A decision on two reports about one topic, as it stands in the log. */
export const caseDecided = (changes: Partial<CaseDecided['data']> = {}): CaseDecided => ({
  type: 'CaseDecided',
  data: {
    ...CONTENT,
    decisionId: 'd1',
    moderatorId: 'derya',
    contentId: 't1',
    reportIds: ['r1', 'r2'],
    reason: 'spam',
    clause: '2.1',
    actions: [{ action: 'warn_user', durationMinutes: null }],
    fields: [],
    outcome: 'user_warned',
    status: 'resolved',
    upheld: true,
    recordedAction: 'warn_user',
    partOf: null,
    message: 'Reklam yapmayın.',
    staffNote: 'İkinci kez.',
    rules: RULES,
    seen: 4,
    ...changes,
  },
});

/** The same decision, taken back. */
export const caseReopened = (changes: Partial<CaseReopened['data']> = {}): CaseReopened => ({
  type: 'CaseReopened',
  data: {
    ...CONTENT,
    decisionId: 'd1',
    moderatorId: 'mert',
    reportIds: ['r1', 'r2'],
    actions: [{ action: 'warn_user', durationMinutes: null }],
    note: 'Yanlış anlamışız.',
    rules: RULES,
    open: 2,
    gravest: 'spam',
    ...changes,
  },
});
