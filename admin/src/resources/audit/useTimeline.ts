import { TIMELINE_FILTERS, type TimelineFilter } from '@contracts/audit-timeline';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { DeskDataProvider } from '../../providers/dataProvider';

const LASTING = 60 * 60_000;

/** What the address of a page asks for. */
const filterIn = (asked: URLSearchParams): TimelineFilter =>
  Object.fromEntries(TIMELINE_FILTERS.flatMap((name) => (asked.get(name) ? [[name, asked.get(name)]] : []))) as TimelineFilter;

export const addressOf = (filter: TimelineFilter): string => new URLSearchParams({ ...filter }).toString();

/** The filter that the address holds, and how it is changed: whoever is given the address sees the same. */
export function useTimelineFilter() {
  const [asked, setAsked] = useSearchParams();
  const filter = filterIn(asked);
  const change = (changes: { [Name in keyof TimelineFilter]?: TimelineFilter[Name] | undefined }) => {
    const next = Object.entries({ ...filter, ...changes }).filter((entry): entry is [string, string] => Boolean(entry[1]));
    setAsked(new URLSearchParams(next));
  };
  return { filter, change, clear: () => setAsked(new URLSearchParams()) };
}

export function useTimeline(filter: TimelineFilter) {
  const dataProvider = useDataProvider<DeskDataProvider>();
  return useInfiniteQuery({
    queryKey: ['timeline', filter],
    queryFn: ({ pageParam, signal }) => dataProvider.timeline(filter, pageParam, signal),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });
}

export function useTimelineFact(id: string) {
  const dataProvider = useDataProvider<DeskDataProvider>();
  return useQuery({ queryKey: ['timeline-fact', id], queryFn: ({ signal }) => dataProvider.timelineFact(id, signal) });
}

export function useTimelineTypes() {
  const dataProvider = useDataProvider<DeskDataProvider>();
  return useQuery({ queryKey: ['timeline-types'], queryFn: ({ signal }) => dataProvider.timelineTypes(signal), staleTime: LASTING });
}
