import { IconMoon, IconSun } from '@tabler/icons-react';
import { IconButton } from '../../design/IconButton';
import { changeThemeSettings, useColorScheme } from '../../design/themeSettings';

/** Between light and dark; following the system is a choice of the settings page. */
export function ThemeToggle() {
  const dark = useColorScheme() === 'dark';
  return (
    <IconButton label={dark ? 'Açık temaya geç' : 'Koyu temaya geç'} onClick={() => changeThemeSettings({ theme: dark ? 'light' : 'dark' })}>
      {dark ? <IconMoon aria-hidden="true" /> : <IconSun aria-hidden="true" />}
    </IconButton>
  );
}
