import type { KnownMember } from '../../../client/knownMember';
import { Logo } from '../../../design/Logo';
import classes from './Closing.module.css';
import { HomeActions } from './HomeActions';

/** The invitation at the end of the page. */
export function Closing({ member }: { member: KnownMember | null }) {
  return (
    <section className={classes.section} aria-labelledby="closing">
      <div className={classes.card}>
        <Logo className={classes.star} hollow />
        <h2 id="closing">{member ? 'Meydan sizi bekliyor' : 'Meydanda yeriniz hazır'}</h2>
        <p>{member ? 'Yanıt bekleyen sorulara bakın ya da aklınızdakini siz sorun.' : 'Üyelik bir dakika sürer, ücretsizdir; reklam ve izleme yoktur.'}</p>
        <HomeActions member={member} />
      </div>
    </section>
  );
}
