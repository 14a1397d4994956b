import { type Author, displayName } from '@contracts/accounts';
import { PROFILE_TEXT } from '@contracts/profile';
import { jobLine } from '@contracts/profile-words';
import { SUBROLE_LABEL } from '@contracts/subroles';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ApiError, hasCode } from '../../../client/apiError';
import { Avatar } from '../../../design/Avatar';
import { Chip } from '../../../design/Chip';
import { statsQuery } from '../api/follow';
import { profileQuery, shownProfile } from '../api/publicProfile';
import classes from './MemberCard.module.css';
import { contributionsOf, shortForm } from './profile/profileWords';

/** What the server says of a profile that is not for this reader; whatever else went wrong is no affair of the profile. */
function failureOf(error: Error): string {
  if (hasCode(error, 'PROFILE_PRIVATE')) return PROFILE_TEXT.private;
  return error instanceof ApiError && !error.mayRepeat ? error.message : PROFILE_TEXT.loadFailed;
}

/** Who somebody is, in short: '2 yıldır üye · 1.204 katkı'. Asked for when it is first shown. */
export function MemberCard({ author }: { author: Author }) {
  const profile = useQuery(profileQuery(author.username));
  const stats = useQuery({ ...statsQuery(author.id), enabled: profile.isSuccess });
  const shown = profile.data && shownProfile(profile.data);
  const name = displayName(shown ?? author);
  const job = shown && jobLine(shown);
  return (
    <span className={classes.card}>
      <span className={classes.head}>
        <Avatar id={author.id} name={name} picture={(shown ?? author).avatar} size="large" />
        <span className={classes.names}>
          <b>{name}</b>
          <span className={classes.quiet}>@{author.username}</span>
        </span>
      </span>
      {job && <bdi className={classes.job}>{job}</bdi>}
      {shown && shown.subroles.length > 0 && (
        <span className={classes.chips}>
          {shown.subroles.map((subrole) => (
            <Chip key={subrole} tone="brand">
              {SUBROLE_LABEL[subrole]}
            </Chip>
          ))}
        </span>
      )}
      {profile.isError && <span className={classes.quiet}>{failureOf(profile.error)}</span>}
      {profile.isPending || stats.isLoading ? (
        <Skeleton component="span" className={classes.waiting} />
      ) : (
        shown && <span className={classes.quiet}>{shortForm(shown.created_at, stats.data && contributionsOf(stats.data), Date.now())}</span>
      )}
    </span>
  );
}
