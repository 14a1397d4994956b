import { PAGES_TEXT } from '@contracts/pages';
import type { KnownMember } from '../../../client/knownMember';
import { Logo } from '../../../design/Logo';
import { turkishNumber } from '../../../design/numbers';
import { usePageTitle } from '../../../design/usePageTitle';
import { type FeatureId, Features } from '../components/Features';
import { HomeActions } from '../components/HomeActions';
import { LiveCard } from '../components/LiveCard';
import classes from './HomePage.module.css';

/** The invitation at the end of the page. */
function Closing({ member }: { member: KnownMember | null }) {
  return (
    <section className={classes.section} aria-labelledby="closing">
      <div className={classes.card}>
        <Logo className={classes.closingStar} hollow />
        <h2 id="closing">{member ? 'Meydan sizi bekliyor' : 'Meydanda yeriniz hazır'}</h2>
        <p>{member ? 'Yanıt bekleyen sorulara bakın ya da aklınızdakini siz sorun.' : 'Üyelik bir dakika sürer, ücretsizdir; reklam ve izleme yoktur.'}</p>
        <HomeActions member={member} />
      </div>
    </section>
  );
}

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
