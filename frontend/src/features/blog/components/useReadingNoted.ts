import { useEffect } from 'react';
import { markReading } from '../api/readPosts';
import type { Entry } from './contents';
import type { ReadingPlace } from './useReadingPlace';

/** Notes on this device how much of a post its reader has had before their eyes. Before its words stand on the page nothing is known of that. */
export function useReadingNoted(postId: string, entries: readonly Entry[], { percent }: ReadingPlace): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has come onto the page may be all of it
  useEffect(() => {
    if (document.visibilityState === 'visible') markReading(postId, percent);
  }, [postId, percent, entries]);
}
