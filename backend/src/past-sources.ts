import type { Provider } from '@nestjs/common';
import { PastAccountQuery } from './contexts/accounts/past/past-account.query.js';
import { PastSettingsQuery } from './contexts/administration/settings/past-settings.query.js';
import { PastSources } from './contexts/audit/travel/past-sources.port.js';
import { PastPostQuery } from './contexts/blog/past/past-post.query.js';
import { PastJobQuery } from './contexts/careers/past/past-job.query.js';
import { PastCategoryQuery } from './contexts/forum/past/past-category.query.js';
import { PastContentQuery } from './contexts/forum/past/past-content.query.js';
import { HistoryQuery } from './contexts/moderation/history/history.query.js';
import { PastCaseQuery } from './contexts/moderation/past/past-case.query.js';
import { PastPolicy } from './contexts/moderation/past/past-policy.port.js';
import { PastQueueQuery } from './contexts/moderation/past/past-queue.query.js';
import { PastStandingQuery } from './contexts/moderation/past/past-standing.query.js';
import { PastProjectQuery } from './contexts/projects/past/past-project.query.js';
import { PastUpdateQuery } from './contexts/projects/past/past-update.query.js';
import { policyOf } from './house-settings.js';

interface Knowing {
  readonly cases: PastCaseQuery;
  readonly queue: PastQueueQuery;
  readonly standing: PastStandingQuery;
  readonly accounts: PastAccountQuery;
  readonly contents: PastContentQuery;
  readonly posts: PastPostQuery;
  readonly projects: PastProjectQuery;
  readonly updates: PastUpdateQuery;
  readonly jobs: PastJobQuery;
  readonly categories: PastCategoryQuery;
  readonly settings: PastSettingsQuery;
  readonly histories: HistoryQuery;
}

/** Who knows what of the past: who a member was is known in one context, how they stood in another. */
function pastSources({ cases, queue, standing, accounts, contents, posts, projects, updates, jobs, categories, settings, histories }: Knowing): PastSources {
  const sources: { readonly [Kind in Parameters<PastSources['of']>[0]]: ReturnType<PastSources['of']> } = {
    case: cases,
    queue,
    content: {
      facts: async (id) => (await Promise.all([contents, posts, projects, updates, jobs].map((source) => source.facts(id)))).flat(),
      at: async (id, moment) =>
        (await contents.at(id, moment)) ??
        (await posts.at(id, moment)) ??
        (await projects.at(id, moment)) ??
        (await updates.at(id, moment)) ??
        jobs.at(id, moment),
    },
    policy: settings,
    category: { facts: (id) => histories.ofCategory(id), at: (id, moment) => categories.at(id, moment) },
    member: {
      facts: (id) => standing.facts(id),
      async at(id, moment) {
        const who = await accounts.at(id, moment);
        return who && { ...who, rows: [...who.rows, ...(await standing.rows(id, moment))] };
      },
    },
  };
  return { of: (kind) => sources[kind] };
}

const KNOWING = [
  PastCaseQuery,
  PastQueueQuery,
  PastStandingQuery,
  PastAccountQuery,
  PastContentQuery,
  PastPostQuery,
  PastProjectQuery,
  PastUpdateQuery,
  PastJobQuery,
  PastCategoryQuery,
  PastSettingsQuery,
  HistoryQuery,
] as const;
type Instances<Classes> = { readonly [At in keyof Classes]: Classes[At] extends abstract new (...words: never[]) => infer One ? One : never };

/** What the audit asks of everybody: how things stood. */
export const past: readonly Provider[] = [
  {
    provide: PastSources,
    inject: [...KNOWING],
    useFactory: (
      ...[cases, queue, standing, accounts, contents, posts, projects, updates, jobs, categories, settings, histories]: Instances<typeof KNOWING>
    ): PastSources => pastSources({ cases, queue, standing, accounts, contents, posts, projects, updates, jobs, categories, settings, histories }),
  },
  {
    provide: PastPolicy,
    inject: [PastSettingsQuery],
    useFactory: (settings: PastSettingsQuery): PastPolicy => ({ at: async (position) => policyOf(await settings.valuesAt(position)) }),
  },
];
