import { useDeferredValue, useMemo } from 'react';
import { type PostFields, shownOf } from './postFields';

/** What the text proposes; typing never waits for it. */
export function useShown({ title, content, excerpt, slug, reading_time }: PostFields) {
  const text = useDeferredValue(content);
  return useMemo(() => shownOf({ title, content: text, excerpt, slug, reading_time }), [title, text, excerpt, slug, reading_time]);
}
