import { Menu } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { IconButton } from '../../design/IconButton';
import { changeThemeSettings, type ThemeSettings, useColorScheme, useThemeSettings } from '../../design/themeSettings';
import classes from './Menu.module.css';

const CHOICES: [ThemeSettings['theme'], string, typeof IconSun][] = [
  ['light', 'Açık', IconSun],
  ['dark', 'Koyu', IconMoon],
  ['auto', 'Sistem', IconDeviceDesktop],
];

export function ThemeMenu() {
  const { theme } = useThemeSettings();
  const scheme = useColorScheme();
  return (
    <Menu position="bottom-end" width={160}>
      <Menu.Target>
        <IconButton label="Tema">{scheme === 'dark' ? <IconMoon /> : <IconSun />}</IconButton>
      </Menu.Target>
      <Menu.Dropdown aria-label="Tema">
        {CHOICES.map(([value, label, Icon]) => (
          <Menu.Item
            key={value}
            role="menuitemradio"
            aria-checked={theme === value}
            className={classes.item}
            leftSection={<Icon className={classes.icon} />}
            onClick={() => changeThemeSettings({ theme: value })}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
