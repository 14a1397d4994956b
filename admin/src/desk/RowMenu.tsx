import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { IconDots } from '@tabler/icons-react';
import { useId, useState } from 'react';

export interface RowAction {
  label: string;
  run: () => void;
}

/** What can be done with what a row shows, behind three dots. */
export function RowMenu({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const choose = (run: () => void) => {
    setAnchor(null);
    run();
  };
  return (
    <>
      <IconButton
        aria-label={`${name}: işlemler`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ width: 44, height: 44 }}
      >
        <IconDots size={18} />
      </IconButton>
      <Menu id={id} open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)} slotProps={{ list: { 'aria-label': `${name}: işlemler` } }}>
        {actions.map(({ label, run }) => (
          <MenuItem key={label} onClick={() => choose(run)} sx={{ minHeight: 44 }}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
