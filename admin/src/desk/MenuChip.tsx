import ButtonBase from '@mui/material/ButtonBase';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { rounded } from '../theme/rounded';

export interface MenuChoice {
  value: string;
  label: string;
}

interface MenuChipProps {
  /** What is chosen here, such as 'Öncelik'. */
  label: string;
  choices: readonly MenuChoice[];
  value: string;
  /** The choice that filters nothing: while it stands the chip shows the label only. */
  neutral: string;
  onChoose: (value: string) => void;
}

export function MenuChip({ label, choices, value, neutral, onChoose }: MenuChipProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const chosen = choices.find((choice) => choice.value === value);
  const changed = value !== neutral;
  const choose = (next: string) => {
    setAnchor(null);
    onChoose(next);
  };
  return (
    <>
      <ButtonBase
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        aria-label={`${label}: ${chosen?.label ?? value}`}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{
          gap: '2px',
          position: 'relative',
          minHeight: 30,
          // A finger gets 44 px although the chip looks smaller.
          '&::after': { content: '""', position: 'absolute', inset: '-7px -2px' },
          px: '7px',
          borderRadius: rounded.small,
          bgcolor: changed ? 'tokens.primarySoft' : 'tokens.sunken',
          color: changed ? 'tokens.primaryText' : 'text.secondary',
          fontSize: '.78rem',
          fontWeight: 500,
          '&:hover': { color: 'text.primary' },
        }}
      >
        {changed ? (chosen?.label ?? label) : label}
        <IconChevronDown size={14} aria-hidden />
      </ButtonBase>
      <Menu id={menuId} open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)} slotProps={{ list: { 'aria-label': label } }}>
        <ListSubheader role="presentation">{label}</ListSubheader>
        {choices.map((choice) => (
          <MenuItem
            key={choice.value}
            role="menuitemradio"
            aria-checked={choice.value === value}
            selected={choice.value === value}
            onClick={() => choose(choice.value)}
          >
            <span style={{ flex: 1 }}>{choice.label}</span>
            {choice.value === value && <IconCheck size={16} aria-hidden />}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
