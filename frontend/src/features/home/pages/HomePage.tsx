import { PAGES_TEXT } from '@contracts/pages';
import type { KnownMember } from '../../../client/knownMember';
import { Logo } from '../../../design/Logo';
import { turkishNumber } from '../../../design/numbers';
import { usePageTitle } from '../../../design/usePageTitle';
import { Closing } from '../components/Closing';
import { type FeatureId, Features } from '../components/Features';
import { HomeActions } from '../components/HomeActions';
import { LiveCard } from '../components/LiveCard';
import classes from './HomePage.module.css';

interface Props {
  member: KnownMember | null;
  memberCount: number | undefined;
  addresses: Readonly<Record<FeatureId, string | null>>;
}

export function HomePage({ member, memberCount, addresses }: Props) {
  usePageTitle('');
  return (
    <div className={classes.page}>
      <Logo className={classes.star} hollow />
      <section className={classes.hero}>
        <div>
          <h1 className={classes.title}>{PAGES_TEXT.slogan}</h1>
          <p className={classes.lead}>{PAGES_TEXT.lead}</p>
          <HomeActions member={member} />
          <p className={classes.count}>
            {memberCount === undefined ? (
              '\u00a0'
            ) : (
              <>
                <b>{turkishNumber(memberCount)}</b> üye
              </>
            )}
          </p>
        </div>
        <LiveCard />
      </section>
      <Features addresses={addresses} />
      <Closing member={member} />
    </div>
  );
}
