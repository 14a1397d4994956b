import { settingOf, settingWithUnit } from '@contracts/community-settings';
import { WORD_CONSEQUENCE_LABEL, WORD_CONSEQUENCES, type WordConsequence } from '@contracts/watched-words';
import {
  WHAT_IF_RULE_NAMES,
  WHAT_IF_RULES,
  WHAT_IF_TEXT,
  type WhatIfChange,
  type WhatIfDesk,
  type WhatIfRule,
  type WhatIfSetting,
  whatIfProblems,
} from '@contracts/what-if';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ConfirmButtons, confirmKeys } from '../../desk/ConfirmButtons';
import { Panel } from '../../desk/Panel';
import { isSame, requestOf, type Tried, triedOf, valueProblem } from './tried';
import { useStartWhatIf } from './useWhatIf';

/** Below that width the rules do not fit side by side. */
const NARROW = '(max-width:559.95px)';
const FIELD = { '& .MuiInputBase-root': { minHeight: { xs: 44, sm: 36 } } };

interface ValueFieldProps {
  name: WhatIfSetting;
  typed: string;
  now: number;
  problem: string | null;
  onType: (text: string) => void;
}

/** A value that is to be tried, with the one that holds beside it. */
function ValueField({ name, typed, now, problem, onType }: ValueFieldProps) {
  const setting = settingOf(name);
  return (
    <TextField
      size="small"
      label={setting.label}
      value={typed}
      placeholder={now.toLocaleString('tr-TR')}
      error={problem !== null}
      helperText={problem ?? `Şimdi ${settingWithUnit(name, now)} · ${setting.hint}`}
      onChange={({ target }) => onType(target.value)}
      sx={{ ...FIELD, flex: '1 1 220px' }}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { inputMode: 'numeric', autoComplete: 'off', maxLength: 12, 'data-tried': name },
        input: setting.kind === 'number' ? { endAdornment: <InputAdornment position="end">{setting.unit}</InputAdornment> } : {},
      }}
    />
  );
}

interface WordFieldsProps {
  tried: Tried;
  watched: number;
  problems: Partial<Record<'watch' | 'unwatch', string>>;
  onChange: (change: Partial<Tried>) => void;
}

const WordFields = ({ tried, watched, problems, onChange }: WordFieldsProps) => (
  <>
    <Box sx={{ flex: '1 1 260px', display: 'grid', gap: 3, alignContent: 'start' }}>
      <TextField
        size="small"
        multiline
        minRows={3}
        maxRows={8}
        label="İzlenseydi: her satıra bir sözcük"
        value={tried.watch}
        error={problems.watch !== undefined}
        helperText={problems.watch ?? `Şimdi ${watched.toLocaleString('tr-TR')} sözcük izleniyor; bunlar eklenir.`}
        onChange={({ target }) => onChange({ watch: target.value })}
        slotProps={{ htmlInput: { 'data-tried': 'watch' } }}
      />
      <TextField
        select
        size="small"
        label="Metne ne olsaydı?"
        value={tried.consequence}
        onChange={({ target }) => onChange({ consequence: target.value as WordConsequence })}
        sx={{ ...FIELD, maxWidth: 240 }}
      >
        {WORD_CONSEQUENCES.map((consequence) => (
          <MenuItem key={consequence} value={consequence}>
            {WORD_CONSEQUENCE_LABEL[consequence]}
          </MenuItem>
        ))}
      </TextField>
    </Box>
    <TextField
      size="small"
      multiline
      minRows={3}
      maxRows={8}
      label="İzlenmeseydi: her satıra bir sözcük"
      value={tried.unwatch}
      error={problems.unwatch !== undefined}
      helperText={problems.unwatch ?? 'Listede olmayan sözcükler bir şey değiştirmez. Reddedilen metinler kayda geçmediği için sayılamaz.'}
      onChange={({ target }) => onChange({ unwatch: target.value })}
      sx={{ flex: '1 1 260px' }}
    />
  </>
);

/** Asks what another rule would have led to. What the address says is filled in. */
export function WhatIfForm({ desk }: { desk: WhatIfDesk }) {
  const [search] = useSearchParams();
  const [tried, setTried] = useState(() => triedOf(search, new Date()));
  const [asked, setAsked] = useState(false);
  const isNarrow = useMediaQuery(NARROW);
  const group = useRef<HTMLDivElement>(null);
  const go = useNavigate();
  const { act, isPending } = useStartWhatIf(({ id }) => go(`/what-if/${id}`));
  const change = (news: Partial<Tried>) => setTried((now) => ({ ...now, ...news }));

  const request = requestOf(tried);
  const whole: WhatIfChange = { watch: [], unwatch: [], consequence: 'hold', ...request } as WhatIfChange;
  const problems = whatIfProblems(whole, triedOf(new URLSearchParams(), new Date()).to);
  const ofRange = problems.from ?? problems.to ?? (tried.from > tried.to ? 'Başlangıç günü bitiş gününden sonra olamaz' : null);
  const names: readonly WhatIfSetting[] = WHAT_IF_RULES[tried.rule].settings;
  const confirm = () => {
    if (isPending) return;
    setAsked(true);
    const [wrong] = Object.keys(problems);
    if (wrong || ofRange) requestAnimationFrame(() => group.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-tried]')?.focus());
    else act(request);
  };
  const clear = () => {
    setAsked(false);
    setTried(triedOf(new URLSearchParams({ rule: tried.rule }), new Date()));
  };
  return (
    <Panel title="Ne denensin?" level="h2">
      <Box ref={group} role="group" aria-label="Ne denensin?" onKeyDown={confirmKeys(confirm, clear)} sx={{ display: 'grid', gap: 4, pt: 1 }}>
        <ToggleButtonGroup
          exclusive
          fullWidth={isNarrow}
          orientation={isNarrow ? 'vertical' : 'horizontal'}
          size="small"
          value={tried.rule}
          aria-label="Kural"
          onChange={(_, rule: WhatIfRule | null) =>
            rule && setTried((now) => ({ ...triedOf(new URLSearchParams({ rule }), new Date()), from: now.from, to: now.to }))
          }
          sx={{ '& .MuiToggleButton-root': { minHeight: { xs: 44, sm: 36 }, textTransform: 'none' } }}
        >
          {WHAT_IF_RULE_NAMES.map((rule) => (
            <ToggleButton key={rule} value={rule}>
              {WHAT_IF_RULES[rule].label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
          {names.map((name) => (
            <ValueField
              key={name}
              name={name}
              typed={tried.values[name] ?? ''}
              now={desk.now[name]}
              problem={valueProblem(name, tried.values[name])}
              onType={(text) => change({ values: { ...tried.values, [name]: text } })}
            />
          ))}
          {tried.rule === 'words' && <WordFields tried={tried} watched={desk.words} problems={asked ? problems : {}} onChange={change} />}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
          {(['from', 'to'] as const).map((end) => (
            <TextField
              key={end}
              size="small"
              type="date"
              label={end === 'from' ? 'İlk gün' : 'Son gün'}
              value={tried[end]}
              error={ofRange !== null}
              helperText={end === 'from' ? ofRange : null}
              onChange={({ target }) => change({ [end]: target.value })}
              sx={{ ...FIELD, flex: { xs: '1 1 140px', sm: '0 1 180px' } }}
              slotProps={{ inputLabel: { shrink: true } }}
            />
          ))}
        </Box>
        {asked && problems.values && (
          <Typography role="alert" sx={{ color: 'tokens.danger' }}>
            {problems.values}
          </Typography>
        )}
        {isSame(request, desk.now) && (
          <Typography sx={{ color: 'tokens.warn' }}>Bu değerler şu anda geçerli. Eski günlerde başkaydıysa yine de fark çıkabilir.</Typography>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
          <ConfirmButtons label="Dene" isPending={isPending} onConfirm={confirm} onLeave={clear} />
          <Typography variant="body2" sx={{ color: 'text.secondary', flex: '1 1 260px' }}>
            {WHAT_IF_TEXT.nothingWritten}
          </Typography>
        </Box>
      </Box>
    </Panel>
  );
}
