import { type Intent, intent } from '../../../kernel/command.js';
import { policy, type Reaction } from '../../../kernel/policy.js';
import type { TagRuleEvent } from '../tag-rules/tag-rules.events.js';
import { FollowTag, ReturnTag } from './follow-tags.commands.js';

/** After this time the views hold every topic that was on its way while the tag was renamed or merged. */
const STRAGGLERS_MS = 60_000;

/** Topics follow a tag that gets another name or goes into another tag, and get it back. What they show does not wait for it. */
export const followTags = policy<TagRuleEvent>({
  name: 'follow-tags',
  on: {
    TagRenamed: ({ data: { slug }, id, at }) => nowAndLater(intent(FollowTag, { slug }), `tag:${id}`, at),
    TagMerged: ({ data: { slug }, id, at }) => nowAndLater(intent(FollowTag, { slug }), `tag:${id}`, at),
    TagSeparated: ({ data: { into, mergeId: cause }, id, at }) => nowAndLater(intent(ReturnTag, { into, cause }), `tag:${id}`, at),
  },
});

const nowAndLater = (command: Intent, key: string, at: string): readonly Reaction[] => [
  { send: command },
  { schedule: command, key, at: new Date(Date.parse(at) + STRAGGLERS_MS).toISOString() },
];
