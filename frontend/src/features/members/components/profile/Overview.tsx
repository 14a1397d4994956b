import type { KnownFor, ProfileStats } from '@contracts/follow';
import type { SeenProfile } from '@contracts/profile-details';
import { CvSections } from './CvSections';
import { KnownForPanel } from './KnownForPanel';
import classes from './Overview.module.css';
import { Skills } from './Skills';

interface Props {
  profile: SeenProfile;
  stats: ProfileStats | undefined;
  known: KnownFor | undefined;
}

/** The first tab: who it is, what they are known for, then the CV. */
export const Overview = ({ profile, stats, known }: Props) => (
  <div className={classes.overview}>
    {profile.bio?.trim() && (
      <section aria-labelledby="about">
        <h2 id="about" className={classes.title}>
          Hakkımda
        </h2>
        <p className={classes.bio} dir="auto">
          {profile.bio}
        </p>
      </section>
    )}
    {stats && known && <KnownForPanel stats={stats} known={known} />}
    <Skills skills={profile.skills} hidden={profile.hidden.includes('skills_visible')} />
    <CvSections profile={profile} />
  </div>
);
