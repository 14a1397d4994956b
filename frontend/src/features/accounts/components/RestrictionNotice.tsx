import type { RestrictionNotice as Restriction } from '@contracts/envelope';
import { MODERATION_TEXT, restrictionText } from '@contracts/moderation';
import { IconLock } from '@tabler/icons-react';
import { LinkButton } from '../../../design/Button';
import { exactTime } from '../../../design/dates';
import { paths } from '../../../paths';
import classes from './AuthCard.module.css';

const UNTIL_THEN = 'Bu sürede forumu giriş yapmadan okuyabilirsiniz. Süre dolduğunda aşağıdan yeniden giriş yapabilirsiniz.';
const HOW_TO_APPEAL = 'Karara itiraz edebilirsiniz: bağlantısı e-posta adresinize gönderildi. Aşağıdan giriş yapmayı denerseniz burada da görünür.';
const FOR_GOOD = 'Forumu giriş yapmadan okuyabilirsiniz.';

interface Props {
  restriction: Restriction | null;
  /** Opens the appeal against it, for whoever has shown here who they are. */
  appeal?: string | null;
}

/** Tells a restricted member calmly what happened, why, and until when. */
export function RestrictionNotice({ restriction, appeal = null }: Props) {
  return (
    <section className={classes.card} aria-labelledby="restriction-title" role="alert">
      <span className={`${classes.icon} ${classes.warn}`} aria-hidden="true">
        <IconLock />
      </span>
      <h1 className={classes.title} id="restriction-title">
        Hesabınız kısıtlandı
      </h1>
      <p>{restriction ? restrictionText(restriction, exactTime) : 'Hesabınızla şu anda giriş yapılamıyor.'}</p>
      {restriction && (
        <dl className={classes.facts}>
          <dt>Durum</dt>
          <dd>{restriction.status === 'banned' ? 'Yasaklandı' : 'Uzaklaştırıldı'}</dd>
          <dt>Sebep</dt>
          <dd>{restriction.reason ?? MODERATION_TEXT.unknownReason}</dd>
          <dt>Bitiş</dt>
          <dd>{endOf(restriction)}</dd>
        </dl>
      )}
      <p className={classes.text}>{restriction?.until ? UNTIL_THEN : FOR_GOOD}</p>
      {appeal ? (
        <LinkButton kind="primary" size="large" to={paths.appeal(appeal)}>
          Nedenini gör ve itiraz et
        </LinkButton>
      ) : (
        <p className={classes.text}>{HOW_TO_APPEAL}</p>
      )}
    </section>
  );
}

function endOf({ status, until }: Restriction) {
  if (until) return <time dateTime={until}>{exactTime(until)}</time>;
  return status === 'banned' ? 'Kalıcı' : 'Belirsiz';
}
