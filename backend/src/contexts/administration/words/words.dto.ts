import { type WatchWordsRequest, WORD_CONSEQUENCES, WORD_LIMITS, type WordConsequence } from '../../../../contracts/watched-words.js';
import { JudgedText, OneOf, OptionalJudgedTexts } from '../../../platform/http/fields.js';

export class WatchWordsDto implements WatchWordsRequest {
  @OptionalJudgedTexts(WORD_LIMITS.words, WORD_LIMITS.word)
  words?: string[] | null;

  @OneOf(WORD_CONSEQUENCES)
  consequence!: WordConsequence;
}

export class UnwatchWordDto {
  @JudgedText(WORD_LIMITS.word)
  word!: string;
}
