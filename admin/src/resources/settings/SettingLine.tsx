import { displayName } from '@contracts/accounts';
import { SETTINGS_TEXT, type SettingName, type SettingRow, settingOf, settingValueText, settingWithUnit } from '@contracts/community-settings';
import { WHAT_IF_LIMITS, whatIfRuleOf } from '@contracts/what-if';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { IconEye } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Moment } from '../../desk/Moment';
import { rounded } from '../../theme/rounded';
import type { Typed, WantedChange } from './settingsDraft';

interface SettingLineProps {
  row: SettingRow;
  typed: Typed | undefined;
  change: WantedChange | undefined;
  onType: (text: string | null) => void;
}

/** Old and new, the old one struck out. */
const FromTo = ({ name, from, to, strong = false }: Pick<SettingRow, 'name'> & { from: string | number; to: string | number; strong?: boolean }) => (
  <span>
    <Box component="del" sx={{ color: 'tokens.faint' }}>
      {settingValueText(name, from)}
    </Box>{' '}
    → <Box component={strong ? 'strong' : 'span'}>{strong ? settingWithUnit(name, to) : settingValueText(name, to)}</Box>
  </span>
);

/** What became of the value last, or what is to become of it. */
function LastChange({ row, change, id }: { row: SettingRow; change: WantedChange | undefined; id: string }) {
  const { name, value, changed } = row;
  if (change?.problem)
    return (
      <Typography id={id} variant="body2" role="alert" sx={{ color: 'tokens.danger' }}>
        {change.problem}
        <br />
        Önceki değer: {settingValueText(name, value)}
      </Typography>
    );
  return (
    <Typography id={id} variant="body2" component="div" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {change && <FromTo name={name} from={value} to={change.value} strong />}
      {change && change.seen !== value && <Box sx={{ color: 'tokens.warn' }}>Siz yazarken değişti: artık {settingWithUnit(name, value)}.</Box>}
      {!change && changed && (
        <>
          {displayName(changed.by)} · <Moment at={changed.at} />
          <br />
          <FromTo name={name} from={changed.from} to={changed.to} />
        </>
      )}
      {!change && !changed && 'İlk değer'}
    </Typography>
  );
}

const Note = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      gridColumn: '1 / -1',
      display: 'flex',
      flexWrap: { xs: 'wrap', sm: 'nowrap' },
      alignItems: 'center',
      gap: 2,
      p: '8px 12px',
      borderRadius: rounded.small,
      bgcolor: 'background.paper',
      fontSize: '.8125rem',
    }}
  >
    <IconEye size={16} aria-hidden style={{ flex: 'none' }} />
    {children}
  </Box>
);

/** The way to what the value would have changed. */
function WhatIfNote({ name, value }: Pick<SettingRow, 'name' | 'value'>) {
  const rule = whatIfRuleOf(name);
  if (!rule) return null;
  return (
    <Note>
      <Box component="span" sx={{ flex: '1 1 200px', minWidth: 0 }}>
        Son {WHAT_IF_LIMITS.rangeDays} günde neyi değiştirirdi? Yürürlüktekiler değişmez.
      </Box>
      <Link
        component={RouterLink}
        to={`/what-if?${new URLSearchParams({ rule, [name]: String(value) })}`}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: { xs: 44, sm: 24 }, fontWeight: 600 }}
      >
        Ya şöyle olsaydı?
      </Link>
    </Note>
  );
}

/** A value with its name, its field and who changed it last. */
export function SettingLine({ row, typed, change, onType }: SettingLineProps) {
  const { name, value } = row;
  const setting = settingOf(name);
  const [fieldId, hintId, lastId] = [useId(), useId(), useId()];
  const wrong = change?.problem != null;
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !typed) return;
    event.preventDefault();
    onType(null);
  };
  return (
    <Box
      component="li"
      data-setting={name}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 160px minmax(0, 148px)' },
        columnGap: 4,
        rowGap: 2,
        alignItems: 'center',
        p: { xs: '12px', sm: '10px 16px' },
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: change && !wrong ? 'tokens.primarySoft' : undefined,
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography component="label" htmlFor={fieldId} id={`${fieldId}-label`} sx={{ display: 'block', fontWeight: 600 }}>
          {setting.label}
        </Typography>
        <Typography id={hintId} variant="body2" sx={{ color: 'text.secondary' }}>
          {setting.hint}
        </Typography>
      </Box>
      <TextField
        size="small"
        fullWidth
        select={setting.kind === 'choice'}
        value={typed?.text ?? String(value)}
        error={wrong}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={leave}
        sx={{
          '& .MuiInputBase-root': { minHeight: { xs: 44, sm: 36 } },
          '& .MuiInputBase-root:not(.Mui-error) .MuiOutlinedInput-notchedOutline': change ? { borderColor: 'primary.main', borderWidth: 2 } : {},
        }}
        slotProps={{
          htmlInput: {
            id: fieldId,
            inputMode: 'numeric',
            autoComplete: 'off',
            maxLength: 12,
            'aria-describedby': `${hintId} ${lastId}`,
            'aria-invalid': wrong,
          },
          select: { id: fieldId, labelId: `${fieldId}-label`, SelectDisplayProps: { 'aria-describedby': `${hintId} ${lastId}` } },
          input: setting.kind === 'number' ? { endAdornment: <InputAdornment position="end">{setting.unit}</InputAdornment> } : {},
        }}
      >
        {setting.kind === 'choice' &&
          Object.entries(setting.choices).map(([choice, label]) => (
            <MenuItem key={choice} value={choice}>
              {label}
            </MenuItem>
          ))}
      </TextField>
      <LastChange row={row} change={change} id={lastId} />
      {change && !wrong && <WhatIfNote name={name} value={change.value} />}
      {change && !wrong && setting.inTerms && <Note>{SETTINGS_TEXT.terms}</Note>}
      {change && !wrong && setting.inNotice && <Note>{SETTINGS_TEXT.notice}</Note>}
    </Box>
  );
}

/** The field of a value, wherever it is on the page. */
export const fieldOf = (name: SettingName): HTMLElement | null =>
  document.querySelector(`[data-setting="${name}"] :is(input:not([aria-hidden]), [role="combobox"])`);
