import { ACCOUNT_TEXT, displayName, type LoginAnswer } from '@contracts/accounts';
import type { SecondFactorAnswer } from '@contracts/second-factor';
import { Skeleton } from '@mantine/core';
import { IconLinkOff } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { messageOf } from '../../../client/apiError';
import { useMember } from '../../../client/session';
import { toast } from '../../../design/toast';
import { usePageTitle } from '../../../design/usePageTitle';
import { paths, safeRedirect } from '../../../paths';
import { type OnAdmitted, useVerifyEmail } from '../api/signIn';
import { keptRedirect } from '../api/signUp';
import { AuthCard } from './AuthCard';
import classes from './AuthCard.module.css';
import { ResendVerification } from './ResendVerification';
import { SecondStepCard } from './SecondStepCard';
import { useGoOn } from './useGoOn';

/** Verifies the address, signs in and leads back to where the registration began. */
export function VerifyEmail({ token }: { token: string }) {
  const redirect = safeRedirect(keptRedirect());
  const member = useMember();
  const navigate = useNavigate();
  const goOn = useGoOn(redirect, welcome);
  const [second, setSecond] = useState<SecondFactorAnswer['secondFactor'] | null>(null);
  const on: OnAdmitted = { onSignedIn: goOn, onSecondFactor: setSecond };
  const verification = useVerifyEmail(on);
  const asked = useRef(false);
  const { mutate } = verification;
  usePageTitle('E-posta doğrulama');
  useEffect(() => {
    // The link is good once.
    if (!asked.current) mutate({ token });
    asked.current = true;
  }, [mutate, token]);

  if (second) return <SecondStepCard asked={second} onBack={() => navigate(paths.login({ redirect }))} {...on} />;
  // Whoever comes back to this page by the browser's history is signed in already.
  if (verification.isError && member) return <Navigate to={redirect ?? paths.forum()} replace />;
  if (verification.isError) return <Failed text={messageOf(verification.error)} />;
  return (
    <AuthCard title="E-posta adresiniz doğrulanıyor">
      <div role="status" aria-label="Yükleniyor...">
        <Skeleton height="var(--s12)" />
      </div>
    </AuthCard>
  );
}

const welcome = ({ user }: LoginAnswer) => toast({ title: `Hoş geldiniz, ${displayName(user)}`, text: ACCOUNT_TEXT.verified });

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
