import { ACCESS_TEXT } from '@contracts/access';
import { TEXT } from '@contracts/envelope';
import { MODERATION_TEXT } from '@contracts/moderation';
import type { SecondFactorAnswer } from '@contracts/second-factor';
import { useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { rememberedAppeal, rememberedRestriction } from '../../../client/restriction';
import { useMember } from '../../../client/session';
import { Callout } from '../../../design/Callout';
import { usePageTitle } from '../../../design/usePageTitle';
import { type LoginReason, paths, safeRedirect } from '../../../paths';
import { AuthCard } from '../components/AuthCard';
import { LoginForm } from '../components/LoginForm';
import { RestrictionNotice } from '../components/RestrictionNotice';
import { SecondStepCard } from '../components/SecondStepCard';
import { useGoOn } from '../components/useGoOn';

const REASON_TEXT: Partial<Record<string, string>> = {
  auth_required: TEXT.authRequired,
  report: MODERATION_TEXT.signInToReport,
  revoked: ACCESS_TEXT.wasRevoked,
  password_changed: ACCESS_TEXT.wasPasswordChanged,
  ended_by_staff: ACCESS_TEXT.wasEndedByStaff,
} satisfies Partial<Record<LoginReason, string>>;

export function LoginPage() {
  const [query] = useSearchParams();
  const member = useMember();
  const [asked, setAsked] = useState<SecondFactorAnswer['secondFactor'] | null>(null);
  const redirect = safeRedirect(query.get('redirect'));
  const reason = query.get('reason') ?? '';
  const on = { onSignedIn: useGoOn(redirect), onSecondFactor: setAsked };
  const restricted = reason === 'restricted';
  usePageTitle(restricted ? 'Hesabınız kısıtlandı' : 'Giriş Yap');

  if (asked) return <SecondStepCard asked={asked} onBack={() => setAsked(null)} {...on} />;
  if (member && !restricted) return <Navigate to={redirect ?? paths.forum()} replace />;

  const isConsole = redirect?.startsWith(paths.console) ?? false;
  const below = isConsole ? (
    <>
      Görevli değil misiniz? <Link to={paths.home}>Siteye dönün</Link>
    </>
  ) : (
    <>
      Hesabınız yok mu? <Link to={paths.register(redirect)}>Üye Ol</Link>
    </>
  );
  const said = isConsole && reason === 'auth_required' ? undefined : REASON_TEXT[reason];
  return (
    <>
      {restricted && <RestrictionNotice restriction={rememberedRestriction()} appeal={rememberedAppeal()} />}
      <AuthCard
        title={isConsole ? 'Yönetici Paneli' : 'Giriş Yap'}
        text={isConsole ? 'Moderatörler, denetçiler ve yöneticiler buradan girer.' : undefined}
        heading={restricted ? 'h2' : 'h1'}
        below={below}
      >
        {said && (
          <Callout tone="info" role="status">
            {said}
          </Callout>
        )}
        <LoginForm redirect={redirect} isSecond={restricted} {...on} />
      </AuthCard>
    </>
  );
}
