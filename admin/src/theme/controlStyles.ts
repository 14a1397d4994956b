import type { Palette } from '@design/tokens';
import { alpha, type Components, type Theme } from '@mui/material/styles';
import { rounded } from './rounded';

/** What a finger has to hit. */
const onPhones = { '@media (max-width: 599.95px)': { minHeight: 44 } };

/** What is pressed, typed into and chosen. */
export function controlStyles(tokens: Palette): Components<Theme> {
  return {
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { fontFamily: 'inherit', '&:focus-visible': { outline: `2px solid ${tokens.primary}`, outlineOffset: 2 } } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true, variant: 'outlined', color: 'inherit' },
      styleOverrides: {
        root: {
          minHeight: 36,
          ...onPhones,
          padding: '0 14px',
          gap: 7,
          borderRadius: rounded.medium,
          borderColor: tokens.lineStrong,
          whiteSpace: 'nowrap',
          backgroundColor: tokens.surface,
          '&:hover': { backgroundColor: tokens.sunken, borderColor: tokens.lineStrong },
          '&.MuiButton-contained:not(.MuiButton-colorError)': { backgroundColor: tokens.primary, color: tokens.onPrimary },
          '&.MuiButton-contained:not(.MuiButton-colorError):hover': { backgroundColor: `color-mix(in srgb, ${tokens.primary} 88%, ${tokens.text})` },
          '&.MuiButton-contained.MuiButton-colorError': { backgroundColor: tokens.danger, color: tokens.surface },
          '&.MuiButton-contained.MuiButton-colorError:hover': { backgroundColor: `color-mix(in srgb, ${tokens.danger} 88%, ${tokens.text})` },
          '&.MuiButton-contained.Mui-disabled': { backgroundColor: tokens.sunken, color: tokens.faint, borderColor: tokens.line },
          '&.MuiButton-outlined.MuiButton-colorError': { color: tokens.danger, borderColor: alpha(tokens.danger, 0.35) },
          '&.MuiButton-outlined.MuiButton-colorError:hover': { backgroundColor: tokens.dangerSoft },
          '&.MuiButton-text': { backgroundColor: 'transparent', color: tokens.muted },
          '&.MuiButton-text:hover': { backgroundColor: tokens.sunken, color: tokens.text },
        },
      },
    },
    MuiIconButton: { styleOverrides: { root: { color: tokens.muted, borderRadius: rounded.medium, '&:hover': { backgroundColor: tokens.sunken } } } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          ...onPhones,
          backgroundColor: tokens.surface,
          borderRadius: rounded.medium,
          fontSize: '.875rem',
          '& .MuiOutlinedInput-notchedOutline': { borderColor: tokens.lineStrong },
          '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: tokens.faint },
        },
        input: { '&::placeholder': { color: tokens.faint, opacity: 1 } },
      },
    },
    MuiFormHelperText: { styleOverrides: { root: { marginLeft: 0, fontSize: '.75rem' } } },
    MuiLink: { defaultProps: { underline: 'hover' }, styleOverrides: { root: { color: tokens.primaryText, fontWeight: 550 } } },
  };
}
