import { ACCOUNT_TEXT } from '@contracts/accounts';
import { IconMailCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { useMember } from '../../../client/session';
import { usePageTitle } from '../../../design/usePageTitle';
import { paths, safeRedirect } from '../../../paths';
import { keepRedirect } from '../api/signUp';
import { AuthCard } from '../components/AuthCard';
import classes from '../components/AuthCard.module.css';
import { ProviderButtons } from '../components/ProviderButtons';
import { RegisterForm } from '../components/RegisterForm';
import { ResendVerification } from '../components/ResendVerification';

export function RegisterPage() {
  const [query] = useSearchParams();
  const redirect = safeRedirect(query.get('redirect'));
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  usePageTitle(mailedTo ? 'E-postanızı kontrol edin' : 'Üye Ol');
  const member = useMember();
  if (member) return <Navigate to={redirect ?? paths.forum()} replace />;
  if (mailedTo) return <CheckYourMail email={mailedTo} redirect={redirect} />;

  const onRegistered = (email: string) => {
    keepRedirect(redirect);
    setMailedTo(email);
    scrollTo({ top: 0 });
  };
  const below = (
    <>
      Zaten üye misiniz? <Link to={paths.login({ redirect })}>Giriş Yap</Link>
    </>
  );
  return (
    <AuthCard title="Üye Ol" text="Sormak, yanıtlamak ve tartışmaya katılmak için bir dakika yeter." below={below}>
      <RegisterForm onRegistered={onRegistered} />
      <ProviderButtons redirect={redirect} remember />
    </AuthCard>
  );
}

function CheckYourMail({ email, redirect }: { email: string; redirect: string | undefined }) {
  const below = (
    <>
      Doğruladınız mı? <Link to={paths.login({ redirect })}>Giriş Yap</Link>
    </>
  );
  return (
    <AuthCard title="E-postanızı kontrol edin" below={below}>
      <span className={classes.icon} aria-hidden="true">
        <IconMailCheck />
      </span>
      <p role="status">{ACCOUNT_TEXT.registered}</p>
      <p className={classes.text}>
        Doğrulama bağlantısını <strong>{email}</strong> adresine gönderdik. Birkaç dakika içinde gelmezse istenmeyen klasörüne bakın ya da yeniden isteyin.
      </p>
      <ResendVerification email={email} />
    </AuthCard>
  );
}
