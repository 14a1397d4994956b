import type { EventDescription } from '../kernel/decider.js';
import type { Policy } from '../kernel/policy.js';
import type { Projection } from '../kernel/projection.js';
import type { QueuedCommand } from './jobs/command-jobs.js';
import type { Recurring } from './jobs/recurring.js';
import type { OwnData } from './own-data/own-data.js';
import type { UploadArea } from './uploads/upload-area.js';
import type { ViewModel } from './views/view-model.js';

/** What a context gives to the machinery besides its Nest module. */
export interface ContextParts {
  readonly name: string;
  readonly streams: readonly { readonly category: string; readonly events: Readonly<Record<string, EventDescription<never>>> }[];
  readonly projections: readonly { readonly projection: Projection; readonly models: readonly ViewModel[] }[];
  readonly policies: readonly Policy[];
  /** Commands that go through a queue, whoever sends them: later, or again until they succeed. */
  readonly queued: readonly QueuedCommand[];
  readonly recurring: readonly Recurring[];
  /** Where its uploaded files are kept; none when left out. */
  readonly uploads?: readonly UploadArea[];
  /** What the context has of a member, for the copy that a member may ask for and for the end of an account. */
  readonly ownData?: OwnData;
}
