import type { ModerationPolicy } from '../contracts/moderation.js';
import { accountsParts } from './contexts/accounts/accounts.parts.js';
import { feedbackParts } from './contexts/feedback/feedback.parts.js';
import { forumParts } from './contexts/forum/forum.parts.js';
import type { HoldingPolicy } from './contexts/forum/holding/holding.rules.js';
import { moderationParts } from './contexts/moderation/moderation.parts.js';
import { notificationsParts } from './contexts/notifications/notifications.parts.js';
import { searchParts } from './contexts/search/search.parts.js';
import type { ContextParts } from './platform/context-parts.js';
import { mailParts } from './platform/mail/mail.parts.js';
import type { Settings } from './platform/settings/settings.js';
import { tracesParts } from './platform/traces/traces.parts.js';
import { uploadsParts } from './platform/uploads/uploads.parts.js';

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

/** The contexts of the application, for the machinery. */
export const contextParts = (settings: Settings): readonly ContextParts[] => [
  accountsParts,
  forumParts,
  moderationParts(policyOf(settings)),
  notificationsParts,
  feedbackParts,
  searchParts,
  mailParts,
  uploadsParts,
  tracesParts,
];
