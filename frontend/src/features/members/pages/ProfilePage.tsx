import { type Author, displayName } from '@contracts/accounts';
import { PROFILE_TEXT } from '@contracts/profile';
import type { SeenProfile } from '@contracts/profile-details';
import { pictureIn } from '@contracts/profile-files';
import { placeLine } from '@contracts/profile-words';
import { IconEyeOff, IconLock, IconUserOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { ApiError, hasCode, messageOf } from '../../../client/apiError';
import { followStatusQuery, mutualQuery } from '../../../client/followStatus';
import { useMember } from '../../../client/session';
import type { Action } from '../../../design/ActionButton';
import { LinkButton } from '../../../design/Button';
import { EmptyState } from '../../../design/EmptyState';
import { ErrorState } from '../../../design/ErrorState';
import { panelOf } from '../../../design/PageTabs';
import { usePageTitle } from '../../../design/usePageTitle';
import { WinterCover } from '../../../design/WinterCover';
import { paths } from '../../../paths';
import { knownForQuery, statsQuery } from '../api/follow';
import { closedMemberIn, ownProfileQuery, profileQuery, shownProfile } from '../api/publicProfile';
import { ActivitySquares } from '../components/profile/ActivitySquares';
import { Overview } from '../components/profile/Overview';
import { OwnActions } from '../components/profile/OwnActions';
import { CardButton, ProfileActions } from '../components/profile/ProfileActions';
import { ProfileSkeleton } from '../components/profile/ProfileSkeleton';
import { ProfileTabs } from '../components/profile/ProfileTabs';
import { ProfileWho } from '../components/profile/ProfileWho';
import { PROFILE, tabIn } from '../components/profile/profileTabs';
import classes from './ProfilePage.module.css';

const ClosedProfile = lazy(() => import('../components/profile/ClosedProfile').then((file) => ({ default: file.ClosedProfile })));
const Completeness = lazy(() => import('../components/profile/Completeness').then((file) => ({ default: file.Completeness })));
const People = lazy(() => import('../components/profile/People').then((file) => ({ default: file.People })));
const Topics = lazy(() => import('../components/profile/Texts').then((file) => ({ default: file.Topics })));
const Posts = lazy(() => import('../components/profile/Texts').then((file) => ({ default: file.Posts })));
const Projects = lazy(() => import('../components/profile/Texts').then((file) => ({ default: file.Projects })));
const Jobs = lazy(() => import('../components/profile/Texts').then((file) => ({ default: file.Jobs })));
const Comments = lazy(() => import('../components/profile/Texts').then((file) => ({ default: file.Comments })));

/** A profile that can be reported; how that is done is the business of another feature. */
interface ReportableProfile {
  type: 'user_profile';
  id: string;
  author: Author;
  title: string;
}
type RenderReport = (profile: ReportableProfile, show: (report: Action | null) => ReactNode) => ReactNode;

interface Props {
  report: RenderReport;
  /** For whoever may not see it: the way in. */
  membersOnly: ReactNode;
}

/** Leads members to their own profile. */
export function OwnProfile() {
  const member = useMember();
  return member ? <Navigate to={paths.profile(member.username)} replace /> : null;
}

const reportable = (author: Author): ReportableProfile => ({ type: 'user_profile', id: author.id, author, title: `@${author.username}` });

/** Whether somebody's profile stands at this part of an address, whatever its case; their id does as well. */
const isAddressOf = (name: string, member: { id: string; username: string } | undefined): boolean =>
  member !== undefined && [member.username.toLowerCase(), member.id].includes(name.toLowerCase());

/** Who a member is, as far as they want to be known. */
export function ProfilePage({ report, membersOnly }: Props) {
  const { username = '' } = useParams();
  const own = useMember();
  const isOwn = own ? [own.username.toLowerCase(), own.id].includes(username.toLowerCase()) : false;
  const mine = useQuery({ ...ownProfileQuery(own?.id ?? ''), enabled: isOwn });
  const theirs = useQuery({ ...profileQuery(username), enabled: !isOwn });
  const { data, error, refetch } = isOwn ? mine : theirs;
  usePageTitle(data ? displayName(data) : 'Profil');
  // A former username leads to the present one.
  const { search } = useLocation();
  const present = isOwn ? undefined : theirs.data?.username;
  if (present && !isAddressOf(username, theirs.data)) return <Navigate to={{ pathname: paths.profile(present), search }} replace />;
  if (data)
    return (
      <Suspense fallback={<ProfileSkeleton />}>
        <OpenProfile key={data.id} profile={shownProfile(data)} isOwn={isOwn} report={report} />
      </Suspense>
    );
  if (!error) return <ProfileSkeleton />;
  const closed = closedMemberIn(error);
  if (closed)
    return (
      <Suspense fallback={<ProfileSkeleton />}>
        {report(reportable(closed), (action) => (
          <ClosedProfile member={closed} text={messageOf(error)} report={action} />
        ))}
      </Suspense>
    );
  if (hasCode(error, 'PROFILE_PRIVATE')) return <NoProfile icon={<IconLock />} title={PROFILE_TEXT.private} />;
  if (hasCode(error, 'PROFILE_WITHHELD')) return <NoProfile icon={<IconEyeOff />} title="Profil Görünmüyor" text={messageOf(error)} />;
  if (hasCode(error, 'PROFILE_MEMBERS_ONLY') || (error instanceof ApiError && error.status === 401)) return membersOnly;
  if (error instanceof ApiError && error.status === 404) return <NoProfile icon={<IconUserOff />} title="Profil Bulunamadı" text={messageOf(error)} />;
  return <ErrorState text={PROFILE_TEXT.pageFailed} onRetry={() => void refetch()} />;
}

const NoProfile = ({ icon, title, text }: { icon: ReactNode; title: string; text?: string }) => (
  <EmptyState heading="h1" icon={icon} title={title} text={text}>
    <LinkButton to={paths.forum()}>Foruma Dön</LinkButton>
  </EmptyState>
);

function OpenProfile({ profile, isOwn, report }: { profile: SeenProfile; isOwn: boolean; report: RenderReport }) {
  const { id } = profile;
  const other = { enabled: Boolean(useMember()) && !isOwn };
  const numbers = useQuery(statsQuery(id));
  const stats = numbers.data;
  const known = useQuery(knownForQuery(id)).data;
  const status = useQuery({ ...followStatusQuery(id), ...other });
  const mutual = useQuery({ ...mutualQuery(id), ...other });
  const [search] = useSearchParams();
  const tab = tabIn(search);
  // What stands above the text comes with it: nothing moves under somebody who has begun to read.
  if (numbers.isLoading || status.isLoading || mutual.isLoading) return <ProfileSkeleton />;
  return (
    <article className={classes.page}>
      <div className={classes.cover}>{profile.banner ? <img src={pictureIn(profile.banner, 'large')} alt="" /> : <WinterCover />}</div>
      <div className={classes.columns}>
        <div className={classes.who}>
          <ProfileWho
            profile={profile}
            place={placeLine(profile)}
            stats={stats}
            status={status.data}
            mutual={mutual.data}
            actions={
              isOwn ? (
                <OwnActions id={id} />
              ) : (
                report(reportable(profile), (action) =>
                  other.enabled ? (
                    <ProfileActions id={id} name={displayName(profile)} status={status.data} failed={status.isError} report={action} />
                  ) : (
                    <CardButton id={id} />
                  ),
                )
              )
            }
            below={isOwn && <Completeness id={id} />}
          />
        </div>
        <div className={classes.main}>
          <ProfileTabs stats={stats} chosen={tab} />
          <div {...panelOf(PROFILE, tab)}>
            <Suspense fallback={null}>
              {tab === 'overview' && <Overview profile={profile} stats={stats} known={known} />}
              {tab === 'forum' && <Topics id={id} />}
              {tab === 'blog' && <Posts id={id} />}
              {tab === 'projects' && <Projects id={id} />}
              {tab === 'jobs' && <Jobs id={id} />}
              {(tab === 'comments' || tab === 'solutions') && <Comments key={tab} id={id} which={tab} />}
              {tab === 'followers' && <People key={tab} id={id} side={tab} hidden={stats?.hidden.includes('follower_count') ?? false} />}
              {tab === 'following' && <People key={tab} id={id} side={tab} hidden={stats?.hidden.includes('following_count') ?? false} />}
            </Suspense>
          </div>
        </div>
        {known && (
          <div className={classes.activity}>
            <ActivitySquares activity={known.activity} />
          </div>
        )}
      </div>
    </article>
  );
}
