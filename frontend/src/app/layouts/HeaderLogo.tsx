import { Link, useLocation } from 'react-router-dom';
import { Logo } from '../../design/Logo';
import { changeThemeSettings, useColorScheme } from '../../design/themeSettings';
import { paths } from '../../paths';
import classes from './Header.module.css';

/** Leads home; at home it turns the light off and on. */
export function HeaderLogo() {
  const { pathname } = useLocation();
  return pathname === paths.home ? (
    <LightSwitch />
  ) : (
    <Link to={paths.home} className={classes.logo} aria-label="Meydan, ana sayfa">
      <Logo />
      <span>Meydan</span>
    </Link>
  );
}

function LightSwitch() {
  const scheme = useColorScheme();
  const other = scheme === 'dark' ? 'light' : 'dark';
  const label = other === 'dark' ? 'Meydan, koyu temaya geç' : 'Meydan, açık temaya geç';
  return (
    <button
      type="button"
      className={`${classes.logo} ${classes.lightSwitch}`}
      aria-label={label}
      title={label}
      onClick={() => changeThemeSettings({ theme: other })}
    >
      <Logo />
      <span>Meydan</span>
    </button>
  );
}
