import { TAG_TEXT, tagNameProblem, tagSlug } from '../../../../contracts/forum-tags.js';
import type { Decider, StreamType } from '../../../kernel/decider.js';
import { RuleViolation, refuseProblems } from '../../../kernel/rule-violation.js';
import type { BanTag, MergeTag, RenameTag, TagRuleCommand } from './tag-rules.commands.js';
import type { TagRuleEvent } from './tag-rules.events.js';

/** What is decided about one tag; `mergeId` is null where it leads to its own new name. */
interface TagRule {
  /** How staff write it; null where they never said. */
  readonly name: string | null;
  readonly leadsTo: { readonly slug: string; readonly mergeId: string | null } | null;
  readonly banned: boolean;
}
/** By slug. */
export type TagRules = Readonly<Record<string, TagRule>>;

const NO_RULE: TagRule = { name: null, leadsTo: null, banned: false };
const ruleOf = (rules: TagRules, slug: string): TagRule => (Object.hasOwn(rules, slug) ? rules[slug] : undefined) ?? NO_RULE;

/** The name under which topics have a tag today, and what has brought them there; null where nothing was decided that would change it. */
export function nameToday(rules: TagRules, slug: string): { readonly name: string; readonly cause: string | null } | null {
  const seen = new Set<string>();
  const cause = ruleOf(rules, slug).leadsTo?.mergeId ?? null;
  for (let at = slug; !seen.has(at); ) {
    seen.add(at);
    const { leadsTo, name } = ruleOf(rules, at);
    if (!leadsTo) return name === null ? null : { name, cause };
    at = leadsTo.slug;
  }
  return null;
}

/** All decisions about tags stand in one stream: that none leads round to itself is known there and nowhere else. */
export const tagRules: Decider<TagRules, TagRuleCommand, TagRuleEvent> = {
  initial: {},

  evolve(rules, { type, data }) {
    const set = (slug: string, rule: Partial<TagRule>): TagRules => ({ ...rules, [slug]: { ...ruleOf(rules, slug), ...rule } });
    switch (type) {
      case 'TagRenamed': {
        const { slug, to, name } = data;
        // What it is called now leads nowhere else any more.
        const named = { ...ruleOf(rules, to), name, leadsTo: null };
        return { ...(slug === to ? rules : set(slug, { leadsTo: { slug: to, mergeId: null } })), [to]: named };
      }
      case 'TagMerged':
        return {
          ...set(data.slug, { name: data.name, leadsTo: { slug: data.into, mergeId: data.mergeId } }),
          [data.into]: { ...ruleOf(rules, data.into), name: data.intoName },
        };
      case 'TagSeparated':
        return set(data.slug, { leadsTo: null });
      case 'TagBanned':
        return set(data.slug, { banned: true });
      case 'TagUnbanned':
        return set(data.slug, { banned: false });
    }
  },

  decide(command, rules) {
    const { slug } = command.data;
    const { leadsTo, banned } = ruleOf(rules, slug);
    if (command.type === 'SeparateTag') {
      if (!leadsTo?.mergeId) throw new RuleViolation('tag.not-merged', TAG_TEXT.notMerged);
      return [{ type: 'TagSeparated', data: { slug, into: leadsTo.slug, mergeId: leadsTo.mergeId } }];
    }
    if (command.type === 'MergeTag' && leadsTo?.slug === command.data.into) return [];
    if (leadsTo) throw new RuleViolation('tag.leads-elsewhere', TAG_TEXT.leadsElsewhere);
    if (banned && command.type !== 'BanTag') throw new RuleViolation('tag.banned', TAG_TEXT.bannedFirst);
    switch (command.type) {
      case 'RenameTag':
        return rename(command, rules);
      case 'MergeTag':
        return merge(command, rules);
      case 'BanTag':
        return ban(command, rules);
    }
  },
};

function rename({ data: { slug, name: typed, formerName, isTaken } }: RenameTag, rules: TagRules): readonly TagRuleEvent[] {
  refuseProblems('tag.name', { name: tagNameProblem(typed) ?? undefined });
  const name = typed.trim().toLocaleLowerCase('tr');
  const to = tagSlug(name);
  if (name === formerName) return [];
  const taken = ruleOf(rules, to);
  const isOwnFormer = taken.leadsTo?.slug === slug && taken.leadsTo.mergeId === null;
  if (to !== slug && (taken.banned || (taken.leadsTo ? !isOwnFormer : isTaken)))
    throw new RuleViolation('tag.name-taken', TAG_TEXT.nameTaken, { name: TAG_TEXT.nameTaken });
  return [{ type: 'TagRenamed', data: { slug, to, name, formerName } }];
}

function merge({ data }: MergeTag, rules: TagRules): readonly TagRuleEvent[] {
  const refuse = (code: string, sentence: string) => new RuleViolation(code, sentence, { into: sentence });
  if (data.into === data.slug) throw refuse('tag.merge-itself', TAG_TEXT.itself);
  const target = ruleOf(rules, data.into);
  if (target.leadsTo) throw refuse('tag.target-moved', TAG_TEXT.leadsElsewhere);
  if (target.banned) throw refuse('tag.target-banned', TAG_TEXT.targetBanned);
  return [{ type: 'TagMerged', data }];
}

function ban({ data: { slug, name, on } }: BanTag, rules: TagRules): readonly TagRuleEvent[] {
  if (ruleOf(rules, slug).banned === on) return [];
  return [on ? { type: 'TagBanned', data: { slug, name } } : { type: 'TagUnbanned', data: { slug } }];
}

/** The one stream `tag-rules-forum`. */
export const TAG_RULES_ID = 'forum';
export const tagRulesStream: StreamType<TagRules, TagRuleCommand, TagRuleEvent> = {
  category: 'tag-rules',
  decider: tagRules,
  events: { TagRenamed: { schema: 1 }, TagMerged: { schema: 1 }, TagSeparated: { schema: 1 }, TagBanned: { schema: 1 }, TagUnbanned: { schema: 1 } },
};
