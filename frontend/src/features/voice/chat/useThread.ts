import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { messagesOf, messagesQuery } from './messages';
import { useHasSeat } from './useHasSeat';

export type Thread = ReturnType<typeof useThread>;

/** What is at hand of what was written in a room, and how it goes with the rest. */
export function useThread(roomId: string) {
  // Who has no seat yet, as while they go from one room to another, would be refused.
  const { data, error, isPending, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } = useInfiniteQuery({
    ...messagesQuery(roomId),
    enabled: useHasSeat(roomId),
  });
  const messages = useMemo(() => messagesOf(data), [data]);
  // A page of nothing but what is not for the reader cannot be scrolled past.
  const isEmpty = data?.pages.at(-1)?.messages.length === 0;
  useEffect(() => {
    if (isEmpty && hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [isEmpty, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  return {
    messages,
    isPending,
    /** Why nothing could be read at all. */
    error: data ? null : error,
    retry: () => void refetch(),
    hasOlder: hasNextPage,
    isAskingOlder: isFetchingNextPage,
    olderError: isFetchNextPageError,
    older: () => void fetchNextPage(),
  };
}
