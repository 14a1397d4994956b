import { type Author, displayName } from '@contracts/accounts';
import { Skeleton } from '@mantine/core';
import { IconEyeOff, IconLock, IconUserOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { ApiError, hasCode, messageOf } from '../../../client/apiError';
import { useMember } from '../../../client/session';
import { type Action, ActionButton } from '../../../design/ActionButton';
import { Avatar } from '../../../design/Avatar';
import { LinkButton } from '../../../design/Button';
import { monthAndYear } from '../../../design/dates';
import { EmptyState } from '../../../design/EmptyState';
import { ErrorState } from '../../../design/ErrorState';
import { RoleChip } from '../../../design/RoleChip';
import { usePageTitle } from '../../../design/usePageTitle';
import { paths } from '../../../paths';
import { memberQuery } from '../api/profile';
import classes from './ProfilePage.module.css';

/** A profile that can be reported; how that is done is the business of another feature. */
interface ReportableProfile {
  type: 'user_profile';
  id: string;
  author: Author;
  title: string;
}
type RenderReport = (profile: ReportableProfile, show: (report: Action | null) => ReactNode) => ReactNode;

/** Leads members to their own profile. */
export function OwnProfile() {
  const member = useMember();
  return member ? <Navigate to={paths.profile(member.username)} replace /> : null;
}

/** Who a member is, as far as they want to be known. */
export function ProfilePage({ report }: { report: RenderReport }) {
  const { username = '' } = useParams();
  const own = useMember();
  const { data: member, error, refetch } = useQuery(memberQuery(username));
  const name = member && displayName(member);
  usePageTitle(name ?? 'Profil');
  if (hasCode(error, 'PROFILE_PRIVATE'))
    return (
      <EmptyState heading="h1" icon={<IconLock />} title="Gizli Profil" text={messageOf(error)}>
        <LinkButton to={paths.forum()}>Foruma dön</LinkButton>
      </EmptyState>
    );
  if (hasCode(error, 'PROFILE_WITHHELD'))
    return (
      <EmptyState heading="h1" icon={<IconEyeOff />} title="Profil Görünmüyor" text={messageOf(error)}>
        <LinkButton to={paths.forum()}>Foruma dön</LinkButton>
      </EmptyState>
    );
  if (error instanceof ApiError && error.status === 404)
    return (
      <EmptyState heading="h1" icon={<IconUserOff />} title="Profil Bulunamadı" text={messageOf(error)}>
        <LinkButton to={paths.forum()}>Foruma dön</LinkButton>
      </EmptyState>
    );
  if (error) return <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />;
  if (!member || !name)
    return (
      <div className={classes.page} role="status" aria-label="Yükleniyor...">
        <Skeleton className={classes.waiting} />
      </div>
    );
  return (
    <article className={classes.page}>
      <header className={classes.head}>
        <Avatar id={member.id} name={name} picture={member.avatar} size="large" />
        <div className={classes.names}>
          <h1>{name}</h1>
          <RoleChip role={member.role} />
          <p className={classes.username}>@{member.username}</p>
          <p className={classes.since}>
            Katılma: <time dateTime={member.created_at}>{monthAndYear(member.created_at)}</time>
          </p>
        </div>
        {report(
          { type: 'user_profile', id: member.id, author: member, title: `@${member.username}` },
          (reporting) => reporting && <ActionButton action={reporting} />,
        )}
        {own?.id === member.id && <LinkButton to={paths.settings('profile')}>Profili Düzenle</LinkButton>}
      </header>
    </article>
  );
}
