import { type AccountRegained, droppedInWords, TAKING_BACK_TEXT } from '@contracts/taking-back';
import { IconShieldCheck } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../design/Button';
import { paths } from '../../../paths';
import { AuthCard } from './AuthCard';
import classes from './AuthCard.module.css';

/** The account is its owner's again: says what somebody else had added, and goes on to the new password. */
export function TakenBack({ accessToken, dropped }: AccountRegained) {
  const navigate = useNavigate();
  const ways = droppedInWords(dropped);
  return (
    <AuthCard title="Hesabınız yeniden sizin">
      <span className={classes.icon} aria-hidden="true">
        <IconShieldCheck />
      </span>
      <div role="status" className={classes.told}>
        <p>Bütün oturumlar kapatıldı.</p>
        {ways.length > 0 && (
          <>
            <p>{TAKING_BACK_TEXT.dropped}</p>
            <ul>
              {ways.map((way) => (
                <li key={way}>{way}</li>
              ))}
            </ul>
            <p className={classes.aside}>{TAKING_BACK_TEXT.addAgain}</p>
          </>
        )}
      </div>
      <Button kind="primary" size="large" onClick={() => navigate(paths.newPassword(accessToken), { replace: true })}>
        Yeni şifre belirle
      </Button>
    </AuthCard>
  );
}
