import type { Provider, Type } from '@nestjs/common';
import type { EventDescription } from '../../kernel/decider.js';
import type { Policy } from '../../kernel/policy.js';
import type { Projection } from '../../kernel/projection.js';
import type { Approvable } from '../approvals/approvable.js';
import type { Recurring } from '../jobs/recurring.js';
import type { OwnData } from '../own-data/own-data.js';
import type { Announcer } from '../realtime/broadcaster.js';
import type { LiveChanges } from '../realtime/live-changes.js';
import type { LiveLine } from '../realtime/replays.js';
import type { ToldFacts } from '../telling/told-facts.js';
import type { UploadArea } from '../uploads/upload-area.js';
import type { ViewModel } from '../views/view-model.js';
import type { Answer } from './answer.js';
import type { BoundCommand } from './bound-command.js';

/**
 * What open pages are told of live. `open`: to whoever listens to a channel; `own`: to one member; `chats`: to the two of a conversation; `voice`: to
 * who is connected in a room; `rooms`: to whoever is in one. What is told is told again to those who were away, but for what an announcer does to the sockets themselves.
 */
export type LiveAnnouncement = { readonly line: LiveLine } & ({ readonly changes: Type<LiveChanges> } | { readonly announcer: Type<Announcer> });

/** A slice of a context, declared once: everything of it that is bound when the application starts. What is left out, it has none of. */
export interface Slice {
  readonly streams?: readonly { readonly category: string; readonly events: Readonly<Record<string, EventDescription<never>>> }[];
  /** What staff are told of its facts: a test wants an entry for each. */
  readonly told?: ToldFacts;
  readonly commands?: readonly BoundCommand[];
  readonly policies?: readonly Policy[];
  readonly projections?: readonly { readonly projection: Projection; readonly models: readonly ViewModel[] }[];
  readonly recurring?: readonly Recurring[];
  /** Where its uploaded files are kept. */
  readonly uploads?: readonly UploadArea[];
  /** What it has of a member, for the copy that a member may ask for and for the end of an account. */
  readonly ownData?: OwnData;
  readonly live?: readonly LiveAnnouncement[];
  /** Commands of it that may have to wait for a second person. */
  readonly approvables?: readonly Approvable[];
  /** Questions of other contexts that it answers. */
  readonly answers?: readonly Answer[];
  readonly controllers?: readonly Type[];
  /** What its handlers and controllers are given besides the ports: queries, and what they share. */
  readonly providers?: readonly Provider[];
}
