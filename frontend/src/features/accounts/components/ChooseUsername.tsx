import { displayName, type LoginAnswer } from '@contracts/accounts';
import { PROVIDER_LABEL } from '@contracts/identities';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { messageOf } from '../../../client/apiError';
import { useMember } from '../../../client/session';
import { toast } from '../../../design/toast';
import { paths } from '../../../paths';
import { providerRegistrationQuery } from '../api/signIn';
import { AuthCard } from './AuthCard';
import { ChooseUsernameForm } from './ChooseUsernameForm';
import type { Returned } from './returned';
import { SignInProblem } from './SignInProblem';
import { useGoOn } from './useGoOn';

/** The last step of somebody who comes by a provider for the first time: until it is done there is no account. */
export function ChooseUsername(returned: Returned) {
  const { provider, redirect } = returned;
  const member = useMember();
  const [done, setDone] = useState(false);
  // Once it is done there is nothing more to ask for, and asking would tell a new member that they came too late.
  const { data: wish, error } = useQuery({ ...providerRegistrationQuery, enabled: !done });
  const goOn = useGoOn(redirect, welcome);
  const finish = (answer: LoginAnswer) => {
    setDone(true);
    goOn(answer);
  };
  // Whoever comes back to this page by the browser's history is signed in already.
  if (error && member && !done) return <Navigate to={redirect ?? paths.home} replace />;
  if (error && !done) return <SignInProblem {...returned} text={messageOf(error)} />;
  return (
    <AuthCard
      title="Kullanıcı adınızı seçin"
      text={wish && `${wish.email} adresiyle üye oluyorsunuz; adresinizi ${PROVIDER_LABEL[provider]} doğruladı. Bu adımı tamamlamadan hesabınız açılmaz.`}
      below={<Link to={paths.login({ redirect })}>Vazgeç</Link>}
    >
      {wish ? (
        <ChooseUsernameForm wish={wish} onSignedIn={finish} />
      ) : (
        <div role="status" aria-label="Yükleniyor...">
          <Skeleton height="var(--s14)" />
        </div>
      )}
    </AuthCard>
  );
}

const welcome = ({ user }: LoginAnswer) =>
  toast({ title: `Hoş geldiniz, ${displayName(user)}`, text: `Üyeliğiniz açıldı. Kullanıcı adınız: ${user.username}`, stays: true });
