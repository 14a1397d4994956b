import { font, type Palette } from '@design/tokens';
import type { Components, Theme } from '@mui/material/styles';
import { rounded } from './rounded';

/** What things lie on: the page, papers, menus, dialogs, tooltips. */
export function surfaceStyles(tokens: Palette): Components<Theme> {
  const hairline = `1px solid ${tokens.line}`;
  return {
    MuiCssBaseline: {
      styleOverrides: {
        html: { colorScheme: 'inherit', scrollbarColor: `${tokens.lineStrong} transparent` },
        body: { fontSize: '.875rem', lineHeight: 1.55, fontFeatureSettings: '"cv05","ss03"', fontVariantNumeric: 'tabular-nums' },
        'a, b': { unicodeBidi: 'isolate' },
        'code, kbd, pre': { fontFamily: font.code },
        '*:focus-visible': { outline: `2px solid ${tokens.primary}`, outlineOffset: 2 },
        '@media (prefers-reduced-motion: reduce)': { '*, *::before, *::after': { animation: 'none !important', transition: 'none !important' } },
      },
    },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiMenu: {
      styleOverrides: {
        paper: { border: hairline, borderRadius: rounded.medium, boxShadow: tokens.shadowLarge, backgroundColor: tokens.raised, minWidth: 200 },
      },
    },
    MuiMenuItem: {
      styleOverrides: {
        root: {
          fontSize: '.875rem',
          minHeight: 36,
          gap: 10,
          '&.Mui-selected': { backgroundColor: tokens.primarySoft, color: tokens.primaryText, fontWeight: 550 },
          '&.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': { backgroundColor: tokens.primarySoft },
          '&.Mui-focusVisible': { backgroundColor: tokens.sunken, outlineOffset: -2 },
        },
      },
    },
    MuiListSubheader: { styleOverrides: { root: { lineHeight: '32px', fontSize: '.75rem', color: tokens.faint, backgroundColor: 'transparent' } } },
    MuiDialog: { styleOverrides: { paper: { border: hairline, borderRadius: rounded.large, boxShadow: tokens.shadowLarge, backgroundColor: tokens.raised } } },
    MuiDrawer: { styleOverrides: { paper: { borderColor: tokens.line } } },
    MuiTooltip: { styleOverrides: { tooltip: { backgroundColor: tokens.text, color: tokens.bg, fontSize: '.75rem', borderRadius: rounded.small } } },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: tokens.line, padding: '10px 16px', '@media (max-width: 639.95px)': { padding: '10px 12px' } },
        head: { color: tokens.muted, fontWeight: 600, fontSize: '.8125rem' },
      },
    },
    MuiSkeleton: { defaultProps: { animation: 'pulse' }, styleOverrides: { root: { backgroundColor: tokens.sunken } } },
  };
}
