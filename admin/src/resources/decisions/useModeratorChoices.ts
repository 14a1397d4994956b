import { displayName } from '@contracts/accounts';
import type { MemberRow } from '@contracts/moderation';
import { useGetList } from 'react-admin';

const BY_NAME = { pagination: { page: 1, perPage: 100 }, sort: { field: 'username', order: 'ASC' } } as const;

/** Those who can decide, by name. */
export function useModeratorChoices(): { value: string; label: string }[] {
  const moderators = useGetList<MemberRow>('members', { ...BY_NAME, filter: { role: 'moderator' } });
  const admins = useGetList<MemberRow>('members', { ...BY_NAME, filter: { role: 'admin' } });
  const people = [...(moderators.data ?? []), ...(admins.data ?? [])].map((member) => ({ value: String(member.id), label: displayName(member) }));
  return [{ value: 'all', label: 'Herkes' }, ...people.sort((one, other) => one.label.localeCompare(other.label, 'tr'))];
}
