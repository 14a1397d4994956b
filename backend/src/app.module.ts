import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { CommandBus, CqrsModule } from '@nestjs/cqrs';
import type { Logger } from 'pino';
import { VOICE_SOCKET } from '../contracts/voice-signals.js';
import { Approvables } from './contexts/administration/approval/approvables.service.js';
import { NamedMapServices } from './contexts/careers/places/map-services.port.js';
import { ChatChannels } from './contexts/chat/live/chat-channels.service.js';
import { ForumChannels } from './contexts/forum/live/forum-channels.service.js';
import { CaseChannels } from './contexts/moderation/case/case-channels.service.js';
import { PushKeys } from './contexts/notifications/push/push-keys.port.js';
import { VoiceChannels } from './contexts/voice/live/voice-channels.service.js';
import { NamedIceServices } from './contexts/voice/signalling/ice-services.port.js';
import type { House } from './house.js';
import { houseAnswers } from './house-settings.js';
import type { Clock } from './kernel/clock.js';
import type { EventLog } from './kernel/event-log.js';
import type { EventReader } from './kernel/event-reader.js';
import { EventStore } from './kernel/event-store.js';
import type { Ids } from './kernel/ids.js';
import { past } from './past-sources.js';
import { Origins } from './platform/callers/origins.js';
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
import { systemPauses } from './platform/identity/system-pauses.js';
import { CommandJobs } from './platform/jobs/command-jobs.js';
import { Machinery } from './platform/machinery.js';
import { RecordedMailer } from './platform/mail/recorded-mailer.js';
import { LOGGER } from './platform/observability/logger.js';
import { PageDrawer } from './platform/one-page/page-drawer.js';
import { startPageThread } from './platform/one-page/page-thread-program.js';
import { Outgoing, outgoingOf } from './platform/outgoing/outgoing.js';
import { OwnDataCatalog } from './platform/own-data/own-data.js';
import { OwnDataCollector } from './platform/own-data/own-data-collector.js';
import { SitePresence } from './platform/presence/site-presence.js';
import { SiteAddress } from './platform/public-site/public-section.js';
import { RateLimits } from './platform/rate-limit/rate-limits.js';
import { ChannelListeners } from './platform/realtime/channel-listeners.js';
import { GuestSockets } from './platform/realtime/guest-sockets.js';
import type { LiveChanges } from './platform/realtime/live-changes.js';
import { MemberSockets } from './platform/realtime/member-sockets.js';
import { AllChannels, OpenChannels } from './platform/realtime/open-channels.js';
import { RealtimeGateway } from './platform/realtime/realtime.gateway.js';
import { Replay } from './platform/realtime/replay.js';
import { LIVE_LINES, type LiveLine, Replays } from './platform/realtime/replays.js';
import { SocketAddress } from './platform/realtime/socket-address.js';
import { SocketCallers } from './platform/realtime/socket-callers.js';
import { SOCKET_PACE, SocketPace } from './platform/realtime/socket-pace.js';
import { WritersPace } from './platform/realtime/writers-pace.js';
import { Reply } from './platform/request/reply.js';
import { noteWritten } from './platform/request/request-context.js';
import type { Settings } from './platform/settings/settings.js';
import { identityProviders } from './platform/sign-in/identity-providers.js';
import { given, providedAs } from './platform/slices/answer.js';
import type { Context } from './platform/slices/context.js';
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
  MEDIA_ROUTER,
  MEMBER_NOTES,
  ONE_TIME_TOKENS,
  PARKED_EVENTS,
  PRESENCE,
  RATE_LIMITER,
  ROOM_PLACES,
  SCHEDULER,
  SEAL_PLACES,
  SECRETS,
  TICKETS,
  TRACES,
  VAULT,
  VIEWS,
} from './platform/tokens.js';
import { UPLOAD_AREAS } from './platform/uploads/uploads.js';
import { EventSealer } from './platform/vault/event-sealer.js';
import { FactNotes } from './platform/vault/fact-notes.js';
import { publicSite } from './public-site.js';
import { reportableContent } from './reportable-content.js';
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

/** Binds every port to an adapter, and the questions that contexts ask each other to whoever answers them. What an area adds stands in its slices and one line of `contexts.ts`. */
export function appModule(composition: Composition): DynamicModule {
  const providers = [...ports(composition), ...machinery(composition), ...http(), ...answers(composition), ...texts(composition)];
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
      {
        provide: SocketPace,
        inject: [CLOCK, SocketAddress],
        useFactory: (clock: Clock, address: SocketAddress) => new SocketPace(clock, address, SOCKET_PACE),
      },
      WritersPace,
      ChannelListeners,
      { provide: SocketAddress, useValue: new SocketAddress(composition.settings.trustedProxies) },
      SitePresence,
      { provide: MemberSockets, useExisting: RealtimeGateway },
    ],
    exports: [...tokens.filter((token) => typeof token !== 'string' || !token.startsWith('APP_')), SitePresence, MemberSockets, SocketAddress],
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
    [ROOM_PLACES, stack.roomPlaces],
    [MEDIA_ROUTER, stack.router],
    [TICKETS, stack.tickets],
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
  const sources = announcements.flatMap((live) => ('changes' in live ? [live] : []));
  const useFactory = (log: EventLog, reader: EventReader, ...all: LiveChanges[]) => {
    const replay = (line: LiveLine) =>
      new Replay(
        log,
        reader,
        all.filter((_, place) => sources[place]?.line === line),
      );
    return new Replays(Object.fromEntries(LIVE_LINES.map((line) => [line, replay(line)])) as Record<LiveLine, Replay>);
  };
  return [
    ...announcements.map((live) => ('changes' in live ? live.changes : live.announcer)),
    { provide: Replays, inject: [EVENT_LOG, EVENT_READER, ...sources.map(({ changes }) => changes)], useFactory },
  ];
}

/** The questions that contexts ask each other: what one context knows its slices say; what several know together is gathered here. */
function answers({ settings, house, contexts }: Composition): Provider[] {
  const parts = contexts.map((context) => context.parts);
  return [
    ...parts.flatMap((part) => part.answers).map(providedAs),
    ...houseAnswers(settings, house),
    reportableContent,
    ...past,
    trials(house),
    { provide: OpenChannels, inject: [ForumChannels, CaseChannels, ChatChannels, VoiceChannels], useFactory: (...all: OpenChannels[]) => new AllChannels(all) },
    { provide: Approvables, useValue: new Approvables(parts.flatMap(({ approvables }) => approvables)) },
    { provide: IDENTITY_PROVIDERS, useValue: identityProviders(settings) },
    given(PushKeys, { vapid: settings.vapid }),
    given(Outgoing, outgoingOf(settings)),
    given(NamedMapServices, { tiles: settings.tiles, geocoderUrl: settings.geocoderUrl }),
    given(NamedIceServices, { stunUrls: settings.stunUrls, turn: settings.turn, socketUrl: socketUrlOf(settings.publicUrl) }),
    given(SiteAddress, { publicUrl: settings.publicUrl }),
    publicSite(settings.publicUrl),
  ];
}

/** Sockets are reached where the site is. */
const socketUrlOf = (publicUrl: string): string => `${publicUrl.replace(/^http/, 'ws')}${VOICE_SOCKET}`;

/** One thread renders texts: it is asked for what nobody has read yet, which is less than it can do. */
function texts({ logger }: Composition): Provider[] {
  return [
    { provide: TextRenderer, useFactory: () => new TextRenderer(startTextThread, { textMs: LONGEST_RENDERING_MS, startMs: LONGEST_THREAD_START_MS }, logger) },
    { provide: PageDrawer, useFactory: () => new PageDrawer(startPageThread, LONGEST_PAGE_MS) },
    { provide: RenderedTexts, inject: [TextRenderer], useFactory: (renderer: TextRenderer) => new RenderedTexts(renderer) },
  ];
}
