import type { CommentPlace } from '@contracts/reading';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { messageOf } from '../../../client/apiError';
import { toast } from '../../../design/toast';
import { START } from '../api/comments';
import { placeOf, type Wanted } from './wantedComment';

interface Shown {
  wanted: Wanted;
  /** Another one with every press on a link, also on the same one. */
  visit: string;
  comments: readonly { id: string }[];
  before: number;
  hasNext: boolean;
  loaded: boolean;
  error: Error | null;
  /** Shows the comments from another place. */
  bring: (place: CommentPlace) => Promise<void>;
}

/** Brings the comment that the address points at among those that are shown; without one a topic begins at its beginning. */
export function useShownComment({ wanted, visit, comments, before, hasNext, loaded, error, bring }: Shown) {
  const [lost, setLost] = useState<string | null>(null);
  const tried = useRef<string | null>(null);
  const found = idOf(wanted, comments, before, hasNext);
  const isMissing = wanted ? found === null && (loaded || error !== null) && !(loaded && isEmpty(comments, before, hasNext)) : loaded && before > 0;

  const bringWanted = useEffectEvent(async () => {
    // Pages that were kept from an earlier visit may lie elsewhere; once something was shown on this one, the reader leads.
    if (tried.current === visit || (!wanted && tried.current !== null)) return;
    tried.current = visit;
    try {
      if (error && wanted && wanted !== 'last') throw error;
      await bring(placeOf(wanted));
    } catch (problem) {
      const isLost = typeof wanted === 'object' && wanted !== null;
      if (isLost) setLost(visit);
      else void toast({ text: messageOf(problem), tone: 'danger' });
      if (!loaded) await bring(START).catch(() => undefined);
    }
  });

  useEffect(() => {
    if (isMissing) void bringWanted();
    else if (loaded) tried.current ??= visit;
  }, [isMissing, loaded, visit]);

  return { found, lost: lost === visit && !found };
}

const isEmpty = (comments: readonly { id: string }[], before: number, hasNext: boolean) => comments.length === 0 && before === 0 && !hasNext;

function idOf(wanted: Wanted, comments: readonly { id: string }[], before: number, hasNext: boolean): string | null {
  if (wanted === 'first') return before === 0 ? (comments[0]?.id ?? null) : null;
  if (wanted === 'last') return hasNext ? null : (comments.at(-1)?.id ?? null);
  return comments.find(({ id }) => id === wanted?.id)?.id ?? null;
}
