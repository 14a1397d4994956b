import { ACCOUNT_TEXT } from '@contracts/accounts';
import { Skeleton } from '@mantine/core';
import { IconCircleCheck, IconLinkOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { messageOf } from '../../../client/apiError';
import { LinkButton } from '../../../design/Button';
import { usePageTitle } from '../../../design/usePageTitle';
import { paths, safeRedirect } from '../../../paths';
import { keptRedirect } from '../api/afterSignUp';
import { verifyEmailQuery } from '../api/verifyEmailQuery';
import { AuthCard } from '../components/AuthCard';
import classes from '../components/AuthCard.module.css';
import { OAuthReturn } from '../components/OAuthReturn';
import { ResendVerification } from '../components/ResendVerification';
import { oauthReturn } from '../components/returned';

/** Long enough to read the sentence. */
const GO_ON_AFTER = 5000;

export function CallbackPage() {
  const [query] = useSearchParams();
  const token = query.get('token');
  const returned = oauthReturn(query);
  if (returned) return <OAuthReturn {...returned} />;
  if (query.get('type') !== 'signup' || !token) return <Navigate to={paths.home} replace />;
  return <VerifyEmail token={token} />;
}

function VerifyEmail({ token }: { token: string }) {
  const verification = useQuery(verifyEmailQuery(token));
  usePageTitle('E-posta doğrulama');
  if (verification.isPending) {
    return (
      <AuthCard title="E-posta adresiniz doğrulanıyor">
        <div role="status" aria-label="Yükleniyor...">
          <Skeleton height="var(--s12)" />
        </div>
      </AuthCard>
    );
  }
  if (verification.isError) return <Failed text={messageOf(verification.error)} />;
  return <Verified />;
}

function Verified() {
  const navigate = useNavigate();
  const login = paths.login({ redirect: safeRedirect(keptRedirect()) });
  useEffect(() => {
    const timer = setTimeout(() => navigate(login, { replace: true }), GO_ON_AFTER);
    return () => clearTimeout(timer);
  }, [navigate, login]);
  return (
    <AuthCard title="Hoş geldiniz">
      <span className={classes.icon} aria-hidden="true">
        <IconCircleCheck />
      </span>
      <p role="status">{ACCOUNT_TEXT.verified}</p>
      <LinkButton kind="primary" size="large" to={login} replace>
        Giriş Yap
      </LinkButton>
    </AuthCard>
  );
}

function Failed({ text }: { text: string }) {
  return (
    <AuthCard title="Bağlantı çalışmadı">
      <span className={`${classes.icon} ${classes.warn}`} aria-hidden="true">
        <IconLinkOff />
      </span>
      <p role="alert">{text}</p>
      <ResendVerification />
    </AuthCard>
  );
}
