import { foldText } from '@contracts/folding';
import { MEMBER_SEARCH, type PublicUser } from '@contracts/profile';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { memberSearchQuery } from '../client/memberSearchQuery';
import { applyEdit } from './applyEdit';
import { mentionAt, type OpenMention } from './mentionAt';

const PAUSE = 150;
const NONE: readonly MentionedMember[] = [];

export type MentionedMember = Pick<PublicUser, 'id' | 'username' | 'display_name' | 'avatar'>;

export interface Mentions {
  readonly open: OpenMention | null;
  readonly members: readonly MentionedMember[];
  readonly chosen: number;
  readonly state: 'short' | 'asking' | 'failed' | 'found' | 'nobody';
  readonly choose: (member: MentionedMember) => void;
  /** Whether the key was meant for the list. */
  readonly onKeyDown: (event: KeyboardEvent) => boolean;
  /** Looks at what stands before the caret. */
  readonly look: () => void;
  readonly close: () => void;
}

/** Whether what is typed stands in a member's name, in whatever Turkish spelling. */
const isMeant = ({ username, display_name }: MentionedMember, typed: string): boolean =>
  [username, display_name ?? ''].some((name) => foldText(name).includes(foldText(typed)));

/**
 * Finds members while `@` and letters are typed: arrows choose, Enter or Tab takes, Escape closes. Those who are `near` are offered from `@` on,
 * before all others.
 */
export function useMentions(field: RefObject<HTMLTextAreaElement | null>, onChange: (text: string) => void, near: readonly MentionedMember[] = NONE): Mentions {
  const [open, setOpen] = useState<OpenMention | null>(null);
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const [wanted, setChosen] = useState(0);
  const [asked] = useDebouncedValue(open?.typed ?? '', PAUSE);
  const { data, isError, isPlaceholderData } = useQuery(memberSearchQuery(asked));
  const isShort = (open?.typed.length ?? 0) < MEMBER_SEARCH.min;
  const meant = open ? near.filter((member) => isMeant(member, open.typed)).slice(0, MEMBER_SEARCH.results) : NONE;
  const others = open && !isShort ? (data ?? NONE).filter(({ id }) => !meant.some((member) => member.id === id)) : NONE;
  const members = [...meant, ...others].slice(0, MEMBER_SEARCH.results);
  // The list may have become shorter since it was walked through.
  const chosen = Math.max(0, Math.min(wanted, members.length - 1));

  const look = () => {
    const place = field.current;
    const found = place && place.selectionStart === place.selectionEnd ? mentionAt(place.value, place.selectionStart, near.length > 0) : null;
    if (found?.from !== closedAt) setClosedAt(null);
    const next = found && found.from !== closedAt ? found : null;
    if (next?.from === open?.from && next?.typed === open?.typed) return;
    setOpen(next);
    setChosen(0);
  };
  const close = () => {
    setClosedAt(open?.from ?? null);
    setOpen(null);
  };
  const choose = ({ username }: MentionedMember) => {
    if (!open || !field.current) return;
    const insert = `@${username} `;
    const end = open.from + insert.length;
    applyEdit(field.current, { from: open.from, to: open.from + 1 + open.typed.length, insert, selectFrom: end, selectTo: end }, onChange);
    setOpen(null);
  };
  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (!open || event.ctrlKey || event.metaKey || event.altKey) return false;
    const member = members[chosen];
    if (event.key === 'Escape') close();
    else if ((event.key === 'Enter' || event.key === 'Tab') && member && !event.shiftKey) choose(member);
    else if (event.key === 'ArrowDown' && member) setChosen((chosen + 1) % members.length);
    else if (event.key === 'ArrowUp' && member) setChosen((chosen - 1 + members.length) % members.length);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  const state =
    members.length > 0 ? 'found' : isShort ? 'short' : isError ? 'failed' : data && !isPlaceholderData && asked === open?.typed ? 'nobody' : 'asking';
  return { open, members, chosen, state, choose, onKeyDown, look, close };
}
