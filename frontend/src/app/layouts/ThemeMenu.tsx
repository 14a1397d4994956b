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
const choiceOf = (value: string) => CHOICES.find(([theme]) => theme === value)?.[0];

export function ThemeMenu() {
  const { theme } = useThemeSettings();
  const scheme = useColorScheme();
  return (
    <Menu position="bottom-end" width={180} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <IconButton label="Tema">{scheme === 'dark' ? <IconMoon aria-hidden="true" /> : <IconSun aria-hidden="true" />}</IconButton>
      </Menu.Target>
      <Menu.Dropdown aria-label="Tema">
        <Menu.RadioGroup value={theme} onChange={(value) => changeThemeSettings({ theme: choiceOf(value) ?? theme })}>
          {CHOICES.map(([value, label, Icon]) => (
            <Menu.RadioItem key={value} value={value} className={classes.item} closeMenuOnClick>
              <span className={classes.choice}>
                <Icon className={classes.icon} aria-hidden="true" />
                {label}
              </span>
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
