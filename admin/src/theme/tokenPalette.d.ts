import '@mui/material/styles';
import type { Palette as Tokens } from '@design/tokens';

declare module '@mui/material/styles' {
  interface Palette {
    tokens: Tokens;
  }
  interface PaletteOptions {
    tokens?: Tokens;
  }
}
