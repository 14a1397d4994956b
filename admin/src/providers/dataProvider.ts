import type { CategoryWritingRequest, DescribeCategoryRequest, MergeCategoryRequest, OpenCategoryRequest, PlaceCategoryRequest } from '@contracts/categories';
import type { DisclosureRequest, FeedbackEmail, ScreenshotLink } from '@contracts/feedback';
import type { OnlineCount } from '@contracts/operations';
import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import { API, ask, at, once, tell } from './calls';
import { type HouseCalls, houseCalls } from './houseCalls';
import { httpClient } from './httpClient';
import { type MemberCalls, memberCalls } from './memberCalls';

/** What can be done about a dead job. */
export type JobRemedy = 'retry' | 'discard';

export interface DeskDataProvider extends DataProvider, HouseCalls, MemberCalls {
  remedyJob: (id: string, remedy: JobRemedy) => Promise<void>;
  /** How many members are connected now. */
  countOnline: (signal: AbortSignal) => Promise<number>;
  /** An address that opens the screenshot of a feedback for a few minutes. */
  screenshotOf: (feedbackId: string) => Promise<string>;
  /** The address of whoever gave a feedback; that it was read, and why, is recorded. */
  emailOf: (feedbackId: string, reason: string) => Promise<string>;
  /** Takes a moderator's decision back at the address that it names itself. */
  undoDecision: (path: string, reason: string) => Promise<void>;
  openCategory: (request: OpenCategoryRequest, key: string) => Promise<void>;
  describeCategory: (id: string, request: DescribeCategoryRequest, key: string) => Promise<void>;
  placeCategory: (id: string, request: PlaceCategoryRequest, key: string) => Promise<void>;
  setCategoryWriting: (id: string, request: CategoryWritingRequest, key: string) => Promise<void>;
  mergeCategory: (id: string, request: MergeCategoryRequest, key: string) => Promise<void>;
  unmergeCategory: (id: string, key: string) => Promise<void>;
}

const FEEDBACK_API = '/api/beta-feedback';
const categories = (id: string) => `${API}/categories/${at(id)}`;

export const dataProvider: DeskDataProvider = {
  ...simpleRestProvider(API, httpClient),
  ...houseCalls,
  ...memberCalls,
  supportAbortSignal: true,
  remedyJob: (id, remedy) => tell(`${API}/jobs/${at(id)}/${remedy}`, { method: 'POST' }),
  countOnline: async (signal) => (await ask<OnlineCount>('/api/stats/online', { signal })).count,
  screenshotOf: async (id) => (await ask<ScreenshotLink>(`${FEEDBACK_API}/${at(id)}/screenshot`)).url,
  emailOf: async (id, reason) => {
    const request: DisclosureRequest = { reason };
    return (await ask<FeedbackEmail>(`${FEEDBACK_API}/${at(id)}/email`, { method: 'POST', body: JSON.stringify(request) })).email;
  },
  undoDecision: (path, reason) => tell(path, { method: 'PUT', body: JSON.stringify({ reason }) }),
  openCategory: (request, key) => tell(`${API}/categories`, once('POST', request, key)),
  describeCategory: (id, { name, description, color }, key) => tell(categories(id), once('PUT', { name, description, color }, key)),
  placeCategory: (id, request, key) => tell(`${categories(id)}/place`, once('PUT', request, key)),
  setCategoryWriting: (id, request, key) => tell(`${categories(id)}/writing`, once('PUT', request, key)),
  mergeCategory: (id, request, key) => tell(`${categories(id)}/merge`, once('POST', request, key)),
  unmergeCategory: (id, key) => tell(`${categories(id)}/unmerge`, once('POST', {}, key)),
};
