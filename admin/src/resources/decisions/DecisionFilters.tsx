import { displayName } from '@contracts/accounts';
import { DECISION_STATE_LABEL, DECISION_STATES, DECISION_SUBJECT_LABEL, DECISION_SUBJECTS } from '@contracts/forum-decisions';
import type { MemberRow } from '@contracts/moderation';
import { DECISION_KINDS, DECISIONS } from '@contracts/moderation-verbs';
import Box from '@mui/material/Box';
import { useGetList, useListContext } from 'react-admin';
import { MenuChip } from '../../desk/MenuChip';
import { sinceChoices } from './sinceChoices';

const BY_NAME = { pagination: { page: 1, perPage: 100 }, sort: { field: 'username', order: 'ASC' } } as const;

/** Those who can decide, by name. */
function useModeratorChoices(): { value: string; label: string }[] {
  const moderators = useGetList<MemberRow>('members', { ...BY_NAME, filter: { role: 'moderator' } });
  const admins = useGetList<MemberRow>('members', { ...BY_NAME, filter: { role: 'admin' } });
  const people = [...(moderators.data ?? []), ...(admins.data ?? [])].map((member) => ({ value: String(member.id), label: displayName(member) }));
  return [{ value: 'all', label: 'Herkes' }, ...people.sort((one, other) => one.label.localeCompare(other.label, 'tr'))];
}

const ALL = { value: 'all', label: 'Tümü' };
const KINDS = [ALL, ...DECISION_KINDS.map((value) => ({ value, label: DECISIONS[value].name }))];
const SUBJECTS = [ALL, ...DECISION_SUBJECTS.map((value) => ({ value, label: DECISION_SUBJECT_LABEL[value] }))];
const STATES = [ALL, ...DECISION_STATES.map((value) => ({ value, label: DECISION_STATE_LABEL[value] }))];

/** The server is asked for one value or for none. */
export function DecisionFilters() {
  const { filterValues, setFilters } = useListContext();
  const moderators = useModeratorChoices();
  const chip = (name: string, label: string, choices: { value: string; label: string }[]) => (
    <MenuChip
      label={label}
      choices={choices}
      value={filterValues[name] ?? ALL.value}
      neutral={ALL.value}
      onChoose={(value) => setFilters({ ...filterValues, [name]: value === ALL.value ? undefined : value })}
    />
  );
  return (
    <Box role="search" aria-label="Kararları süz" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: '14px' }}>
      {chip('state', 'Durum', STATES)}
      {chip('kind', 'Karar', KINDS)}
      {chip('subject', 'İçerik', SUBJECTS)}
      {chip('moderator', 'Moderatör', moderators)}
      {chip('since', 'Zaman', sinceChoices())}
    </Box>
  );
}
