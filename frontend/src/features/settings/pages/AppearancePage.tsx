import { SegmentedControl, Switch } from '@mantine/core';
import { changeThemeSettings, type ThemeSettings, useThemeSettings } from '../../../design/themeSettings';
import { usePageTitle } from '../../../design/usePageTitle';

const THEMES: { value: ThemeSettings['theme']; label: string }[] = [
  { value: 'light', label: 'Açık' },
  { value: 'dark', label: 'Koyu' },
  { value: 'auto', label: 'Sistem' },
];
const SIZES: { value: ThemeSettings['fontSize']; label: string }[] = [
  { value: 'small', label: 'Küçük' },
  { value: 'medium', label: 'Orta' },
  { value: 'large', label: 'Büyük' },
];

/** How the app looks in this browser. */
export function AppearancePage() {
  usePageTitle('Görünüm');
  const { theme, fontSize, compactMode, animations } = useThemeSettings();
  return (
    <section aria-label="Görünüm">
      <SegmentedControl<ThemeSettings['theme']> aria-label="Tema" data={THEMES} value={theme} onChange={(value) => changeThemeSettings({ theme: value })} />
      <SegmentedControl<ThemeSettings['fontSize']>
        aria-label="Yazı boyutu"
        data={SIZES}
        value={fontSize}
        onChange={(value) => changeThemeSettings({ fontSize: value })}
      />
      <Switch label="Sıkışık görünüm" checked={compactMode} onChange={(event) => changeThemeSettings({ compactMode: event.currentTarget.checked })} />
      <Switch label="Animasyonlar" checked={animations} onChange={(event) => changeThemeSettings({ animations: event.currentTarget.checked })} />
    </section>
  );
}
