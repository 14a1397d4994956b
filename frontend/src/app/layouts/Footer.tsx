import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { askForCookies } from '../../client/cookieChoice';
import { memberCountQuery } from '../../client/memberCount';
import { useMember } from '../../client/session';
import { transparencyQuery } from '../../client/transparency';
import { Logo } from '../../design/Logo';
import { turkishNumber } from '../../design/numbers';
import { paths } from '../../paths';
import { menuAreas } from '../areas';
import classes from './Footer.module.css';

const INFORMATION = [
  ['about', 'Hakkında'],
  ['sss', 'Sıkça Sorulan Sorular'],
  ['contact', 'İletişim'],
  ['terms', 'Kullanım Koşulları'],
  ['kvkk', 'KVKK'],
  ['aydinlatma', 'Aydınlatma Metni'],
  ['cerez-politikasi', 'Çerez Politikası'],
] as const;

export function Footer({ onShortcuts }: { onShortcuts: () => void }) {
  const { data: members } = useQuery(memberCountQuery);
  const { data: open } = useQuery(transparencyQuery);
  const member = useMember();
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div className={classes.brand}>
          <Link to={paths.home} className={classes.logo} aria-label="Meydan, ana sayfa">
            <Logo /> Meydan
          </Link>
          <p>Türkçe konuşan geliştiricilerin sorduğu, yanıtladığı ve birbirinden öğrendiği topluluk.</p>
          <p className={classes.count}>{members === undefined ? '\u00a0' : `${turkishNumber(members)} üye`}</p>
        </div>
        <nav className={classes.links} aria-label="Alt menü">
          {menuAreas.map(({ id, name, path }) => (
            <Link key={id} to={path}>
              {name}
            </Link>
          ))}
          {member === null && <Link to={paths.login()}>Giriş Yap</Link>}
          {member === null && <Link to={paths.register()}>Üye Ol</Link>}
          <button type="button" onClick={onShortcuts} className={`${classes.textButton} ${classes.shortcuts}`}>
            Klavye kısayolları
          </button>
        </nav>
        <nav className={classes.links} aria-label="Bilgi">
          {INFORMATION.map(([slug, name]) => (
            <Link key={slug} to={paths.page(slug)}>
              {name}
            </Link>
          ))}
          {open?.on && <Link to={paths.moderationLog}>Moderasyon Kaydı</Link>}
          {open?.years[0] !== undefined && <Link to={paths.transparency(open.years[0])}>Şeffaflık Raporu</Link>}
          <button type="button" onClick={askForCookies} className={classes.textButton}>
            Çerez tercihleri
          </button>
        </nav>
      </div>
      <p className={classes.copyright}>© {new Date().getFullYear()} Meydan</p>
    </footer>
  );
}
