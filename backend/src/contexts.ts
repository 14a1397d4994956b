import type { ModerationPolicy } from '../contracts/moderation.js';
import { accounts } from './contexts/accounts/accounts.context.js';
import { feedback } from './contexts/feedback/feedback.context.js';
import { forum } from './contexts/forum/forum.context.js';
import type { HoldingPolicy } from './contexts/forum/holding/holding.rules.js';
import { moderation } from './contexts/moderation/moderation.context.js';
import { notifications } from './contexts/notifications/notifications.context.js';
import { pages } from './contexts/pages/pages.context.js';
import { search } from './contexts/search/search.context.js';
import { sentMail } from './platform/mail/mail.context.js';
import type { Settings } from './platform/settings/settings.js';
import { type Context, type ContextParts, withoutDoubles } from './platform/slices/context.js';
import { traces } from './platform/traces/traces.context.js';
import { uploads } from './platform/uploads/uploads.context.js';

export const holdingPolicyOf = (settings: Settings): HoldingPolicy => ({
  firstPostsHeld: settings.holdFirstPosts,
  newUntilPosts: settings.newMemberPosts,
  linksOfNew: settings.newMemberLinks,
  topicsPerHour: settings.topicsPerHour,
  commentsPerHour: settings.commentsPerHour,
  repeatAfterHours: settings.repeatAfterHours,
});

export const policyOf = ({ warningThreshold, warningWindowDays, suspensionDays }: Settings): ModerationPolicy => ({
  warningThreshold,
  warningWindowDays,
  suspensionDays,
});

/** The contexts that the application is made of. Throws when two of their slices claim the same thing. */
export const contextsOf = (settings: Settings): readonly Context[] =>
  withoutDoubles([accounts, forum, moderation(policyOf(settings)), notifications, feedback, search, pages, sentMail, uploads, traces]);

/** What the contexts give to the machinery. */
export const contextParts = (settings: Settings): readonly ContextParts[] => contextsOf(settings).map(({ parts }) => parts);
