import type { EventLog } from '../kernel/event-log.js';
import type { Files } from '../kernel/files.js';
import type { FirstTimes } from '../kernel/first-times.js';
import type { JobBoard, Jobs } from '../kernel/jobs.js';
import type { Leases } from '../kernel/leases.js';
import type { Mailer } from '../kernel/mailer.js';
import type { MediaRouter } from '../kernel/media-router.js';
import type { MemberNotes } from '../kernel/member-notes.js';
import type { Presence } from '../kernel/presence.js';
import type { RateLimiter } from '../kernel/rate-limiter.js';
import type { RoomPlaces } from '../kernel/room-places.js';
import type { Tickets } from '../kernel/tickets.js';
import type { Traces } from '../kernel/traces.js';
import type { Credentials, OneTimeTokens, Secrets, Vault } from '../kernel/vault.js';
import type { ViewStore } from '../kernel/view-store.js';
import type { Links } from './chain/links.js';
import type { Bulletin } from './following/bulletin.js';
import type { Requests } from './idempotency/requests.js';
import type { ParkedEvents } from './parking/parking.js';
import type { PolicyCheckpoints } from './policies/policy-checkpoints.js';
import type { SocketFanOut } from './realtime/socket-fan-out.js';

/** Every port, each bound to one adapter. */
export interface Stack {
  readonly log: EventLog;
  readonly views: ViewStore;
  readonly vault: Vault & Credentials & OneTimeTokens & Secrets;
  readonly notes: MemberNotes;
  readonly files: Files;
  readonly mailer: Mailer;
  readonly jobs: Jobs & JobBoard;
  readonly policyCheckpoints: PolicyCheckpoints;
  readonly parked: ParkedEvents;
  /** The chain over the log. */
  readonly links: Links;
  readonly requests: Requests;
  readonly limiter: RateLimiter;
  readonly firstTimes: FirstTimes;
  readonly presence: Presence;
  readonly roomPlaces: RoomPlaces;
  readonly tickets: Tickets;
  readonly router: MediaRouter;
  readonly leases: Leases;
  readonly bulletin: Bulletin;
  readonly fanOut: SocketFanOut;
  readonly traces: Traces;
  /** To be called once the log is known to be what was recorded. Compares the keys of the vault with the events since the last time; rejects with WrongSetting when keys are missing. */
  compareKeys(): Promise<void>;
  close(): Promise<void>;
}

/** Ports that were opened together, and how to close what is behind them. */
export interface Opened<Ports> {
  readonly ports: Ports;
  close(): Promise<void>;
}

/** Told of what went wrong in the background, for the operator to know. */
export type Failed = (what: string, error: unknown) => void;
