import { type ConsolePage, type PageText, tidyPage } from '@contracts/page-editing';
import { useEffect, useState } from 'react';
import { draftOf } from '../../desk/draft';

/** What is typed, with the name of the text that it began with. */
export interface PageDraft {
  text: PageText;
  seen: string;
  reason: string;
  /** Whether it was sent so, and waits for a second person. */
  waits: boolean;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** What was kept on the device, or null where it makes no sense. */
export function keptPageDraft(kept: string | null): PageDraft | null {
  try {
    const { text, seen, reason, waits } = JSON.parse(kept ?? 'null');
    const { title, description, markdown } = text;
    return [title, description, markdown, seen, reason].every(isText) ? { text: { title, description, markdown }, seen, reason, waits: waits === true } : null;
  } catch {
    return null;
  }
}

const FIELDS = ['title', 'description', 'markdown'] as const;
export const isSameText = (one: PageText, other: PageText): boolean => {
  const [a, b] = [tidyPage(one), tidyPage(other)];
  return FIELDS.every((field) => a[field] === b[field]);
};

const textOf = ({ title, description, markdown }: PageText): PageText => ({ title, description, markdown });

const keptFor = (slug: string) => draftOf(`page-${slug}`);

/** What was typed for a page, kept on the device until it is saved or given up. */
export function usePageDraft(page: ConsolePage) {
  const { slug } = page;
  const [draft, setDraft] = useState(() => keptPageDraft(keptFor(slug).read()));
  useEffect(() => {
    const kept = keptFor(slug);
    if (draft) kept.store(JSON.stringify(draft));
    else kept.clear();
  }, [draft, slug]);
  const begun = draft ?? { text: textOf(page), seen: page.seen, reason: '', waits: false };
  return {
    draft: begun,
    /** Whether it says something else than what stands. */
    isChanged: draft !== null && !isSameText(draft.text, page),
    /** Whether what stands is another text by now than the one that it began with. */
    isStale: draft !== null && draft.seen !== page.seen && !isSameText(draft.text, page),
    /** What was sent is no longer what is typed. */
    change: (changes: Partial<PageDraft>) => setDraft({ ...begun, waits: false, ...changes }),
    clear: () => setDraft(null),
    /** Forgets it if it stands now; what waits for a second person may be refused, and is kept. */
    saved: (standing: PageText): boolean => {
      const stands = isSameText(begun.text, standing);
      setDraft(stands ? null : { ...begun, waits: true });
      return stands;
    },
  };
}
