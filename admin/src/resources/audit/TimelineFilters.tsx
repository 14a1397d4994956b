import { FACT_KIND_LABEL, FACT_KINDS, REVERSAL_LABEL, REVERSALS, TIMELINE_TEXT } from '@contracts/audit-timeline';
import { REASON_LABEL } from '@contracts/moderation';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { MenuChip, type MenuChoice } from '../../desk/MenuChip';
import type { DeskDataProvider } from '../../providers/dataProvider';
import { PersonFilter } from './PersonFilter';
import { SavedFilters } from './SavedFilters';
import { useTimelineFilter, useTimelineTypes } from './useTimeline';

const ALL: MenuChoice = { value: 'all', label: 'Tümü' };
const KINDS = [ALL, ...FACT_KINDS.map((value) => ({ value, label: FACT_KIND_LABEL[value] }))];
const STATES = [ALL, ...REVERSALS.map((value) => ({ value, label: REVERSAL_LABEL[value] }))];
const REASONS = Object.entries(REASON_LABEL).map(([value, label]) => ({ value, label }));

/** The rules of the community as canned reasons name them, then the reasons of reports. */
function useRules(chosen: string | undefined): MenuChoice[] {
  const dataProvider = useDataProvider<DeskDataProvider>();
  const { data = [] } = useQuery({ queryKey: ['canned-reasons', false], queryFn: ({ signal }) => dataProvider.cannedReasons(false, signal) });
  const clauses = [...new Set(data.flatMap(({ clause }) => clause ?? []))].sort().map((value) => ({ value, label: `Kural ${value}` }));
  const rules = [ALL, ...clauses, ...REASONS];
  return chosen && !rules.some(({ value }) => value === chosen) ? [...rules, { value: chosen, label: `Kural ${chosen}` }] : rules;
}

/** Everything that the list is narrowed by; all of it stands in the address. */
export function TimelineFilters() {
  const { filter, change, clear } = useTimelineFilter();
  const { data: types = [] } = useTimelineTypes();
  const ofKind = types.filter(({ kind }) => !filter.kind || kind === filter.kind).map(({ type, name }) => ({ value: type, label: name }));
  const rules = useRules(filter.rule);
  const daysTurned = filter.from !== undefined && filter.to !== undefined && filter.from > filter.to;
  const chip = (name: 'kind' | 'type' | 'rule' | 'reversal', label: string, choices: readonly MenuChoice[], alongside: Parameters<typeof change>[0] = {}) => (
    <MenuChip
      label={label}
      choices={choices}
      value={filter[name] ?? ALL.value}
      neutral={ALL.value}
      onChoose={(value) => change({ ...alongside, [name]: value === ALL.value ? undefined : value })}
    />
  );
  const day = (name: 'from' | 'to', label: string) => (
    <TextField
      size="small"
      type="date"
      label={label}
      value={filter[name] ?? ''}
      error={daysTurned}
      helperText={daysTurned && name === 'to' ? TIMELINE_TEXT.daysTurned : undefined}
      onChange={({ target }) => change({ [name]: target.value || undefined })}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ flex: '1 1 140px', maxWidth: { sm: 180 }, '& .MuiInputBase-root': { minHeight: { xs: 44, sm: 36 } } }}
    />
  );
  return (
    <Box role="search" aria-label="Zaman çizelgesini süz" sx={{ display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <PersonFilter label="Kim yaptı?" id={filter.actor} onChoose={(actor) => change({ actor })} />
        <PersonFilter label="Kimin hakkında?" id={filter.subject} onChoose={(subject) => change({ subject })} />
        {day('from', 'İlk gün')}
        {day('to', 'Son gün')}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: '14px' }}>
        {chip('kind', 'Alan', KINDS, { type: undefined })}
        {chip('type', 'Olay', [ALL, ...ofKind])}
        {chip('rule', 'Kural', rules)}
        {chip('reversal', 'Geri alma', STATES)}
        {filter.case && (
          <Button size="small" onClick={() => change({ case: undefined })} sx={{ minHeight: { xs: 44, sm: 30 } }}>
            Tek vaka · kaldır
          </Button>
        )}
        {Object.keys(filter).length > 0 && (
          <Button size="small" onClick={clear} sx={{ minHeight: { xs: 44, sm: 30 } }}>
            Filtreleri temizle
          </Button>
        )}
        <Box sx={{ ml: { sm: 'auto' } }}>
          <SavedFilters />
        </Box>
      </Box>
    </Box>
  );
}
