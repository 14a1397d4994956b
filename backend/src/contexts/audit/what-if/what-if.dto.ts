import { SETTINGS_TEXT } from '../../../../contracts/community-settings.js';
import { WORD_CONSEQUENCES, type WordConsequence } from '../../../../contracts/watched-words.js';
import {
  type StartWhatIfRequest,
  WHAT_IF_LIMITS,
  WHAT_IF_RULE_NAMES,
  WHAT_IF_SETTINGS,
  WHAT_IF_WORD,
  type WhatIfChange,
  type WhatIfRule,
} from '../../../../contracts/what-if.js';
import { JudgedText, LENGTH, OneOf, OptionalJudgedTexts, OptionalJudgedValues, OptionalOneOf } from '../../../platform/http/fields.js';
import { settingSchema } from '../../../platform/http/setting-schema.js';

export class StartWhatIfDto implements StartWhatIfRequest {
  @OneOf(WHAT_IF_RULE_NAMES)
  rule!: WhatIfRule;

  @OptionalJudgedValues(Object.fromEntries(WHAT_IF_SETTINGS.map((name) => [name, settingSchema(name)])), SETTINGS_TEXT.wrongForm)
  values?: WhatIfChange['values'];

  @OptionalJudgedTexts(WHAT_IF_LIMITS.words, WHAT_IF_WORD)
  watch?: string[];

  @OptionalOneOf(WORD_CONSEQUENCES)
  consequence?: WordConsequence;

  @OptionalJudgedTexts(WHAT_IF_LIMITS.words, WHAT_IF_WORD)
  unwatch?: string[];

  @JudgedText(LENGTH.time)
  from!: string;

  @JudgedText(LENGTH.time)
  to!: string;
}
