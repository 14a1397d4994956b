import { displayName } from '@contracts/accounts';
import type { PublicUser } from '@contracts/profile';
import { SEARCH_LIMITS, type TopicHint } from '@contracts/search';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { memberSearchQuery } from '../../../client/memberSearchQuery';
import { useMember } from '../../../client/session';
import { paths } from '../../../paths';
import { topicHintsQuery } from '../api/searchQuery';

const PAUSE = 200;

/** What the search box offers, and where it leads. */
export type Suggestion =
  | { kind: 'search'; to: string; text: string }
  | { kind: 'topic'; to: string; topic: TopicHint }
  | { kind: 'member'; to: string; member: PublicUser };

export const nameOf = (suggestion: Suggestion): string => {
  if (suggestion.kind === 'search') return suggestion.text;
  return suggestion.kind === 'topic' ? suggestion.topic.title.text : displayName(suggestion.member);
};

/** First the search itself, then topics and members; nothing below two letters. `isEmpty`: both have answered, and there is nothing of the kind. */
export function useSuggestions(typed: string): { suggestions: readonly Suggestion[]; asked: string; isEmpty: boolean } {
  const text = typed.trim();
  const [asked] = useDebouncedValue(text, PAUSE);
  const hints = useQuery(topicHintsQuery(asked));
  // The directory of members is theirs alone.
  const isMember = Boolean(useMember());
  const found = useQuery(memberSearchQuery(isMember ? asked : ''));
  const { data: topics = [] } = hints;
  const { data: members = [] } = found;
  if (text.length < SEARCH_LIMITS.q.min) return { suggestions: [], asked, isEmpty: false };
  return {
    asked,
    isEmpty: text === asked && hints.isSuccess && (found.isSuccess || !isMember) && topics.length + members.length === 0,
    suggestions: [
      { kind: 'search', to: paths.search({ q: text }), text },
      ...topics.map((topic): Suggestion => ({ kind: 'topic', to: paths.topic(topic.id), topic })),
      ...members.map((member): Suggestion => ({ kind: 'member', to: paths.profile(member.username), member })),
    ],
  };
}
