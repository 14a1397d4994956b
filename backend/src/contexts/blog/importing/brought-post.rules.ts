import type { ImportNote } from '../../../../contracts/blog-import.js';
import { type JudgedPost, postProblems } from '../../../../contracts/blog-problems.js';
import { POST_LIMITS } from '../../../../contracts/blog-writing.js';
import { keptTags } from '../../../../contracts/forum-tags.js';
import { lineProblem } from '../../../../contracts/one-line.js';

/** A post as its file says it. */
export interface BroughtPost {
  readonly title: string;
  /** Markdown. */
  readonly content: string;
  readonly excerpt: string;
  /** What may be the name, the address or the id of its category, the likeliest first. */
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly slug: string;
  readonly cover: string | null;
  readonly readingTime: number | null;
  readonly seoTitle: string | null;
  readonly seoDescription: string | null;
  readonly keywords: readonly string[];
  readonly canonical: string | null;
  /** ISO time. */
  readonly publishedAt: string | null;
  /** Of the post that it was here when it was taken out. */
  readonly id: string | null;
  /** By which the same post is known again: what the file says of it, before anything was made of that. */
  readonly source: string;
  readonly notes: readonly ImportNote[];
}

type Fields = ReadonlyMap<string, unknown>;

const lineIn = (fields: Fields, ...names: string[]): string => {
  const value = names.map((name) => fields.get(name)).find((found) => typeof found === 'string' || typeof found === 'number');
  return value === undefined ? '' : String(value).trim();
};
/** A list, or words parted by commas. */
const listIn = (fields: Fields, ...names: string[]): string[] => {
  const value = names.map((name) => fields.get(name)).find((found) => found !== undefined && found !== null);
  const all = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [];
  return all.filter((one) => typeof one === 'string' || typeof one === 'number').map((one) => String(one).trim());
};

const HEADING = /^#[ \t]+(.+?)[ \t]*#*[ \t]*$/m;

/** Out of a Markdown file, under whichever names others give its fields too. */
export function fromMarkdown({ fields, body }: { readonly fields: Fields; readonly body: string }, fileName: string): BroughtPost {
  const named = lineIn(fields, 'title');
  const title = named || (HEADING.exec(body)?.[1] ?? fileName.replace(/\.[^.]*$/, ''));
  const minutes = Number(lineIn(fields, 'reading_time') || Number.NaN);
  return {
    title,
    content: body,
    excerpt: lineIn(fields, 'excerpt', 'description', 'summary'),
    categories: listIn(fields, 'category', 'categories'),
    tags: listIn(fields, 'tags', 'tag'),
    slug: lineIn(fields, 'slug'),
    cover: lineIn(fields, 'cover', 'image', 'featured_image') || null,
    readingTime: Number.isNaN(minutes) ? null : minutes,
    seoTitle: lineIn(fields, 'seo_title') || null,
    seoDescription: lineIn(fields, 'seo_description') || null,
    keywords: listIn(fields, 'keywords'),
    canonical: lineIn(fields, 'canonical', 'canonical_url') || null,
    publishedAt: timeOf(lineIn(fields, 'published_at', 'date', 'publishdate', 'pubdate')),
    id: lineIn(fields, 'id') || null,
    source: JSON.stringify([named, body]),
    notes: named ? [] : ['title'],
  };
}

/** What a feed says of a text, its words as Markdown. */
export interface FeedText {
  readonly title: string;
  readonly link: string | null;
  readonly content: string;
  /** In one line of words. */
  readonly summary: string;
  /** The beginning of the text as words, where it has no title. */
  readonly beginning: string;
  readonly at: string | null;
  readonly tags: readonly string[];
  readonly source: string;
}

/** Out of a feed: its categories may be ours, or else are tags. */
export const fromFeed = ({ title, link, content, summary, beginning, at, tags, source }: FeedText): BroughtPost => ({
  ...{ title: title.trim() || beginning, content, excerpt: summary, categories: tags, tags, slug: '', cover: null, readingTime: null },
  ...{ seoTitle: null, seoDescription: null, keywords: [], canonical: link, publishedAt: at === null ? null : timeOf(at), id: null, source },
  notes: title.trim() ? [] : ['title'],
});

const OLDEST = Date.UTC(1990, 0, 1);

/** A time as ISO; null for what is none, or none of a post on the web. */
function timeOf(written: string): string | null {
  const time = Date.parse(written);
  return Number.isNaN(time) || time < OLDEST || time > Date.UTC(2100, 0, 1) ? null : new Date(time).toISOString();
}

const NOTE_OF = {
  excerpt: 'excerpt',
  slug: 'slug',
  reading_time: 'readingTime',
  seoTitle: 'search',
  seoDescription: 'search',
  keywords: 'search',
  canonical: 'search',
} as const;
const NOTHING = { excerpt: '', slug: '', reading_time: null, seoTitle: null, seoDescription: null, keywords: [], canonical: null } as const;

/** A post without what may not stand in it here, which is noted; its title and its text are never touched. */
export function fitting(post: BroughtPost): BroughtPost {
  const tags = keptTags(post.tags.map((tag) => tag.replace(/^#/, ''))).filter((tag) => tag.length <= POST_LIMITS.tag.max && lineProblem('', tag) === null);
  const kept = tags.slice(0, POST_LIMITS.tags);
  const problems = postProblems(judged({ ...post, tags: kept }), 'draft');
  const wrong = (Object.keys(NOTE_OF) as (keyof typeof NOTE_OF)[]).filter((field) => problems[field] !== undefined);
  const notes: ImportNote[] = [...post.notes, ...wrong.map((field) => NOTE_OF[field]), ...(kept.length < new Set(post.tags).size ? (['tags'] as const) : [])];
  const left = Object.fromEntries(wrong.map((field) => [field === 'reading_time' ? 'readingTime' : field, NOTHING[field]]));
  return { ...post, ...left, tags: kept, notes: [...new Set(notes)] };
}

/** Why a post cannot come at all, or null. */
export const titleProblem = (post: BroughtPost): string | null => postProblems(judged(post), 'draft').title ?? null;

const judged = (post: BroughtPost): JudgedPost => ({ ...post, bytes: 0, categoryId: null });
