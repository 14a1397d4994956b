import { SETTING_SECTIONS, type SettingName, type SettingRow, type SettingSection, settingOf, settingReasonProblem } from '@contracts/community-settings';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { draftOf } from '../../desk/draft';
import { EmptyBox } from '../../desk/EmptyBox';
import { FailureBox } from '../../desk/FailureBox';
import { StaleNote } from '../../desk/StaleNote';
import { usePageTitle } from '../../desk/usePageTitle';
import { WaitingBox } from '../approvals/WaitingBox';
import { ListBox } from '../operations/ListBox';
import { ElsewhereBox } from './ElsewhereBox';
import { FilterField } from './FilterField';
import { fieldOf, SettingLine } from './SettingLine';
import { SettingsFoot } from './SettingsFoot';
import { SettingsHistory } from './SettingsHistory';
import { StaffBox } from './StaffBox';
import { isFound, keptDraft, requestOf, type SettingsDraft, seenAgain, wantedChanges } from './settingsDraft';
import { useChangeSettings, useSettings } from './useSettings';

const kept = draftOf('settings');
const everything = () => true;
const SECTIONS = Object.keys(SETTING_SECTIONS) as SettingSection[];

/** What was typed, kept on the device until it is applied or given up. */
function useDraft() {
  const [state, setState] = useState(() => keptDraft(kept.read()));
  useEffect(() => {
    if (state.reason || Object.keys(state.draft).length > 0) kept.store(JSON.stringify(state));
    else kept.clear();
  }, [state]);
  return {
    ...state,
    setReason: (reason: string) => setState((now) => ({ ...now, reason })),
    change: (step: (draft: SettingsDraft) => SettingsDraft) => setState((now) => ({ ...now, draft: step(now.draft) })),
    clear: () => setState({ draft: {}, reason: '' }),
  };
}

/** What waits for somebody comes first; in a wide window it stands beside the values. */
const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
  gridTemplateRows: { lg: 'auto 1fr' },
  gap: 4,
  alignItems: 'start',
} as const;

const Waiting = () => (
  <ListBox title={SETTING_SECTIONS.principles}>
    <Box role="status" aria-label="Ayarlar yükleniyor" sx={{ p: 4, display: 'grid', gap: 4 }}>
      {[1, 2, 3, 4, 5, 6].map((line) => (
        <Skeleton key={line} variant="rounded" height={40} />
      ))}
    </Box>
  </ListBox>
);

const NothingFound = ({ onClear }: { onClear: () => void }) => (
  <EmptyBox icon={<IconSearch size={24} aria-hidden />} title="Ayar bulunamadı" action={<Button onClick={onClear}>Aramayı temizle</Button>}>
    Bu sözcüklerle eşleşen bir ayar yok.
  </EmptyBox>
);

/** Every value the community goes by: what holds, what is to hold, and why. */
export function PrinciplesPage() {
  const { data: rows = [], error, isPending, refetch } = useSettings();
  const { draft, reason, setReason, change, clear } = useDraft();
  const [search, setSearch] = useState('');
  const [asksReason, setAsksReason] = useState(false);
  const [askedAbout, setAskedAbout] = useState<string | null>(null);
  const reasonField = useRef<HTMLInputElement>(null);
  usePageTitle('İlkeler · Ayarlar');
  const done = () => {
    clear();
    setAsksReason(false);
  };
  const { act, isPending: isChanging } = useChangeSettings(done, () => void refetch().then(({ data }) => change((now) => seenAgain(now, data ?? rows))));

  const changes = wantedChanges(rows, draft);
  const wrong = changes.filter(({ problem }) => problem !== null);
  const shown = rows.filter(({ name }) => isFound(name, search));
  const type = (row: SettingRow) => (text: string | null) =>
    change(({ [row.name]: before, ...others }) => (text === null ? others : { ...others, [row.name]: { text, seen: before?.seen ?? row.value } }));
  const show = (name: SettingName) => {
    setSearch('');
    requestAnimationFrame(() => fieldOf(name)?.focus());
  };
  const apply = () => {
    if (changes.length === 0 || isChanging || askedAbout !== null) return;
    const [first] = wrong;
    setAsksReason(true);
    if (first) show(first.name);
    else if (settingReasonProblem(reason)) reasonField.current?.focus();
    else act(requestOf(changes, reason));
  };
  const press = (event: KeyboardEvent) => {
    // A box that asks for a reason of its own has taken the keys already.
    if (event.defaultPrevented || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    apply();
  };
  return (
    <Box onKeyDown={press} sx={{ height: 1, display: 'grid', gridTemplateRows: 'minmax(0, 1fr) auto' }}>
      <Box sx={{ overflowY: 'auto' }}>
        <Box sx={{ maxWidth: 1280, mx: 'auto', p: { xs: '16px 14px', sm: '22px 24px' }, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
          <Box component="header" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3, rowGap: 2 }}>
            <Typography variant="h1">Ayarlar</Typography>
            <Typography sx={{ color: 'tokens.faint' }}>Değişiklikler yeniden başlatmadan geçerli olur; eski ve yeni değeriyle kayda geçer.</Typography>
            <FilterField bare label="Ayar ara" value={search} onChange={setSearch} />
          </Box>
          {error && rows.length > 0 && <StaleNote message={error.message} onRetry={refetch} />}
          <Box sx={COLUMNS}>
            <Box sx={{ gridColumn: { lg: 2 }, minWidth: 0, '&:empty': { display: 'none' } }}>
              <WaitingBox about={everything} />
            </Box>
            <Box sx={{ gridColumn: { lg: 1 }, gridRow: { lg: '1 / span 2' }, display: 'grid', gap: 4, minWidth: 0 }}>
              {isPending && <Waiting />}
              {error && rows.length === 0 && <FailureBox message={error.message} onRetry={refetch} />}
              {rows.length > 0 && shown.length === 0 && <NothingFound onClear={() => setSearch('')} />}
              {SECTIONS.map((section) => {
                const lines = shown.filter(({ name }) => settingOf(name).section === section);
                if (lines.length === 0) return null;
                return (
                  <ListBox key={section} title={SETTING_SECTIONS[section]}>
                    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
                      {lines.map((row) => (
                        <SettingLine
                          key={row.name}
                          row={row}
                          typed={draft[row.name]}
                          change={changes.find(({ name }) => name === row.name)}
                          onType={type(row)}
                        />
                      ))}
                    </Box>
                  </ListBox>
                );
              })}
            </Box>
            <Box sx={{ gridColumn: { lg: 2 }, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
              <StaffBox asked={askedAbout} onAsk={setAskedAbout} />
              <SettingsHistory />
              <ElsewhereBox />
            </Box>
          </Box>
        </Box>
      </Box>
      {changes.length > 0 && (
        <SettingsFoot
          wrong={wrong.length}
          right={changes.length - wrong.length}
          reason={reason}
          problem={asksReason ? settingReasonProblem(reason) : null}
          field={reasonField}
          isPending={isChanging}
          isPutOff={askedAbout !== null}
          onReason={setReason}
          onConfirm={apply}
          onLeave={done}
        />
      )}
    </Box>
  );
}
