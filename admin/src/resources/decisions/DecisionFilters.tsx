import { DECISION_KINDS, DECISION_LABEL, DECISION_STATE_LABEL, DECISION_STATES, DECISION_SUBJECT_LABEL, DECISION_SUBJECTS } from '@contracts/forum-decisions';
import Box from '@mui/material/Box';
import { useListContext } from 'react-admin';
import { MenuChip } from '../../desk/MenuChip';
import { sinceChoices } from './sinceChoices';
import { useModeratorChoices } from './useModeratorChoices';

const ALL = { value: 'all', label: 'Tümü' };
const KINDS = [ALL, ...DECISION_KINDS.map((value) => ({ value, label: DECISION_LABEL[value] }))];
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
