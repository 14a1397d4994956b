import { administers, tells } from '../../../platform/telling/told-facts.js';
import type { TagRuleEvent } from './tag-rules.events.js';

export const tagRulesTold = tells<TagRuleEvent>({
  TagRenamed: administers('Etiketin adı değişti', { what: ({ name, formerName }) => `Etiketin adı değişti: ${formerName} → ${name}` }),
  TagMerged: administers('Etiket başka bir etiketle birleştirildi', {
    what: ({ name, intoName }) => `“${name}” etiketi “${intoName}” ile birleştirildi`,
    goesBy: ({ mergeId }) => `merge:${mergeId}`,
  }),
  TagSeparated: administers('Etiketlerin birleştirilmesi geri alındı', { takesBack: ({ mergeId }) => `merge:${mergeId}` }),
  TagBanned: administers('Etiket yasaklandı'),
  TagUnbanned: administers('Etiketin yasağı kaldırıldı'),
});
