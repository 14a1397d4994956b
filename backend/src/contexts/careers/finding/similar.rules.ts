import { tagSlug } from '../../../../contracts/forum-tags.js';
import type { JobCategory, WorkType } from '../../../../contracts/jobs.js';
import { ANYWHERE, TOKEN } from './findable.rules.js';
import { wordsOfJob } from './job-words.rules.js';

/** What counts when listings are compared: what they ask for, then what they are called, then where they are. */
const WEIGHT = { tag: 4, word: 2, place: 1, category: 1 } as const;

interface Compared {
  readonly title: string;
  readonly tags: readonly string[];
  readonly province: string | null;
  readonly work_type: WorkType;
  readonly category: JobCategory;
}

export interface Likeness {
  /** Whoever has none of these is not alike. */
  readonly needed: readonly string[];
  readonly weights: ReadonlyMap<string, number>;
}

export function likenessOf({ title, tags, province, work_type, category }: Compared): Likeness {
  const about = [
    ...tags.map((tag) => [TOKEN.tag(tagSlug(tag)), WEIGHT.tag] as const),
    ...wordsOfJob(title, '', []).stems.map((stem) => [TOKEN.stem(stem), WEIGHT.word] as const),
  ];
  const place = work_type === 'Remote' ? ANYWHERE : TOKEN.placed(province ?? '');
  return {
    needed: about.map(([token]) => token),
    weights: new Map([...about, [place, WEIGHT.place], [TOKEN.category(category), WEIGHT.category]]),
  };
}
