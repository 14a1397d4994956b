import { decides } from '../../../platform/commands/decides.js';
import { answer } from '../../../platform/slices/answer.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { OtherWords } from '../../forum/what-if/other-words.port.js';
import { ConsoleWordsController } from './console-words.controller.js';
import { OtherWordsQuery } from './other-words.query.js';
import { wordsApprovables } from './words.approvable.js';
import { UnwatchWord, WatchWords } from './words.commands.js';
import { WORDS_ID, wordsStream } from './words.decider.js';
import { watchedWordsView } from './words.model.js';
import { wordsProjection } from './words.projection.js';
import { WordsQuery } from './words.query.js';
import { wordsTold } from './words.told.js';
import { WordsChanges } from './words-changes.service.js';

/** Words that are watched in what members write. */
export const words: Slice = {
  streams: [wordsStream],
  told: wordsTold,
  commands: [decides(WatchWords, wordsStream, () => WORDS_ID), decides(UnwatchWord, wordsStream, () => WORDS_ID)],
  approvables: wordsApprovables,
  projections: [{ projection: wordsProjection, models: [watchedWordsView] }],
  controllers: [ConsoleWordsController],
  answers: [answer(OtherWords, OtherWordsQuery)],
  providers: [WordsQuery, WordsChanges, OtherWordsQuery],
};
