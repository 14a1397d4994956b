import type { Above } from '@contracts/above';
import type { CommentText } from '@contracts/forum';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { shownAnswered } from '../../api/answeredComments';

/** What a new comment quotes, and the ways to quote and not to. */
export function useQuoting(above: Above) {
  const queries = useQueryClient();
  const [presses, setPresses] = useState(0);
  const [quoted, setQuoted] = useState<CommentText | null>(null);
  const [words, setWords] = useState<{ content: string; isBehind: true } | null>(null);
  const find = (id: string | null | undefined) => (id ? shownAnswered(queries, above, id) : null);
  const quote = (comment: CommentText | null) => {
    if (comment) setQuoted(comment);
    setPresses((before) => before + 1);
  };
  return {
    /** How often something was quoted: with each the field has the focus. */
    presses,
    quoted,
    words,
    find,
    quote,
    quoteWords: (content: string, commentId: string | null) => {
      setWords({ content, isBehind: true });
      quote(find(commentId));
    },
    unquote: () => setQuoted(null),
    restore: (id: string) => setQuoted(find(id)),
  };
}

export type Quoting = ReturnType<typeof useQuoting>;
