import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { CommandBus, CqrsModule } from '@nestjs/cqrs';
import type { Logger } from 'pino';
import { InvitationDesk } from './contexts/accounts/account/invitation-desk.port.js';
import { RegistrationDoor } from './contexts/accounts/account/registration-door.service.js';
import { AccountSettings } from './contexts/accounts/account-settings.port.js';
import { CurrentTerms } from './contexts/accounts/consent/current-terms.port.js';
import { UnwantedMail } from './contexts/accounts/naming/unwanted-mail.port.js';
import { UnwantedWords } from './contexts/accounts/naming/unwanted-words.port.js';
import { PastAccountQuery } from './contexts/accounts/past/past-account.query.js';
import { ProfileQuery } from './contexts/accounts/profile/profile.query.js';
import { ProfileDetailsQuery } from './contexts/accounts/profile/profile-details.query.js';
import { ReportedProfileQuery } from './contexts/accounts/profile/reported-profile.query.js';
import { PictureEvidence } from './contexts/accounts/profile-picture/picture-evidence.port.js';
import { AppealDoor } from './contexts/accounts/session/appeal-door.port.js';
import { LatestWarningSource } from './contexts/accounts/session/latest-warning-source.port.js';
import { ProfilesSection } from './contexts/accounts/site/profiles.section.js';
import { WrittenTopics } from './contexts/accounts/site/written-topics.port.js';
import { StaffDirectory } from './contexts/accounts/staff/staff-directory.query.js';
import { HeldSubroles } from './contexts/accounts/subrole/held-subroles.service.js';
import { FormerUsernamesQuery } from './contexts/accounts/username-change/former-usernames.query.js';
import { OpenCases } from './contexts/accounts/username-change/open-cases.port.js';
import { MemberQuery } from './contexts/accounts/views/member.query.js';
import { SessionQuery } from './contexts/accounts/views/session.query.js';
import { Approvables } from './contexts/administration/approval/approvables.service.js';
import { ApproverDirectory } from './contexts/administration/approval/approver-directory.port.js';
import { FourEyes } from './contexts/administration/approval/four-eyes.service.js';
import { Invitations } from './contexts/administration/invitations/invitations.service.js';
import { Inviters } from './contexts/administration/invitations/inviters.port.js';
import { OpenedAccounts } from './contexts/administration/invitations/opened-accounts.port.js';
import { BlockedMail } from './contexts/administration/mail-blocks/blocked-mail.service.js';
import { MailBlocksInForce } from './contexts/administration/mail-blocks/mail-blocks-in-force.service.js';
import { PastSettingsQuery } from './contexts/administration/settings/past-settings.query.js';
import { SettingsInForce } from './contexts/administration/settings/settings-in-force.service.js';
import { OtherWordsQuery } from './contexts/administration/words/other-words.query.js';
import { WordsInForce } from './contexts/administration/words/words-in-force.service.js';
import { ChainInForce } from './contexts/audit/chain/chain-in-force.service.js';
import { PublicLogSettings } from './contexts/audit/public-log/public-log-settings.port.js';
import { TransparencySection } from './contexts/audit/public-log/transparency.section.js';
import { CaseRecord } from './contexts/audit/replay/case-record.port.js';
import { ToldOf } from './contexts/audit/replay/told-of.port.js';
import { ReviewSettings } from './contexts/audit/second-review/review-settings.port.js';
import { PastSources } from './contexts/audit/travel/past-sources.port.js';
import { Trials } from './contexts/audit/what-if/trials.port.js';
import { CommentsOfPosts } from './contexts/blog/comments/comments-of-posts.port.js';
import { PostsAboveQuery } from './contexts/blog/comments/posts-above.query.js';
import { DecidedPostsQuery } from './contexts/blog/desk/decided-posts.query.js';
import { ReportedPostQuery } from './contexts/blog/desk/reported-post.query.js';
import { PastPostQuery } from './contexts/blog/past/past-post.query.js';
import { PostPicturesService } from './contexts/blog/pictures/post-pictures.service.js';
import { AuthorStanding } from './contexts/blog/post/author-standing.port.js';
import { AuthorSubroles } from './contexts/blog/post/author-subroles.port.js';
import { BlogSettings } from './contexts/blog/post/blog-settings.port.js';
import { PostEvidence } from './contexts/blog/post/post-evidence.port.js';
import { PostGround } from './contexts/blog/post/post-ground.port.js';
import { PostDecisions } from './contexts/blog/posts/post-decisions.port.js';
import { OwnLikes } from './contexts/blog/reactions/own-likes.port.js';
import { BlogSection } from './contexts/blog/site/blog.section.js';
import { CoverPictures } from './contexts/blog/site/cover-pictures.port.js';
import { PostTagging } from './contexts/blog/tags/post-tagging.service.js';
import { ListedPostsQuery } from './contexts/blog/views/listed-posts.query.js';
import { PostLists } from './contexts/blog/views/post-lists.query.js';
import { PostCategories, PostTags, PostWriters } from './contexts/blog/views/post-rooms.port.js';
import { PostWithdrawal } from './contexts/blog/withdrawal/post-withdrawal.service.js';
import { GiverDirectory } from './contexts/feedback/feedback/giver-directory.port.js';
import { ContributionsQuery } from './contexts/forum/contributions/contributions.query.js';
import { DecidedPosts } from './contexts/forum/decisions/decided-posts.port.js';
import { DecisionQuery } from './contexts/forum/decisions/decision.query.js';
import { EditablePosts } from './contexts/forum/drafts/editable-posts.port.js';
import { EditNoteQuery } from './contexts/forum/editions/edit-note.query.js';
import { HoldingSettings } from './contexts/forum/holding/holding-settings.port.js';
import { OwnHeldQuery } from './contexts/forum/holding/own-held.query.js';
import { ImageQuery } from './contexts/forum/image/image.query.js';
import { PostPictures } from './contexts/forum/image/post-pictures.port.js';
import { LikeQuery } from './contexts/forum/like/like.query.js';
import { ForumChannels } from './contexts/forum/live/forum-channels.service.js';
import { ForumContentQuery } from './contexts/forum/lookup/forum-content.query.js';
import { MemberTextsQuery } from './contexts/forum/lookup/member-texts.query.js';
import { SearchableContentQuery } from './contexts/forum/lookup/searchable-content.query.js';
import { SharedGround } from './contexts/forum/lookup/shared-ground.service.js';
import { PastCategoryQuery } from './contexts/forum/past/past-category.query.js';
import { PastContentQuery } from './contexts/forum/past/past-content.query.js';
import { PostCommentQuery } from './contexts/forum/post-comments/post-comments.query.js';
import { ForumSection } from './contexts/forum/site/forum.section.js';
import { TagDirectory } from './contexts/forum/tag-rules/tag-directory.query.js';
import { PostsTagging } from './contexts/forum/tags/posts-tagging.port.js';
import { MemberCount } from './contexts/forum/tallies/member-count.port.js';
import { CategoryQuery } from './contexts/forum/views/category.query.js';
import { PostsAbove } from './contexts/forum/views/posts-above.port.js';
import { SubjectQuery } from './contexts/forum/views/subject.query.js';
import { HoldingTrials } from './contexts/forum/what-if/holding-trials.service.js';
import { OtherWords } from './contexts/forum/what-if/other-words.port.js';
import { PostsOfLeaving } from './contexts/forum/withdrawal/posts-of-leaving.port.js';
import { AppealLinks } from './contexts/moderation/appeal/appeal-links.service.js';
import { AppealStaff } from './contexts/moderation/appeal/appeal-staff.port.js';
import { DecisionsFollowed } from './contexts/moderation/appeal/decisions-followed.service.js';
import { CaseChannels } from './contexts/moderation/case/case-channels.service.js';
import { CaseEvidenceQuery } from './contexts/moderation/case/case-evidence.query.js';
import { OpenCasesQuery } from './contexts/moderation/case/open-cases.query.js';
import { HistoryQuery } from './contexts/moderation/history/history.query.js';
import { FormerUsernames } from './contexts/moderation/member/former-usernames.port.js';
import { ModerationSettings } from './contexts/moderation/moderation-settings.port.js';
import { PastCaseQuery } from './contexts/moderation/past/past-case.query.js';
import { PastDecisionsQuery } from './contexts/moderation/past/past-decisions.query.js';
import { PastPolicy } from './contexts/moderation/past/past-policy.port.js';
import { PastQueueQuery } from './contexts/moderation/past/past-queue.query.js';
import { PastStandingQuery } from './contexts/moderation/past/past-standing.query.js';
import { MemberTexts } from './contexts/moderation/record/member-texts.port.js';
import { ReportableContent } from './contexts/moderation/reportable/reportable-content.port.js';
import { ReportableSources } from './contexts/moderation/reportable/reportable-sources.service.js';
import { LatestWarningQuery } from './contexts/moderation/standing/latest-warning.query.js';
import { SessionCounter } from './contexts/moderation/standing/session-counter.port.js';
import { WritersStanding } from './contexts/moderation/standing/writers-standing.service.js';
import { StandingTrials } from './contexts/moderation/what-if/standing-trials.service.js';
import { AppealAddresses } from './contexts/notifications/mail/appeal-addresses.port.js';
import { MailRecipients } from './contexts/notifications/mail/mail-recipients.port.js';
import { WhatFollowed } from './contexts/notifications/mail/what-followed.port.js';
import { EditNotes } from './contexts/notifications/notice/edit-notes.port.js';
import { KnownMembers } from './contexts/notifications/notice/known-members.port.js';
import { Refusals } from './contexts/notifications/notice/refusals.port.js';
import { Subjects } from './contexts/notifications/notice/subjects.port.js';
import { ToldQuery } from './contexts/notifications/told/told.query.js';
import { PageQuery } from './contexts/pages/page/page.query.js';
import { PagesInForce } from './contexts/pages/page/pages-in-force.service.js';
import { PagesSettings } from './contexts/pages/pages-settings.port.js';
import { InformationSection } from './contexts/pages/site/information.section.js';
import { SearchableContent, SearchablePosts, WriterNames } from './contexts/search/search/searchable-content.port.js';
import { BlockQuery } from './contexts/social/block/block.query.js';
import { PublicMembers } from './contexts/social/follow/public-members.port.js';
import { TieSettings } from './contexts/social/follow/shown-ties.port.js';
import { Contributions, WrittenPosts } from './contexts/social/stats/contributions.port.js';
import {
  accountSettings,
  blogSettings,
  type House,
  holdingSettings,
  moderationSettings,
  pagesSettings,
  policyOf,
  publicLogSettings,
  reviewSettings,
} from './contexts.js';
import type { Clock } from './kernel/clock.js';
import type { EventLog } from './kernel/event-log.js';
import type { EventReader } from './kernel/event-reader.js';
import { EventStore } from './kernel/event-store.js';
import type { Ids } from './kernel/ids.js';
import { pastSources } from './past-sources.js';
import { SecondPerson } from './platform/approvals/second-person.js';
import { Origins } from './platform/callers/origins.js';
import { SessionSource } from './platform/callers/session-source.js';
import { KnownFault } from './platform/chain/known-fault.js';
import { Signet } from './platform/chain/seal.js';
import { sealPlaces } from './platform/chain/seal-places.js';
import { BusSender } from './platform/commands/bus-sender.js';
import { type Keepable, StreamKeeper } from './platform/following/stream-keeper.js';
import { ViewPositions } from './platform/following/view-positions.js';
import { AccessGuard } from './platform/http/access.guard.js';
import { FailureFilter } from './platform/http/failure.filter.js';
import { HealthController, HealthSource } from './platform/http/health.controller.js';
import { OnlineController } from './platform/http/online.controller.js';
import { FollowerSource, OperationsController } from './platform/http/operations.controller.js';
import { RequestCheckPipe } from './platform/http/request-check.pipe.js';
import { Requests } from './platform/idempotency/requests.js';
import { AuthorDirectory } from './platform/identity/author-directory.js';
import { ProfileDoor } from './platform/identity/profile-door.js';
import { ShutOuts } from './platform/identity/shut-outs.js';
import { systemPauses } from './platform/identity/system-pauses.js';
import { CommandJobs } from './platform/jobs/command-jobs.js';
import { Machinery } from './platform/machinery.js';
import { RecordedMailer } from './platform/mail/recorded-mailer.js';
import { LOGGER } from './platform/observability/logger.js';
import { PageDrawer } from './platform/one-page/page-drawer.js';
import { startPageThread } from './platform/one-page/page-thread-program.js';
import { OwnDataCatalog } from './platform/own-data/own-data.js';
import { OwnDataCollector } from './platform/own-data/own-data-collector.js';
import { SitePresence } from './platform/presence/site-presence.js';
import { SiteAddress } from './platform/public-site/public-section.js';
import { PublicSite } from './platform/public-site/public-site.js';
import { RateLimits } from './platform/rate-limit/rate-limits.js';
import { ChannelListeners } from './platform/realtime/channel-listeners.js';
import { GuestSockets } from './platform/realtime/guest-sockets.js';
import type { LiveChanges } from './platform/realtime/live-changes.js';
import { AllChannels, OpenChannels } from './platform/realtime/open-channels.js';
import { RealtimeGateway } from './platform/realtime/realtime.gateway.js';
import { Replay } from './platform/realtime/replay.js';
import { Replays } from './platform/realtime/replays.js';
import { SocketAddress } from './platform/realtime/socket-address.js';
import { SocketCallers } from './platform/realtime/socket-callers.js';
import { SocketPace } from './platform/realtime/socket-pace.js';
import { WritersPace } from './platform/realtime/writers-pace.js';
import { Reply } from './platform/request/reply.js';
import { noteWritten } from './platform/request/request-context.js';
import type { Settings } from './platform/settings/settings.js';
import { identityProviders } from './platform/sign-in/identity-providers.js';
import type { Context } from './platform/slices/context.js';
import type { LiveAnnouncement } from './platform/slices/slice.js';
import type { Stack } from './platform/stack.js';
import { Telling } from './platform/telling/told-facts.js';
import { RenderedTexts } from './platform/texts/rendered-texts.js';
import { TextRenderer } from './platform/texts/text-renderer.js';
import { startTextThread } from './platform/texts/text-thread-program.js';
import {
  CLOCK,
  CREDENTIALS,
  EVENT_LOG,
  EVENT_READER,
  FILES,
  FIRST_TIMES,
  IDENTITY_PROVIDERS,
  IDS,
  JOB_BOARD,
  KEPT_STREAMS,
  LINKS,
  MAILER,
  MEMBER_NOTES,
  ONE_TIME_TOKENS,
  PARKED_EVENTS,
  PRESENCE,
  RATE_LIMITER,
  SCHEDULER,
  SEAL_PLACES,
  SECRETS,
  TRACES,
  VAULT,
  VIEWS,
} from './platform/tokens.js';
import { UPLOAD_AREAS } from './platform/uploads/uploads.js';
import { EventSealer } from './platform/vault/event-sealer.js';
import { FactNotes } from './platform/vault/fact-notes.js';
import { publicSite } from './public-site.js';
import { trials } from './trials.js';

/** A text takes a few milliseconds; what takes longer than this, on a busy machine too, is shown as plain words. */
const LONGEST_RENDERING_MS = 5_000;
/** A thread is ready within a tenth of a second; where none is within this, texts are shown as plain words until the next one is asked for. */
const LONGEST_THREAD_START_MS = 10_000;
/** A page is drawn within half a second, thread and fonts included; a busy machine has many times that. */
const LONGEST_PAGE_MS = 20_000;

export interface Composition {
  readonly settings: Settings;
  readonly house: House;
  readonly contexts: readonly Context[];
  readonly stack: Stack;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly logger: Logger;
  readonly known: KnownFault;
}

@Module({})
class AppModule {}

/** Binds every port to an adapter, and the questions that contexts ask each other to whoever answers them. */
export function appModule(composition: Composition): DynamicModule {
  const providers = [
    ...ports(composition),
    ...machinery(composition),
    ...http(),
    ...answers(composition),
    ...past(composition),
    ...texts(composition),
    ...site(composition),
  ];
  const tokens = providers.map((provider) => ('provide' in provider ? provider.provide : provider));
  return {
    module: AppModule,
    global: true,
    imports: [CqrsModule.forRoot(), ...composition.contexts.map(({ module }) => module)],
    controllers: [HealthController, OperationsController, OnlineController],
    providers: [
      ...providers,
      ...live(composition),
      RealtimeGateway,
      SocketCallers,
      GuestSockets,
      SocketPace,
      WritersPace,
      ChannelListeners,
      { provide: SocketAddress, useValue: new SocketAddress(composition.settings.trustedProxies) },
      SitePresence,
    ],
    exports: tokens.filter((token) => typeof token !== 'string' || !token.startsWith('APP_')),
  };
}

function ports({ stack, clock, ids, logger }: Composition): Provider[] {
  const { log, views, vault, limiter, presence, requests, jobs, parked, files } = stack;
  const bound: [symbol, unknown][] = [
    [EVENT_LOG, log],
    [VIEWS, views],
    [CLOCK, clock],
    [IDS, ids],
    [VAULT, vault],
    [CREDENTIALS, vault],
    [ONE_TIME_TOKENS, vault],
    [SECRETS, vault],
    [MEMBER_NOTES, stack.notes],
    [FILES, files],
    [TRACES, stack.traces],
    [RATE_LIMITER, limiter],
    [FIRST_TIMES, stack.firstTimes],
    [JOB_BOARD, jobs],
    [LINKS, stack.links],
    [PARKED_EVENTS, parked],
    [PRESENCE, presence],
    [LOGGER, logger],
  ];
  return [...bound.map(([provide, useValue]) => ({ provide, useValue })), { provide: Requests, useValue: requests }];
}

function machinery({ settings, house, contexts, stack, clock, ids, logger, known }: Composition): Provider[] {
  const parts = contexts.map((context) => context.parts);
  const ownData = parts.flatMap((part) => part.ownData);
  const sealer = new EventSealer(
    stack.vault,
    parts.flatMap(({ streams }) => streams),
  );
  const store = new EventStore(stack.log, sealer, ids, noteWritten, systemPauses);
  return [
    { provide: EventStore, useValue: store },
    { provide: EVENT_READER, useValue: sealer },
    { provide: MAILER, useValue: new RecordedMailer(stack.mailer, { store, clock, ids }) },
    {
      provide: CommandJobs,
      inject: [CommandBus],
      useFactory: (bus: CommandBus) =>
        new CommandJobs(
          { jobs: stack.jobs, sender: new BusSender(bus), clock, ids, vault: stack.vault },
          parts.flatMap(({ commands }) => commands),
          parts.flatMap(({ recurring }) => recurring),
        ),
    },
    { provide: KnownFault, useValue: known },
    { provide: Signet, useValue: new Signet(stack.vault) },
    { provide: Telling, useValue: new Telling(parts.flatMap(({ told }) => told)) },
    { provide: SEAL_PLACES, useValue: sealPlaces(settings.seals) },
    { provide: OwnDataCatalog, useValue: { all: ownData } satisfies OwnDataCatalog },
    { provide: OwnDataCollector, useValue: new OwnDataCollector(stack.log, sealer, ownData, stack) },
    { provide: SCHEDULER, useExisting: CommandJobs },
    {
      provide: Machinery,
      inject: [CommandJobs],
      useFactory: (commands: CommandJobs) => new Machinery({ stack, parts, roles: settings.roles, reader: sealer, ids, commands, logger, known }),
    },
    { provide: Reply, inject: [Machinery], useFactory: (running: Machinery) => new Reply(running.followers, stack.log) },
    { provide: ViewPositions, inject: [Machinery], useFactory: (running: Machinery) => new ViewPositions(running.followers.views, stack.log) },
    { provide: HealthSource, useExisting: Machinery },
    { provide: FollowerSource, useExisting: Machinery },
    { provide: KEPT_STREAMS, useValue: Object.values(house).flatMap(({ kept }: { kept: Keepable | readonly Keepable[] }) => kept) },
    StreamKeeper,
    FactNotes,
    Origins,
    RateLimits,
    { provide: UPLOAD_AREAS, useValue: parts.flatMap(({ uploads }) => uploads) },
  ];
}

function http(): Provider[] {
  return [
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_FILTER, useClass: FailureFilter },
    { provide: APP_PIPE, useClass: RequestCheckPipe },
  ];
}

/** What open pages are told, and what those who were away are told again. */
function live({ contexts }: Composition): Provider[] {
  const announcements = contexts.flatMap(({ parts }) => parts.live);
  const sources = (line: LiveAnnouncement['line']) => announcements.flatMap((live) => (live.line === line && 'changes' in live ? [live.changes] : []));
  const [open, own] = [sources('open'), sources('own')];
  const useFactory = (log: EventLog, reader: EventReader, ...all: LiveChanges[]) =>
    new Replays(new Replay(log, reader, all.slice(0, open.length)), new Replay(log, reader, all.slice(open.length)));
  return [
    ...announcements.map((live) => ('changes' in live ? live.changes : live.announcer)),
    { provide: Replays, inject: [EVENT_LOG, EVENT_READER, ...open, ...own], useFactory },
  ];
}

function answers({ settings, house, contexts }: Composition): Provider[] {
  return [
    { provide: Approvables, useValue: new Approvables(contexts.flatMap(({ parts }) => parts.approvables)) },
    { provide: ApproverDirectory, useExisting: StaffDirectory },
    { provide: SecondPerson, useExisting: FourEyes },
    { provide: SessionSource, useExisting: SessionQuery },
    { provide: AuthorDirectory, useExisting: MemberQuery },
    { provide: PostsOfLeaving, useExisting: PostWithdrawal },
    { provide: PostsTagging, useExisting: PostTagging },
    { provide: DecidedPosts, useExisting: DecidedPostsQuery },
    { provide: CoverPictures, useExisting: ImageQuery },
    { provide: PostDecisions, useExisting: DecisionQuery },
    { provide: PostPictures, useExisting: PostPicturesService },
    { provide: EditablePosts, useExisting: PostLists },
    { provide: PostsAbove, useExisting: PostsAboveQuery },
    { provide: CommentsOfPosts, useExisting: PostCommentQuery },
    { provide: BlogSettings, useValue: blogSettings(house.community) },
    { provide: AuthorSubroles, useExisting: HeldSubroles },
    { provide: PostGround, useExisting: SharedGround },
    { provide: AuthorStanding, useExisting: WritersStanding },
    { provide: LatestWarningSource, useExisting: LatestWarningQuery },
    { provide: OpenCases, useExisting: OpenCasesQuery },
    { provide: GiverDirectory, useExisting: MemberQuery },
    {
      provide: ReportableContent,
      useFactory: (forum: ForumContentQuery, posts: ReportedPostQuery, profiles: ReportedProfileQuery) =>
        new ReportableSources({ forum_topic: forum.of('forum_topic'), forum_comment: forum.of('forum_comment'), blog_post: posts, user_profile: profiles }),
      inject: [ForumContentQuery, ReportedPostQuery, ReportedProfileQuery],
    },
    { provide: PictureEvidence, useExisting: CaseEvidenceQuery },
    { provide: PostEvidence, useExisting: CaseEvidenceQuery },
    { provide: ProfileDoor, useExisting: ProfileQuery },
    { provide: PublicMembers, useExisting: ProfileQuery },
    { provide: ShutOuts, useExisting: BlockQuery },
    { provide: Contributions, useExisting: ContributionsQuery },
    { provide: WrittenPosts, useExisting: PostLists },
    { provide: OwnLikes, useExisting: LikeQuery },
    { provide: PostCategories, useExisting: CategoryQuery },
    { provide: PostTags, useExisting: TagDirectory },
    { provide: PostWriters, useExisting: MemberQuery },
    { provide: SearchablePosts, useExisting: ListedPostsQuery },
    { provide: WrittenTopics, useExisting: ContributionsQuery },
    { provide: TieSettings, useExisting: ProfileDetailsQuery },
    { provide: MemberTexts, useExisting: MemberTextsQuery },
    { provide: FormerUsernames, useExisting: FormerUsernamesQuery },
    { provide: SearchableContent, useExisting: SearchableContentQuery },
    { provide: WriterNames, useExisting: MemberQuery },
    { provide: OpenChannels, inject: [ForumChannels, CaseChannels], useFactory: (...all: OpenChannels[]) => new AllChannels(all) },
    { provide: SessionCounter, useExisting: SessionQuery },
    { provide: AppealStaff, useExisting: MemberQuery },
    { provide: Inviters, useExisting: MemberQuery },
    { provide: OpenedAccounts, useExisting: RegistrationDoor },
    { provide: AppealDoor, useExisting: AppealLinks },
    { provide: AppealAddresses, useExisting: AppealLinks },
    { provide: WhatFollowed, useExisting: DecisionsFollowed },
    { provide: MemberCount, useExisting: MemberQuery },
    { provide: MailRecipients, useExisting: MemberQuery },
    { provide: KnownMembers, useExisting: MemberQuery },
    { provide: Subjects, useExisting: SubjectQuery },
    { provide: Refusals, useExisting: OwnHeldQuery },
    { provide: EditNotes, useExisting: EditNoteQuery },
    { provide: CurrentTerms, useExisting: PageQuery },
    { provide: IDENTITY_PROVIDERS, useValue: identityProviders(settings) },
    { provide: SettingsInForce, useValue: house.community },
    { provide: WordsInForce, useValue: house.words },
    { provide: ChainInForce, useValue: house.chain },
    { provide: MailBlocksInForce, useValue: house.blocks },
    { provide: InvitationDesk, useExisting: Invitations },
    { provide: UnwantedMail, useExisting: BlockedMail },
    { provide: UnwantedWords, useValue: house.words },
    { provide: AccountSettings, useValue: accountSettings(settings, house.community) },
    { provide: HoldingSettings, useValue: holdingSettings(house) },
    { provide: ModerationSettings, useValue: moderationSettings(house.community) },
    { provide: ReviewSettings, useValue: reviewSettings(house.community) },
    { provide: PublicLogSettings, useValue: publicLogSettings(house.community) },
  ];
}

/** What the audit asks of everybody: how things stood. */
function past({ house }: Composition): Provider[] {
  const inject = [
    PastCaseQuery,
    PastQueueQuery,
    PastStandingQuery,
    PastAccountQuery,
    PastContentQuery,
    PastPostQuery,
    PastCategoryQuery,
    PastSettingsQuery,
    HistoryQuery,
  ];
  return [
    {
      provide: PastSources,
      inject,
      useFactory: (
        ...[cases, queue, standing, accounts, contents, posts, categories, settings, histories]: [
          PastCaseQuery,
          PastQueueQuery,
          PastStandingQuery,
          PastAccountQuery,
          PastContentQuery,
          PastPostQuery,
          PastCategoryQuery,
          PastSettingsQuery,
          HistoryQuery,
        ]
      ) => pastSources({ cases, queue, standing, accounts, contents, posts, categories, settings, histories }),
    },
    { provide: CaseRecord, useExisting: PastDecisionsQuery },
    { provide: OtherWords, useExisting: OtherWordsQuery },
    {
      provide: Trials,
      inject: [StandingTrials, HoldingTrials],
      useFactory: (...[standing, holding]: [StandingTrials, HoldingTrials]) => trials(house, standing, holding),
    },
    { provide: ToldOf, useExisting: ToldQuery },
    {
      provide: PastPolicy,
      inject: [PastSettingsQuery],
      useFactory: (settings: PastSettingsQuery): PastPolicy => ({ at: async (position) => policyOf(await settings.valuesAt(position)) }),
    },
  ];
}

/** One thread renders texts: it is asked for what nobody has read yet, which is less than it can do. */
function texts({ logger }: Composition): Provider[] {
  return [
    { provide: TextRenderer, useFactory: () => new TextRenderer(startTextThread, { textMs: LONGEST_RENDERING_MS, startMs: LONGEST_THREAD_START_MS }, logger) },
    { provide: PageDrawer, useFactory: () => new PageDrawer(startPageThread, LONGEST_PAGE_MS) },
    { provide: RenderedTexts, inject: [TextRenderer], useFactory: (renderer: TextRenderer) => new RenderedTexts(renderer) },
  ];
}

function site({ settings, house }: Composition): Provider[] {
  const { publicUrl } = settings;
  return [
    { provide: PagesSettings, useValue: pagesSettings(settings, house.community) },
    { provide: PagesInForce, useValue: house.pages },
    { provide: SiteAddress, useValue: { publicUrl } satisfies SiteAddress },
    {
      provide: PublicSite,
      inject: [ForumSection, BlogSection, ProfilesSection, InformationSection, TransparencySection],
      useFactory: (...sections: [ForumSection, BlogSection, ProfilesSection, InformationSection, TransparencySection]) => publicSite(sections, publicUrl),
    },
  ];
}
