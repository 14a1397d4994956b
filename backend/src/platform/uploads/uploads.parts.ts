import { intent } from '../../kernel/command.js';
import type { ContextParts } from '../context-parts.js';
import { queued } from '../jobs/command-jobs.js';
import { RemoveOrphans } from './remove-orphans.command.js';

const EVERY_MS = 15 * 60_000;

/** What the uploads themselves need of the machinery. */
export const uploadsParts: ContextParts = {
  name: 'uploads',
  streams: [],
  projections: [],
  policies: [],
  queued: [queued(RemoveOrphans, 'cleanup')],
  recurring: [{ name: 'remove-orphans', everyMs: EVERY_MS, intent: intent(RemoveOrphans, {}) }],
};
