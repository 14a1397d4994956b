import { type Author, displayName } from '@contracts/accounts';
import { cityName, countryName } from '@contracts/places';
import { PROFILE_TEXT } from '@contracts/profile';
import type { SeenProfile } from '@contracts/profile-details';
import { pictureIn } from '@contracts/profile-files';
import { IconEyeOff, IconLock, IconPencil, IconUserOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { ApiError, hasCode, messageOf } from '../../../client/apiError';
import { useMember } from '../../../client/session';
import type { Action } from '../../../design/ActionButton';
import { LinkButton } from '../../../design/Button';
import { EmptyState } from '../../../design/EmptyState';
import { ErrorState } from '../../../design/ErrorState';
import { usePageTitle } from '../../../design/usePageTitle';
import { WinterCover } from '../../../design/WinterCover';
import { paths } from '../../../paths';
import { followStatusQuery, knownForQuery, mutualQuery, statsQuery } from '../api/follow';
import { closedMemberIn, ownProfileQuery, profileQuery, shownProfile } from '../api/publicProfile';
import { ActivitySquares } from '../components/profile/ActivitySquares';
import { Overview } from '../components/profile/Overview';
import { ProfileActions } from '../components/profile/ProfileActions';
import { ProfileSkeleton } from '../components/profile/ProfileSkeleton';
import { ProfileTabs, panelId, tabId } from '../components/profile/ProfileTabs';
import { ProfileWho } from '../components/profile/ProfileWho';
import { tabIn } from '../components/profile/profileTabs';
import classes from './ProfilePage.module.css';

const ClosedProfile = lazy(() => import('../components/profile/ClosedProfile').then((file) => ({ default: file.ClosedProfile })));
const Completeness = lazy(() => import('../components/profile/Completeness').then((file) => ({ default: file.Completeness })));
const People = lazy(() => import('../components/profile/People').then((file) => ({ default: file.People })));
const Topics = lazy(() => import('../components/profile/Texts').then((file) => ({ default: file.Topics })));
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

/** Who a member is, as far as they want to be known. */
export function ProfilePage({ report, membersOnly }: Props) {
  const { username = '' } = useParams();
  const own = useMember();
  const isOwn = own ? [own.username.toLowerCase(), own.id].includes(username.toLowerCase()) : false;
  const mine = useQuery({ ...ownProfileQuery(own?.id ?? ''), enabled: isOwn });
  const theirs = useQuery({ ...profileQuery(username), enabled: !isOwn });
  const { data, error, refetch } = isOwn ? mine : theirs;
  usePageTitle(data ? displayName(data) : 'Profil');
  if (data) return <OpenProfile key={data.id} profile={shownProfile(data)} isOwn={isOwn} report={report} />;
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
  if (error instanceof ApiError && error.status === 401) return membersOnly;
  if (error instanceof ApiError && error.status === 404) return <NoProfile icon={<IconUserOff />} title="Profil Bulunamadı" text={messageOf(error)} />;
  return <ErrorState text="Profil bilgileri yüklenirken bir hata oluştu." onRetry={() => void refetch()} />;
}

const NoProfile = ({ icon, title, text }: { icon: ReactNode; title: string; text?: string }) => (
  <EmptyState heading="h1" icon={icon} title={title} text={text}>
    <LinkButton to={paths.forum()}>Foruma Dön</LinkButton>
  </EmptyState>
);

function OpenProfile({ profile, isOwn, report }: { profile: SeenProfile; isOwn: boolean; report: RenderReport }) {
  const { id } = profile;
  const other = { enabled: Boolean(useMember()) && !isOwn };
  const stats = useQuery(statsQuery(id)).data;
  const known = useQuery(knownForQuery(id)).data;
  const status = useQuery({ ...followStatusQuery(id), ...other });
  const mutual = useQuery({ ...mutualQuery(id), ...other }).data;
  const [search] = useSearchParams();
  const tab = tabIn(search);
  return (
    <article className={classes.page}>
      <div className={classes.cover}>{profile.banner ? <img src={pictureIn(profile.banner, 'large')} alt="" /> : <WinterCover />}</div>
      <div className={classes.columns}>
        <div className={classes.who}>
          <ProfileWho
            profile={profile}
            place={placeOf(profile)}
            stats={stats}
            status={status.data}
            mutual={mutual}
            actions={
              isOwn ? (
                <LinkButton to={paths.editProfile()} icon={<IconPencil aria-hidden="true" />}>
                  Profili Düzenle
                </LinkButton>
              ) : (
                report(
                  reportable(profile),
                  (action) =>
                    other.enabled && <ProfileActions id={id} name={displayName(profile)} status={status.data} failed={status.isError} report={action} />,
                )
              )
            }
            below={
              isOwn && (
                <Suspense fallback={null}>
                  <Completeness id={id} />
                </Suspense>
              )
            }
          />
        </div>
        <div className={classes.main}>
          <ProfileTabs stats={stats} chosen={tab} />
          <div role="tabpanel" id={panelId(tab)} aria-labelledby={tabId(tab)}>
            <Suspense fallback={null}>
              {tab === 'overview' && <Overview profile={profile} stats={stats} known={known} />}
              {tab === 'forum' && <Topics id={id} />}
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

/** 'Konak, İzmir, Türkiye' */
function placeOf({ addresses }: SeenProfile): string {
  if (!addresses) return '';
  const { country, city, district } = addresses;
  return [district, city && cityName(country, city), country && countryName(country)].filter(Boolean).join(', ');
}
