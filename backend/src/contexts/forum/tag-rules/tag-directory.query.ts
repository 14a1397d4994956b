import { Inject, Injectable } from '@nestjs/common';
import { bannedTagText, tagSlug } from '../../../../contracts/forum-tags.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Views } from '../../../kernel/views.js';
import { VIEWS } from '../../../platform/tokens.js';
import { type TagRuleDocument, tagRulesView } from './tag-rules.projection.js';
import type { UsableTags } from './usable-tags.port.js';

/** Tags that lead on, one to the next. */
const LONGEST_CHAIN = 10;

/** What a tag is today. */
export interface TagToday {
  readonly slug: string;
  /** Null where it is as it was written. */
  readonly name: string | null;
  readonly banned: boolean;
}

/** Tells what became of tags that topics have, or that somebody types. */
@Injectable()
export class TagDirectory implements UsableTags {
  constructor(@Inject(VIEWS) private readonly views: Views) {}

  /** By slug; those about which nothing was decided are left out. */
  async today(slugs: Iterable<string>): Promise<ReadonlyMap<string, TagToday>> {
    const known = new Map<string, TagRuleDocument>();
    let asked = [...new Set(slugs)];
    const wanted = asked;
    for (let step = 0; asked.length > 0 && step < LONGEST_CHAIN; step++) {
      const found = await this.views.getMany(tagRulesView.name, asked);
      for (const rule of found) known.set(rule._id, rule);
      asked = found.flatMap(({ leads_to }) => (leads_to && !known.has(leads_to) ? [leads_to] : []));
    }
    return new Map(wanted.flatMap((slug): [string, TagToday][] => (known.has(slug) ? [[slug, follow(slug, known)]] : [])));
  }

  async one(slug: string): Promise<TagToday> {
    return (await this.today([slug])).get(slug) ?? { slug, name: null, banned: false };
  }

  /** The tags of some texts as they are shown: under their names of today, without those that were banned. */
  async shown(written: Iterable<readonly string[]>): Promise<(tags: readonly string[]) => readonly string[]> {
    const today = await this.today([...written].flat().map(tagSlug));
    return (tags) => (today.size === 0 ? tags : namesOf(tags, today));
  }

  async usable(tags: readonly string[], isWritten: boolean): Promise<string[]> {
    const today = await this.today(tags.map(tagSlug));
    const banned = isWritten ? undefined : tags.find((tag) => today.get(tagSlug(tag))?.banned);
    if (banned === undefined) return today.size === 0 ? [...tags] : namesOf(tags, today);
    throw new RuleViolation('topic.tag-banned', bannedTagText(banned.trim()), { selectedTags: bannedTagText(banned.trim()) });
  }
}

function follow(slug: string, known: ReadonlyMap<string, TagRuleDocument>): TagToday {
  const seen = new Set<string>();
  let [at, banned] = [slug, false];
  for (;;) {
    const rule = known.get(at);
    banned ||= rule?.state === 'banned';
    if (!rule?.leads_to || seen.has(at)) return { slug: at, name: rule?.name ?? null, banned };
    seen.add(at);
    at = rule.leads_to;
  }
}

/** Each tag once, under its name of today. */
function namesOf(tags: readonly string[], today: ReadonlyMap<string, TagToday>): string[] {
  const names = new Map<string, string>();
  for (const tag of tags) {
    const now = today.get(tagSlug(tag)) ?? { slug: tagSlug(tag), name: null, banned: false };
    if (!now.banned && !names.has(now.slug)) names.set(now.slug, now.name ?? tag);
  }
  return [...names.values()];
}
