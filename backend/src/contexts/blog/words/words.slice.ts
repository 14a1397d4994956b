import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { tellsNothing } from '../../../platform/telling/told-facts.js';
import { SettlePostWords } from './post-words.commands.js';
import { postWordsStream } from './post-words.decider.js';
import { SettlePostWordsHandler } from './settle-post-words.handler.js';
import { settlePostWords } from './settle-post-words.policy.js';

/** By what published posts are found. */
export const words: Slice = {
  streams: [postWordsStream],
  told: tellsNothing(postWordsStream),
  commands: [handledBy(SettlePostWords, SettlePostWordsHandler, 'media')],
  policies: [settlePostWords],
};
