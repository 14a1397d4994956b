import { displayName } from '@contracts/accounts';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { IconCheck, IconDeviceDesktop, IconHome, IconLogout, IconMoon, IconSunHigh } from '@tabler/icons-react';
import { useState } from 'react';
import { useLogout, useNotify } from 'react-admin';
import { MemberAvatar } from '../desk/MemberAvatar';
import { ROLE_LABEL } from '../desk/roleLabel';
import { knownUser } from '../providers/session';
import { rounded } from '../theme/rounded';
import { useScheme } from '../theme/SchemeProvider';
import { SCHEME_CHOICES, SCHEME_LABEL } from '../theme/scheme';

const SCHEME_ICON = { light: IconSunHigh, dark: IconMoon, auto: IconDeviceDesktop };

export function AccountMenu() {
  const user = knownUser();
  const logout = useLogout();
  const notify = useNotify();
  const { choice, choose } = useScheme();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!user) return null;
  const name = displayName(user);
  const signOut = () => logout().catch((error: Error) => notify(error.message, { type: 'error' }));
  return (
    <>
      <ButtonBase
        aria-label={`Hesap: ${name}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{
          justifyContent: 'flex-start',
          gap: '10px',
          minHeight: 48,
          px: '10px',
          borderRadius: rounded.small,
          textAlign: 'left',
          '&:hover': { bgcolor: 'tokens.sunken' },
        }}
      >
        <MemberAvatar person={user} size={28} />
        <Box sx={{ minWidth: 0, display: 'grid' }}>
          <Box component="span" sx={{ fontSize: '.8125rem', fontWeight: 550, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {name}
          </Box>
          <Box component="span" sx={{ fontSize: '.75rem', color: 'tokens.faint' }}>
            {ROLE_LABEL[user.role] ?? user.role}
          </Box>
        </Box>
      </ButtonBase>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ list: { 'aria-label': 'Hesap' } }}
      >
        <ListSubheader role="presentation">Görünüm</ListSubheader>
        {SCHEME_CHOICES.map((scheme) => {
          const Icon = SCHEME_ICON[scheme];
          return (
            <MenuItem key={scheme} role="menuitemradio" aria-checked={scheme === choice} selected={scheme === choice} onClick={() => choose(scheme)}>
              <Icon size={16} aria-hidden />
              <Box component="span" sx={{ flex: 1 }}>
                {SCHEME_LABEL[scheme]}
              </Box>
              {scheme === choice && <IconCheck size={16} aria-hidden />}
            </MenuItem>
          );
        })}
        <Divider role="presentation" />
        <MenuItem component="a" href="/forum">
          <IconHome size={16} aria-hidden />
          Siteye dön
        </MenuItem>
        <MenuItem onClick={signOut}>
          <IconLogout size={16} aria-hidden />
          Çıkış yap
        </MenuItem>
      </Menu>
    </>
  );
}
