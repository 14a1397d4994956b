import type { CommunityValues } from '../contracts/community-settings.js';
import type { ModerationPolicy } from '../contracts/moderation.js';
import type { AccountSettings } from './contexts/accounts/account-settings.port.js';
import { accounts } from './contexts/accounts/accounts.context.js';
import { administration } from './contexts/administration/administration.context.js';
import { MailBlocksInForce } from './contexts/administration/mail-blocks/mail-blocks-in-force.service.js';
import { SettingsInForce } from './contexts/administration/settings/settings-in-force.service.js';
import { WordsInForce } from './contexts/administration/words/words-in-force.service.js';
import { audit } from './contexts/audit/audit.context.js';
import { ChainInForce } from './contexts/audit/chain/chain-in-force.service.js';
import type { PublicLogSettings } from './contexts/audit/public-log/public-log-settings.port.js';
import type { ReviewSettings } from './contexts/audit/second-review/review-settings.port.js';
import { blog } from './contexts/blog/blog.context.js';
import type { BlogSettings } from './contexts/blog/post/blog-settings.port.js';
import { feedback } from './contexts/feedback/feedback.context.js';
import { forum } from './contexts/forum/forum.context.js';
import type { HoldingSettings } from './contexts/forum/holding/holding-settings.port.js';
import { moderation } from './contexts/moderation/moderation.context.js';
import type { ModerationSettings } from './contexts/moderation/moderation-settings.port.js';
import { notifications } from './contexts/notifications/notifications.context.js';
import { PagesInForce } from './contexts/pages/page/pages-in-force.service.js';
import { pages } from './contexts/pages/pages.context.js';
import type { PagesSettings } from './contexts/pages/pages-settings.port.js';
import { search } from './contexts/search/search.context.js';
import { social } from './contexts/social/social.context.js';
import { KnownFault } from './platform/chain/known-fault.js';
import { sentMail } from './platform/mail/mail.context.js';
import type { Settings } from './platform/settings/settings.js';
import { type Context, type ContextParts, withoutDoubles } from './platform/slices/context.js';
import { traces } from './platform/traces/traces.context.js';
import { uploads } from './platform/uploads/uploads.context.js';

/** What was decided about the house, as it holds in this process from one moment to the next. */
export interface House {
  readonly community: SettingsInForce;
  readonly words: WordsInForce;
  readonly blocks: MailBlocksInForce;
  readonly pages: PagesInForce;
  readonly chain: ChainInForce;
}

/** Until the streams were read, the first values hold. `known` hears of faults of the log that any process found. */
export const houseOf = ({ community }: Settings, known = new KnownFault()): House => ({
  community: new SettingsInForce(community),
  words: new WordsInForce(),
  blocks: new MailBlocksInForce(),
  pages: new PagesInForce(),
  chain: new ChainInForce(known),
});

/** What contexts are told of the settings of the community: whoever asks hears what holds then. */
export const holdingSettings = ({ community, words }: House): HoldingSettings => ({
  wordsIn: (text) => words.in(text),
  policyAt: (at) => holdingPolicyOf(community.valuesAt(at)),
  get policy() {
    return holdingPolicyOf(community.values);
  },
});

const holdingPolicyOf = ({ holdFirstPosts, newMemberPosts, newMemberLinks, topicsPerHour, commentsPerHour, repeatAfterHours }: CommunityValues) => ({
  ...{ firstPostsHeld: holdFirstPosts, newUntilPosts: newMemberPosts, linksOfNew: newMemberLinks },
  ...{ topicsPerHour, commentsPerHour, repeatAfterHours },
});

export const moderationSettings = (community: SettingsInForce): ModerationSettings => ({
  get policy() {
    return policyOf(community.values);
  },
  policyAt: (at) => policyOf(community.valuesAt(at)),
  get reportsPerDay() {
    return community.values.reportsPerDay;
  },
  appealDaysAt: (at) => community.valueAt('appealDays', at),
  get appealTargetHours() {
    return community.values.appealTargetHours;
  },
});

export const reviewSettings = (community: SettingsInForce): ReviewSettings => ({
  shareAt: (at) => community.valueAt('secondReviewShare', at),
  targetHoursAt: (at) => community.valueAt('caseTargetHours', at),
});

export const publicLogSettings = (community: SettingsInForce): PublicLogSettings => ({
  get isOn() {
    return community.values.publicLog === 'on';
  },
  appealDaysAt: (at) => community.valueAt('appealDays', at),
});

export const blogSettings = (community: SettingsInForce): BlogSettings => ({
  get writers() {
    return community.values.blogWriters;
  },
});

export const accountSettings = ({ publicUrl }: Settings, community: SettingsInForce): AccountSettings => ({
  publicUrl,
  get staffSecondFactor() {
    return community.values.staffSecondFactor === 'required';
  },
  get registrationMode() {
    return community.values.registrationMode;
  },
  get registrationsPerHour() {
    return community.values.registrationsPerHour;
  },
});

export const pagesSettings = ({ publicUrl, operator, pagesDir: folder }: Settings, community: SettingsInForce): PagesSettings => ({
  folder,
  operator,
  publicUrl,
  get limits() {
    return community.values;
  },
});

export const policyOf = ({ warningThreshold, warningWindowDays, suspensionDays }: CommunityValues): ModerationPolicy => ({
  warningThreshold,
  warningWindowDays,
  suspensionDays,
});

/** The contexts that the application is made of. Throws when two of their slices claim the same thing. */
export function contextsOf({ community }: House): readonly Context[] {
  const others = [
    accounts,
    forum,
    blog,
    moderation(moderationSettings(community)),
    notifications,
    social,
    feedback,
    search,
    pages,
    administration,
    sentMail,
    uploads,
    traces,
  ];
  return withoutDoubles([...others, audit(others.map(({ parts }) => parts))]);
}

/** What the contexts give to the machinery. */
export const contextParts = (settings: Settings): readonly ContextParts[] => contextsOf(houseOf(settings)).map(({ parts }) => parts);
