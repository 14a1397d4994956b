import type { TagState } from '../../../../contracts/forum-tags.js';
import { projection } from '../../../kernel/projection.js';
import { type DocumentOf, declareView } from '../../../platform/views/declared-view.js';
import { flag, oneOf, orNull, text } from '../../../platform/views/view-fields.js';
import type { TagRuleEvent } from './tag-rules.events.js';

/** What was decided about a tag, by its slug; a tag about which nothing was decided has no document. */
export const tagRulesView = declareView(
  'tag_rules',
  {
    /** How it is written, where staff have said so. */
    name: orNull(text),
    leads_to: orNull(text),
    /** Whether it was merged into what it leads to. */
    merged: flag,
    state: oneOf<TagState>(),
    changed_at: text,
  },
  { indexes: [{ state: 1, changed_at: -1 }] },
);
export type TagRuleDocument = DocumentOf<typeof tagRulesView>;

const NOTHING = { name: null, leads_to: null, merged: false, state: 'used' } as const;
const ITSELF = { leads_to: null, merged: false, state: 'used' } as const;
function rule(slug: string, at: string, $set: Partial<Omit<TagRuleDocument, '_id'>>) {
  const $setOnInsert = Object.fromEntries(Object.entries(NOTHING).filter(([field]) => !(field in $set)));
  return tagRulesView.make(slug, { $set: { ...$set, changed_at: at }, $setOnInsert });
}

export const tagRulesProjection = projection<TagRuleEvent>({
  name: 'forum_tag_rules',
  version: 1,
  views: [tagRulesView.name],
  on: {
    TagRenamed: ({ data: { slug, to, name, formerName }, at }) =>
      slug === to
        ? rule(slug, at, { name })
        : [rule(slug, at, { leads_to: to, merged: false, state: 'moved', name: formerName }), rule(to, at, { ...ITSELF, name })],
    TagMerged: ({ data: { slug, name, into, intoName }, at }) => [
      rule(slug, at, { leads_to: into, merged: true, state: 'moved', name }),
      rule(into, at, { name: intoName }),
    ],
    TagSeparated: ({ data: { slug }, at }) => rule(slug, at, ITSELF),
    TagBanned: ({ data: { slug, name }, at }) => rule(slug, at, { state: 'banned', name }),
    TagUnbanned: ({ data: { slug }, at }) => rule(slug, at, { state: 'used' }),
  },
});
