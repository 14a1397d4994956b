import { PROVIDER_LABEL } from '@contracts/identities';
import type { SecondFactorAnswer } from '@contracts/second-factor';
import { Skeleton } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { messageOf } from '../../../client/apiError';
import { useMember } from '../../../client/session';
import { paths } from '../../../paths';
import { type OnAdmitted, useFinishSignIn } from '../api/signIn';
import { AuthCard } from './AuthCard';
import type { Returned } from './returned';
import { SecondStepCard } from './SecondStepCard';
import { SignInProblem } from './SignInProblem';
import { useGoOn } from './useGoOn';

/** Fetches the session that the provider's word has made possible. */
export function FinishSignIn(returned: Returned) {
  const { provider, redirect } = returned;
  const member = useMember();
  const navigate = useNavigate();
  const goOn = useGoOn(redirect);
  const [second, setSecond] = useState<SecondFactorAnswer['secondFactor'] | null>(null);
  const on: OnAdmitted = {
    onSignedIn: goOn,
    onSecondFactor: setSecond,
  };
  const finish = useFinishSignIn(on);
  const asked = useRef(false);
  const { mutate } = finish;
  useEffect(() => {
    // The ticket is good once.
    if (!asked.current) mutate();
    asked.current = true;
  }, [mutate]);

  if (second) return <SecondStepCard asked={second} onBack={() => navigate(paths.login({ redirect }))} {...on} />;
  // Whoever comes back to this page by the browser's history is signed in already.
  if (finish.isError && member) return <Navigate to={redirect ?? paths.home} replace />;
  if (finish.isError) return <SignInProblem {...returned} text={messageOf(finish.error)} />;
  return (
    <AuthCard title={`${PROVIDER_LABEL[provider]} ile giriş yapılıyor`}>
      <div role="status" aria-label="Yükleniyor...">
        <Skeleton height="var(--s12)" />
      </div>
    </AuthCard>
  );
}
