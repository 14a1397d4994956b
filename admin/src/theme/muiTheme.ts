import { dark, font, grid, light, type Palette, radius } from '@design/tokens';
import { createTheme, type Theme } from '@mui/material/styles';
import { controlStyles } from './controlStyles';
import type { Scheme } from './scheme';
import { surfaceStyles } from './surfaceStyles';

const semantic = (main: string, contrastText: string) => ({ main, light: main, dark: main, contrastText });

function themeFrom(tokens: Palette, mode: Scheme): Theme {
  return createTheme({
    spacing: grid,
    shape: { borderRadius: radius.medium },
    breakpoints: { values: { xs: 0, sm: 640, md: 900, lg: 1180, xl: 1536 } },
    palette: {
      mode,
      tokens,
      primary: semantic(tokens.primary, tokens.onPrimary),
      secondary: semantic(tokens.muted, tokens.surface),
      error: semantic(tokens.danger, tokens.surface),
      warning: semantic(tokens.warn, tokens.surface),
      info: semantic(tokens.info, tokens.surface),
      success: semantic(tokens.ok, tokens.surface),
      text: { primary: tokens.text, secondary: tokens.muted, disabled: tokens.faint },
      background: { default: tokens.bg, paper: tokens.surface },
      divider: tokens.line,
    },
    typography: {
      fontFamily: font.text,
      fontSize: 14,
      htmlFontSize: 16,
      h1: { fontSize: '1.5rem', lineHeight: 1.25, fontWeight: 650, letterSpacing: '-.018em' },
      h2: { fontSize: '1.0625rem', lineHeight: 1.35, fontWeight: 620, letterSpacing: '-.01em' },
      h3: { fontSize: '.8125rem', lineHeight: 1.4, fontWeight: 600 },
      body1: { fontSize: '.875rem', lineHeight: 1.55 },
      body2: { fontSize: '.8125rem', lineHeight: 1.5 },
      button: { fontSize: '.875rem', fontWeight: 550, textTransform: 'none', letterSpacing: 0 },
    },
    components: { ...surfaceStyles(tokens), ...controlStyles(tokens) },
  });
}

export const muiTheme: Record<Scheme, Theme> = { light: themeFrom(light, 'light'), dark: themeFrom(dark, 'dark') };
