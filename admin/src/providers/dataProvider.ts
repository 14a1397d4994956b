import type { Success } from '@contracts/envelope';
import type { DisclosureRequest, FeedbackEmail, ScreenshotLink } from '@contracts/feedback';
import type { OnlineCount } from '@contracts/operations';
import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import { httpClient } from './httpClient';

/** What can be done about a dead job. */
export type JobRemedy = 'retry' | 'discard';

export interface DeskDataProvider extends DataProvider {
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

const API = '/api/console';
const FEEDBACK_API = '/api/beta-feedback';

export const dataProvider: DeskDataProvider = {
  ...simpleRestProvider(API, httpClient),
  supportAbortSignal: true,
  remedyJob: async (id, remedy) => {
    await httpClient(`${API}/jobs/${encodeURIComponent(id)}/${remedy}`, { method: 'POST' });
  },
  countOnline: async (signal) => {
    const { json } = await httpClient('/api/stats/online', { signal });
    return (json as Success<OnlineCount>).data.count;
  },
  screenshotOf: async (feedbackId) => {
    const { json } = await httpClient(`${FEEDBACK_API}/${encodeURIComponent(feedbackId)}/screenshot`);
    return (json as Success<ScreenshotLink>).data.url;
  },
  emailOf: async (feedbackId, reason) => {
    const body = JSON.stringify({ reason } satisfies DisclosureRequest);
    const { json } = await httpClient(`${FEEDBACK_API}/${encodeURIComponent(feedbackId)}/email`, { method: 'POST', body });
    return (json as Success<FeedbackEmail>).data.email;
  },
  undoDecision: async (path, reason) => {
    await httpClient(path, { method: 'PUT', body: JSON.stringify({ reason }) });
  },
};
