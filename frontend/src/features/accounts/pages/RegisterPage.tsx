import { ACCOUNT_TEXT } from '@contracts/accounts';
import { INVITATION_TEXT, type RegistrationMode } from '@contracts/invitations';
import { IconMailCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useMember } from '../../../client/session';
import { Callout } from '../../../design/Callout';
import { usePageTitle } from '../../../design/usePageTitle';
import { paths, safeRedirect } from '../../../paths';
import { keepInvitation, keepRedirect, keptInvitation, registrationDoorQuery } from '../api/signUp';
import { AuthCard } from '../components/AuthCard';
import classes from '../components/AuthCard.module.css';
import { ProviderButtons } from '../components/ProviderButtons';
import { RegisterForm } from '../components/RegisterForm';
import { ResendVerification } from '../components/ResendVerification';

export function RegisterPage() {
  const [query] = useSearchParams();
  const redirect = safeRedirect(query.get('redirect'));
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const { hash } = useLocation();
  keepInvitation(hash);
  const { data: door } = useQuery(registrationDoorQuery);
  const shut = shutText(door?.mode);
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
    <AuthCard title="Üye Ol" text={shut ? undefined : 'Sormak, yanıtlamak ve tartışmaya katılmak için bir dakika yeter.'} below={below}>
      {shut ? (
        <Callout tone="info" role="status">
          {shut}
        </Callout>
      ) : (
        <>
          <RegisterForm onRegistered={onRegistered} />
          <ProviderButtons redirect={redirect} remember />
        </>
      )}
    </AuthCard>
  );
}

/** Why nobody registers here now; null when one may, or as long as that is not known: the server has the last word. */
function shutText(mode: RegistrationMode | undefined): string | null {
  if (mode === 'closed') return INVITATION_TEXT.closed;
  return mode === 'invitation' && !keptInvitation() ? INVITATION_TEXT.needed : null;
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
