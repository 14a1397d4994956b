import type { BulkDecisionRequest, CaseDecisionRequest } from '@contracts/cases';
import type { DisclosureRequest, FeedbackEmail, ScreenshotLink } from '@contracts/feedback';
import type { OnlineCount } from '@contracts/operations';
import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import { type AppealCalls, appealCalls } from './appealCalls';
import { type ApprovalCalls, approvalCalls } from './approvalCalls';
import { type AuditCalls, auditCalls } from './auditCalls';
import { API, ask, at, tell } from './calls';
import { type CaseCalls, caseCalls, decideCase, decideCases } from './caseCalls';
import { type ForumCalls, forumCalls } from './forumCalls';
import { type HouseCalls, houseCalls } from './houseCalls';
import { httpClient } from './httpClient';
import { type MemberCalls, memberCalls } from './memberCalls';
import { type PageCalls, pageCalls } from './pageCalls';
import { type ReviewCalls, reviewCalls } from './reviewCalls';
import { type SubroleCalls, subroleCalls } from './subroleCalls';
import { type TextCalls, textCalls } from './textCalls';

/** What can be done about a dead job. */
export type JobRemedy = 'retry' | 'discard';

export interface DeskDataProvider
  extends DataProvider,
    AppealCalls,
    ApprovalCalls,
    AuditCalls,
    CaseCalls,
    ForumCalls,
    HouseCalls,
    MemberCalls,
    PageCalls,
    ReviewCalls,
    SubroleCalls,
    TextCalls {
  remedyJob: (id: string, remedy: JobRemedy) => Promise<void>;
  /** How many members are connected now. */
  countOnline: (signal: AbortSignal) => Promise<number>;
  /** An address that opens the screenshot of a feedback for a few minutes. */
  screenshotOf: (feedbackId: string) => Promise<string>;
  /** The address of whoever gave a feedback; that it was read, and why, is recorded. */
  emailOf: (feedbackId: string, reason: string) => Promise<string>;
  /** Takes a moderator's decision back at the address that it names itself. */
  undoDecision: (path: string, reason: string) => Promise<void>;
}

const FEEDBACK_API = '/api/beta-feedback';

const rest = simpleRestProvider(API, httpClient);

/** Deciding is what happens to a case; the decision goes to an address of its own and answers the case as it stands then. */
const update: DataProvider['update'] = async (resource, params) => {
  if (resource !== 'cases') return rest.update(resource, params);
  const { request, many } = params.data as { request: CaseDecisionRequest; many?: BulkDecisionRequest };
  if (many) return { data: { ...params.previousData, id: params.id, results: await decideCases(many) } as never };
  return { data: (await decideCase(String(params.id), request)) as never };
};

export const dataProvider: DeskDataProvider = {
  ...rest,
  ...forumCalls,
  ...houseCalls,
  ...memberCalls,
  ...appealCalls,
  ...approvalCalls,
  ...caseCalls,
  ...subroleCalls,
  ...auditCalls,
  ...textCalls,
  ...pageCalls,
  ...reviewCalls,
  update,
  supportAbortSignal: true,
  remedyJob: (id, remedy) => tell(`${API}/jobs/${at(id)}/${remedy}`, { method: 'POST' }),
  countOnline: async (signal) => (await ask<OnlineCount>('/api/stats/online', { signal })).count,
  screenshotOf: async (id) => (await ask<ScreenshotLink>(`${FEEDBACK_API}/${at(id)}/screenshot`)).url,
  emailOf: async (id, reason) => {
    const request: DisclosureRequest = { reason };
    return (await ask<FeedbackEmail>(`${FEEDBACK_API}/${at(id)}/email`, { method: 'POST', body: JSON.stringify(request) })).email;
  },
  undoDecision: (path, reason) => tell(path, { method: 'PUT', body: JSON.stringify({ reason }) }),
};
