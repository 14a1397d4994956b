import type { ContextParts } from '../context-parts.js';
import { queued } from '../jobs/command-jobs.js';
import { ClearTraces } from './traces.commands.js';

/** What clearing the traces needs of the machinery; whoever erases schedules it. */
export const tracesParts: ContextParts = {
  name: 'traces',
  streams: [],
  projections: [],
  policies: [],
  queued: [queued(ClearTraces, 'cleanup')],
  recurring: [],
};
