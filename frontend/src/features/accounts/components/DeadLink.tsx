import { EMAIL_CHANGE_TEXT } from '@contracts/email-change';
import { IconLinkOff } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths';
import { AuthCard } from './AuthCard';
import classes from './AuthCard.module.css';

/** The way on from a link of a mail that did its work, or never will. */
export const toSecuritySettings = <Link to={paths.settings('security')}>Güvenlik ayarlarına git</Link>;

/** A link of a mail that has lost its token. */
export function DeadLink() {
  return (
    <AuthCard title="Bağlantı çalışmadı" below={toSecuritySettings}>
      <span className={`${classes.icon} ${classes.warn}`} aria-hidden="true">
        <IconLinkOff />
      </span>
      <p role="alert">{EMAIL_CHANGE_TEXT.linkInvalid}</p>
    </AuthCard>
  );
}
