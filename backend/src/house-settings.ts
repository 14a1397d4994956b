import type { Provider } from '@nestjs/common';
import type { CommunityValues } from '../contracts/community-settings.js';
import type { ModerationPolicy } from '../contracts/moderation.js';
import { AccountSettings } from './contexts/accounts/account-settings.port.js';
import { MailBlocksInForce } from './contexts/administration/mail-blocks/mail-blocks-in-force.service.js';
import { SettingsInForce } from './contexts/administration/settings/settings-in-force.service.js';
import { WordsInForce } from './contexts/administration/words/words-in-force.service.js';
import { ChainInForce } from './contexts/audit/chain/chain-in-force.service.js';
import { PublicLogSettings } from './contexts/audit/public-log/public-log-settings.port.js';
import { ReviewSettings } from './contexts/audit/second-review/review-settings.port.js';
import { BlogSettings } from './contexts/blog/post/blog-settings.port.js';
import { JobSettings } from './contexts/careers/listing/job-settings.port.js';
import { ChatRetention } from './contexts/chat/conversation/chat-retention.port.js';
import { HoldingSettings } from './contexts/forum/holding/holding-settings.port.js';
import { ModerationSettings } from './contexts/moderation/moderation-settings.port.js';
import { PagesInForce } from './contexts/pages/page/pages-in-force.service.js';
import { PagesSettings } from './contexts/pages/pages-settings.port.js';
import type { House } from './house.js';
import type { Settings } from './platform/settings/settings.js';
import { given } from './platform/slices/answer.js';
import { UnwantedWords } from './platform/texts/unwanted-words.js';

/** What contexts are told of the settings of the community: whoever asks hears what holds then. */
const holdingSettings = ({ community, words }: House): HoldingSettings => ({
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

const reviewSettings = (community: SettingsInForce): ReviewSettings => ({
  shareAt: (at) => community.valueAt('secondReviewShare', at),
  targetHoursAt: (at) => community.valueAt('caseTargetHours', at),
});

const publicLogSettings = (community: SettingsInForce): PublicLogSettings => ({
  get isOn() {
    return community.values.publicLog === 'on';
  },
  appealDaysAt: (at) => community.valueAt('appealDays', at),
});

const blogSettings = (community: SettingsInForce): BlogSettings => ({
  get writers() {
    return community.values.blogWriters;
  },
});

const jobSettings = (community: SettingsInForce): JobSettings => ({
  get posters() {
    return community.values.jobPosters;
  },
});

const chatRetention = (community: SettingsInForce): ChatRetention => ({
  get days() {
    return community.values.chatRetentionDays;
  },
});

const accountSettings = ({ publicUrl }: Settings, community: SettingsInForce): AccountSettings => ({
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

const pagesSettings = ({ publicUrl, operator, pagesDir: folder }: Settings, community: SettingsInForce): PagesSettings => ({
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

/** What contexts ask of the house. */
export function houseAnswers(settings: Settings, house: House): Provider[] {
  const { community, words, chain, blocks, pages } = house;
  return [
    given(SettingsInForce, community),
    given(WordsInForce, words),
    given(ChainInForce, chain),
    given(MailBlocksInForce, blocks),
    given(PagesInForce, pages),
    given(UnwantedWords, words),
    given(AccountSettings, accountSettings(settings, community)),
    given(HoldingSettings, holdingSettings(house)),
    given(ModerationSettings, moderationSettings(community)),
    given(ReviewSettings, reviewSettings(community)),
    given(PublicLogSettings, publicLogSettings(community)),
    given(BlogSettings, blogSettings(community)),
    given(JobSettings, jobSettings(community)),
    given(ChatRetention, chatRetention(community)),
    given(PagesSettings, pagesSettings(settings, community)),
  ];
}
