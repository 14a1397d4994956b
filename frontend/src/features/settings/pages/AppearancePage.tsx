import { Switch } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useMember } from '../../../client/session';
import { Button } from '../../../design/Button';
import card from '../../../design/Card.module.css';
import { changeThemeSettings, isDefault, resetThemeSettings, type ThemeSettings, useThemeSettings } from '../../../design/themeSettings';
import { usePageTitle } from '../../../design/usePageTitle';
import { AppearancePreview } from '../components/AppearancePreview';
import { type Choice, ChoiceCards } from '../components/ChoiceCards';
import classes from './AppearancePage.module.css';

/** A tiny page in the colours of a scheme; in two halves for what follows the system. */
function SchemePicture({ schemes }: { schemes: ('light' | 'dark')[] }) {
  return (
    <span className={classes.halves}>
      {schemes.map((scheme) => (
        <span key={scheme} className={`${classes.schemePicturePage} ${classes[scheme]}`}>
          <span className={classes.bar} />
          <span className={classes.body}>
            <span className={classes.heading} />
            <span className={classes.line} />
            <span className={classes.line} />
          </span>
        </span>
      ))}
    </span>
  );
}

const THEMES: Choice<ThemeSettings['theme']>[] = [
  { value: 'light', label: 'Açık', icon: IconSun, picture: <SchemePicture schemes={['light']} /> },
  { value: 'dark', label: 'Koyu', icon: IconMoon, picture: <SchemePicture schemes={['dark']} /> },
  { value: 'auto', label: 'Sistem', icon: IconDeviceDesktop, picture: <SchemePicture schemes={['light', 'dark']} /> },
];
const SIZES: Choice<ThemeSettings['fontSize']>[] = [
  { value: 'small', label: 'Küçük', picture: <span className={classes.small}>Aa</span> },
  { value: 'medium', label: 'Orta', picture: <span className={classes.medium}>Aa</span> },
  { value: 'large', label: 'Büyük', picture: <span className={classes.large}>Aa</span> },
];

/** How the app looks; every choice holds at once. */
export function AppearancePage() {
  usePageTitle('Görünüm');
  const settings = useThemeSettings();
  const isMember = Boolean(useMember());
  const { theme, fontSize, compactMode, animations } = settings;
  return (
    <div className={classes.page}>
      <div className={classes.choices}>
        <ChoiceCards
          title="Tema"
          text="“Sistem”, cihazınızın açık ya da koyu seçimini izler."
          choices={THEMES}
          value={theme}
          onChoose={(chosen) => changeThemeSettings({ theme: chosen })}
        />
        <ChoiceCards title="Yazı boyutu" choices={SIZES} value={fontSize} onChoose={(chosen) => changeThemeSettings({ fontSize: chosen })} />
        <div className={`${card.card} ${classes.switches}`}>
          <Switch
            label="Sıkışık görünüm"
            description="Aralıklar daralır, ekrana daha çok konu sığar."
            labelPosition="left"
            checked={compactMode}
            onChange={(event) => changeThemeSettings({ compactMode: event.currentTarget.checked })}
          />
          <Switch
            label="Animasyonlar"
            description="Kapalıyken pencereler ve menüler hareketsiz açılır."
            labelPosition="left"
            checked={animations}
            onChange={(event) => changeThemeSettings({ animations: event.currentTarget.checked })}
          />
        </div>
        <p className={classes.note}>
          {isMember ? 'Seçimleriniz hesabınızda saklanır; giriş yaptığınız her cihazda geçerli olur.' : 'Seçimleriniz bu tarayıcıda saklanır.'}
          <Button size="small" kind="quiet" disabled={isDefault(settings)} onClick={resetThemeSettings}>
            Varsayılana dön
          </Button>
        </p>
      </div>
      <AppearancePreview />
    </div>
  );
}
