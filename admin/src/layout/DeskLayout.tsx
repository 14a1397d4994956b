import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { deskSize } from '../desk/deskSize';
import { Toasts } from '../desk/Toasts';
import { useShortcut } from '../desk/useShortcut';
import { DeskBar } from './DeskBar';
import { DeskNav } from './DeskNav';
import { OfflineBanner } from './OfflineBanner';
import { ShortcutDialog } from './ShortcutDialog';
import { SkipLink } from './SkipLink';

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
