import { APPEAL_TEXT, type AppealableDecision } from '@contracts/appeals';
import type { RestrictionNotice } from '@contracts/envelope';
import { restrictionText } from '@contracts/moderation';
import { IconLinkOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { ApiError, messageOf } from '../../../client/apiError';
import parts from '../../../design/BoxParts.module.css';
import { LinkButton } from '../../../design/Button';
import { Callout } from '../../../design/Callout';
import { exactTime } from '../../../design/dates';
import { EmptyState } from '../../../design/EmptyState';
import { ErrorState } from '../../../design/ErrorState';
import { PageSkeleton } from '../../../design/PageSkeleton';
import { usePageTitle } from '../../../design/usePageTitle';
import { paths } from '../../../paths';
import { appealQuery } from '../api/appeals';
import classes from '../components/Appeal.module.css';
import { DecisionWithAppeal } from '../components/DecisionWithAppeal';

const TITLE = { banned: 'Hesabınız yasaklandı', suspended: 'Bir süre uzaklaştırıldınız' } as const;
const titleOf = (restriction: RestrictionNotice | null): string => (restriction ? TITLE[restriction.status] : 'Hakkınızdaki karar');

function Shown({ shown, token }: { shown: AppealableDecision; token: string }) {
  const { restriction } = shown;
  usePageTitle(titleOf(restriction));
  return (
    <div className={classes.page}>
      <h1>{titleOf(restriction)}</h1>
      {restriction && (
        <Callout tone="warn" role="alert">
          {restrictionText(restriction, exactTime)}
        </Callout>
      )}
      <DecisionWithAppeal shown={shown} way={{ token }} reads={false} />
      <p className={parts.hint}>Sonuç, e-posta adresinize de yazılır.</p>
      {!restriction && <LinkButton to={paths.login()}>Giriş Yap</LinkButton>}
    </div>
  );
}

/** Where the link of a mail, or of a refused sign-in, leads: whoever is shut out reads why, and appeals, without a session. */
export function AppealPage() {
  const token = useLocation().hash.slice(1);
  const { data, error, refetch } = useQuery({ ...appealQuery({ token }), enabled: token !== '' });
  usePageTitle('İtiraz');
  if (data) return <Shown shown={data} token={token} />;
  if (token === '' || (error instanceof ApiError && error.status === 400))
    return (
      <EmptyState icon={<IconLinkOff />} heading="h1" title="Bağlantı açılamadı" text={APPEAL_TEXT.linkOver}>
        <LinkButton kind="primary" to={paths.login()}>
          Giriş Yap
        </LinkButton>
      </EmptyState>
    );
  return error ? <ErrorState text={messageOf(error)} onRetry={refetch} /> : <PageSkeleton />;
}
