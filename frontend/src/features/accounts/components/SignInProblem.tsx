import { IconLinkOff } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../../design/Button';
import { paths } from '../../../paths';
import { AuthCard } from './AuthCard';
import classes from './AuthCard.module.css';
import type { Returned } from './returned';

/** Stays on the page and says what went wrong and what to do. */
export function SignInProblem({ outcome, provider, links, proves, pictures, redirect, text }: Returned & { text: string }) {
  useEffect(() => console.warn(`The provider did not sign the member in: ${outcome}`), [outcome]);
  const isMember = links || proves || pictures;
  const below = isMember ? <Link to={paths.home}>Ana sayfaya dön</Link> : <Link to={paths.login({ redirect })}>Başka bir yolla giriş yap</Link>;
  const failed = [links && 'Hesap bağlanamadı', proves && 'Doğrulama tamamlanamadı', pictures && 'Fotoğraf alınamadı'];
  return (
    <AuthCard title={failed.find((title) => title !== false) ?? 'Giriş tamamlanamadı'} below={below}>
      <span className={`${classes.icon} ${classes.warn}`} aria-hidden="true">
        <IconLinkOff />
      </span>
      <p role="alert">{text}</p>
      {isMember ? (
        <LinkButton kind="primary" size="large" to={redirect ?? paths.settings('security')} replace>
          Tekrar Dene
        </LinkButton>
      ) : (
        <LinkButton kind="primary" size="large" reloadDocument to={paths.providerSignIn(provider, { redirect, remember: true })}>
          Tekrar Dene
        </LinkButton>
      )}
    </AuthCard>
  );
}
