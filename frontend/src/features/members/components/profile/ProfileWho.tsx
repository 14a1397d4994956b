import { displayName } from '@contracts/accounts';
import { FOLLOW_TEXT, type FollowStatus, type MutualFollowers, type ProfileStats } from '@contracts/follow';
import { PRIVACY_TEXT } from '@contracts/privacy';
import { EXPERIENCE_LEVELS, type SeenProfile } from '@contracts/profile-details';
import { jobLine, safeHref, shortAddress } from '@contracts/profile-words';
import { SUBROLE_LABEL } from '@contracts/subroles';
import { IconBrandGithub, IconBrandLinkedin, IconCake, IconCalendar, IconMapPin, IconWorld } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Avatar } from '../../../../design/Avatar';
import { Chip } from '../../../../design/Chip';
import { longDate, monthAndYear } from '../../../../design/dates';
import { turkishNumber } from '../../../../design/numbers';
import { RoleChip } from '../../../../design/RoleChip';
import { OUTSIDE } from './OutLink';
import classes from './ProfileWho.module.css';
import { contributionsOf, handleIn, namesAndMore } from './profileWords';

interface Props {
  profile: SeenProfile;
  /** 'İzmir, Türkiye' */
  place: string;
  stats: ProfileStats | undefined;
  status: FollowStatus | undefined;
  mutual: MutualFollowers | undefined;
  /** What can be done here: follow and report, or edit. */
  actions: ReactNode;
  /** For the owner: how full the profile is. */
  below?: ReactNode;
}

/** Who a member is, beside what they do. */
export function ProfileWho({ profile, place, stats, status, mutual, actions, below }: Props) {
  const name = displayName(profile);
  const job = jobLine(profile);
  return (
    <div className={classes.who}>
      <div className={classes.top}>
        <div className={classes.picture}>
          <Avatar id={profile.id} name={name} picture={profile.avatar} size="large" />
        </div>
        {stats && <PhoneNumbers stats={stats} />}
      </div>
      <div className={classes.names}>
        <h1 dir="auto">{name}</h1>
        <p className={classes.username}>
          <span>@{profile.username}</span>
          <RoleChip role={profile.role} />
          {status?.followsYou && <Chip>{FOLLOW_TEXT.followsYou}</Chip>}
        </p>
      </div>
      {job && (
        <p className={classes.job} dir="auto">
          {job}
        </p>
      )}
      {(profile.subroles.length > 0 || profile.experience_level) && (
        <ul className={classes.chips} aria-label="Roller">
          {profile.subroles.map((subrole) => (
            <li key={subrole}>
              <Chip tone="brand">{SUBROLE_LABEL[subrole]}</Chip>
            </li>
          ))}
          {profile.experience_level && (
            <li>
              <Chip>{EXPERIENCE_LEVELS[profile.experience_level]}</Chip>
            </li>
          )}
        </ul>
      )}
      {actions}
      {below}
      {mutual && mutual.count > 0 && <Mutual mutual={mutual} />}
      <ul className={classes.facts}>
        <li>
          <IconCalendar aria-hidden="true" />
          <span>
            Katılma: <time dateTime={profile.created_at}>{monthAndYear(profile.created_at)}</time>
            {stats && <span className={classes.onDesk}> · {turkishNumber(contributionsOf(stats))} katkı</span>}
          </span>
        </li>
        {place && (
          <li>
            <IconMapPin aria-hidden="true" />
            <bdi>{place}</bdi>
          </li>
        )}
        {profile.birth_date && (
          <li>
            <IconCake aria-hidden="true" />
            <span>
              Doğum tarihi: <time dateTime={profile.birth_date}>{longDate(`${profile.birth_date}T12:00:00`)}</time>
            </span>
          </li>
        )}
      </ul>
      <Social links={profile.social_links} hidden={profile.hidden.includes('social_links_visible')} />
    </div>
  );
}

function PhoneNumbers({ stats }: { stats: ProfileStats }) {
  const numbers: [number, string][] = [
    [stats.solution_count, 'çözüm'],
    [contributionsOf(stats), 'katkı'],
  ];
  if (!stats.hidden.includes('follower_count')) numbers.push([stats.follower_count, 'takipçi']);
  return (
    <ul className={classes.numbers}>
      {numbers.map(([count, of]) => (
        <li key={of}>
          <b>{turkishNumber(count)}</b> <small>{of}</small>
        </li>
      ))}
    </ul>
  );
}

const Mutual = ({ mutual: { members, count } }: { mutual: MutualFollowers }) => {
  const named = members.slice(0, count > members.length ? 2 : 3);
  return (
    <div className={classes.mutual}>
      <span className={classes.faces} aria-hidden="true">
        {members.map((member) => (
          <Avatar key={member.id} id={member.id} name={displayName(member)} picture={member.avatar} size="small" />
        ))}
      </span>
      <span>
        Takip ettiklerinizden{' '}
        <bdi>
          {namesAndMore(
            named.map((member) => member.first_name ?? displayName(member)),
            count,
          )}
        </bdi>{' '}
        takip ediyor
      </span>
    </div>
  );
};

function Social({ links, hidden }: { links: SeenProfile['social_links']; hidden: boolean }) {
  const shown = [
    { name: 'GitHub', href: safeHref(links?.github ?? ''), Icon: IconBrandGithub, tell: (href: string) => `GitHub · ${handleIn(href)}` },
    { name: 'LinkedIn', href: safeHref(links?.linkedin ?? ''), Icon: IconBrandLinkedin, tell: (href: string) => `LinkedIn · ${handleIn(href)}` },
    { name: 'Web Sitesi', href: safeHref(links?.website ?? ''), Icon: IconWorld, tell: shortAddress },
  ].flatMap(({ href, ...rest }) => (href ? [{ href, ...rest }] : []));
  if (shown.length === 0 && !hidden) return null;
  return (
    <section className={classes.social} aria-label="Sosyal Medya">
      <h2 className={classes.onDesk}>Sosyal Medya</h2>
      {hidden ? (
        <p className={classes.hidden}>
          <span className={classes.onPhone}>Sosyal Medya: </span>
          {PRIVACY_TEXT.hidden}
        </p>
      ) : (
        <ul>
          {shown.map(({ name, href, Icon, tell }) => (
            <li key={name}>
              <a href={href} {...OUTSIDE}>
                <Icon aria-hidden="true" />
                <span className={classes.onPhone}>{name}</span>
                <span className={classes.onDesk}>{tell(href)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
