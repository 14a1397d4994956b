import type { Appearance } from '@contracts/appearance';
import { puts, useCall } from '../../../calls/useCall';
import { reads } from '../../../client/reads';
import type { ThemeSettings } from '../../../design/themeSettings';

/** Null for a member who never chose. Asked once for each opening of the app. */
export const appearanceQuery = (memberId: string) =>
  reads<Appearance | null>(['settings', 'appearance', memberId], '/api/auth/appearance', { staleTime: Number.POSITIVE_INFINITY, quiet: true });
export const useSaveAppearance = () => useCall(puts<Appearance, Appearance>('/api/auth/appearance'), { anew: true });

export const asAppearance = ({ theme, fontSize, compactMode, animations }: ThemeSettings): Appearance => ({
  theme,
  font_size: fontSize,
  compact_mode: compactMode,
  animations,
});
export const asThemeSettings = ({ theme, font_size, compact_mode, animations }: Appearance): ThemeSettings => ({
  theme,
  fontSize: font_size,
  compactMode: compact_mode,
  animations,
});
