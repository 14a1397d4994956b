import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { chooseCookies, useCookieChoice } from '../../../client/cookieChoice';
import { Button } from '../../../design/Button';
import { paths } from '../../../paths';
import classes from './CookieChoice.module.css';

/** Asks whether something optional may be kept on this device; both answers weigh the same, and neither is no. */
export function CookieChoice() {
  const { choice } = useCookieChoice();
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    // Whoever opened it again from the foot of the page wants to be there.
    if (choice !== null) card.current?.focus();
  }, [choice]);
  return (
    <section ref={card} className={classes.card} aria-label="Çerez tercihleri" tabIndex={-1} data-cookie-choice>
      <p>
        Yalnızca giriş için zorunlu çerezler kullanıyoruz. Çevrimdışı okuyabilmeniz için bu cihazda önbellek de tutalım mı?{' '}
        <Link to={paths.page('cerez-politikasi')}>Ayrıntılar</Link>
      </p>
      <div className={classes.answers}>
        <Button wide onClick={() => chooseCookies('rejected')} aria-pressed={choice === null ? undefined : choice === 'rejected'}>
          Reddet
        </Button>
        <Button wide onClick={() => chooseCookies('accepted')} aria-pressed={choice === null ? undefined : choice === 'accepted'}>
          Kabul Et
        </Button>
      </div>
    </section>
  );
}
