import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import useMediaQuery from '@mui/material/useMediaQuery';
import { IconMenu2 } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Brand } from '../desk/Brand';
import { deskSize } from '../desk/deskSize';
import { useShortcut } from '../desk/ShortcutProvider';
import { Toasts } from '../desk/Toasts';
import { rounded } from '../theme/rounded';
import { DeskNav } from './DeskNav';
import { OfflineBanner } from './OfflineBanner';
import { ShortcutDialog } from './ShortcutDialog';

/** The head of a narrow window, where the navigation is folded into a drawer. */
const DeskBar = ({ onMenu }: { onMenu: () => void }) => (
  <Box
    component="header"
    sx={{ display: 'flex', alignItems: 'center', gap: 2, height: 56, px: 2, bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}
  >
    <IconButton aria-label="Menüyü aç" onClick={onMenu} sx={{ width: 44, height: 44 }}>
      <IconMenu2 size={20} />
    </IconButton>
    <Brand />
  </Box>
);

const SkipLink = () => (
  <Link
    href="#content"
    onClick={(event) => {
      event.preventDefault();
      document.getElementById('content')?.focus();
    }}
    sx={{ position: 'fixed', zIndex: 'tooltip', top: -80, left: 12, p: 3, bgcolor: 'tokens.raised', borderRadius: rounded.medium, '&:focus': { top: 12 } }}
  >
    İçeriğe geç
  </Link>
);

export function DeskLayout({ children }: { children: ReactNode }) {
  const wide = useMediaQuery(deskSize.wide);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [shortcutsOpen, setShortcutsOpen] = useState(false);
  const { pathname } = useLocation();
  const showShortcuts = () => {
    setDrawerOpen(false);
    setShortcutsOpen(true);
  };
  useShortcut('?', 'Kısayol listesini aç', showShortcuts);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the drawer closes because the page under it changed
  useEffect(() => setDrawerOpen(false), [pathname]);

  return (
    <Box
      sx={{
        height: '100dvh',
        display: 'grid',
        gridTemplateRows: 'auto auto minmax(0, 1fr)',
        gridTemplateColumns: wide ? `${deskSize.nav}px minmax(0, 1fr)` : 'minmax(0, 1fr)',
      }}
    >
      <SkipLink />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <OfflineBanner />
      </Box>
      {!wide && <DeskBar onMenu={() => setDrawerOpen(true)} />}
      {wide ? (
        <Box component="header" sx={{ gridRow: 3, borderRight: 1, borderColor: 'divider', bgcolor: 'background.paper', minHeight: 0 }}>
          <DeskNav onShortcuts={showShortcuts} />
        </Box>
      ) : (
        <Drawer open={drawerOpen} onClose={() => setDrawerOpen(false)} slotProps={{ paper: { sx: { width: 264 }, 'aria-label': 'Menü' } }}>
          <DeskNav onShortcuts={showShortcuts} />
        </Drawer>
      )}
      <Box component="main" id="content" tabIndex={-1} sx={{ gridRow: 3, minHeight: 0, minWidth: 0, outline: 'none' }}>
        {children}
      </Box>
      <Toasts />
      <ShortcutDialog open={shortcutsOpen} onClose={() => setShortcutsOpen(false)} />
    </Box>
  );
}
