import type { Slice } from '../../../platform/slices/slice.js';
import { ForumChannels } from './forum-channels.service.js';
import { WritingChanges } from './writing.changes.js';

export const live: Slice = {
  live: [{ line: 'open', changes: WritingChanges }],
  providers: [ForumChannels],
};
