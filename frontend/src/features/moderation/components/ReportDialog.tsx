import { MODERATION_TEXT, type ReportAccepted } from '@contracts/moderation';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useMember } from '../../../client/session';
import { Button, LinkButton } from '../../../design/Button';
import { Callout } from '../../../design/Callout';
import { Dialog } from '../../../design/Dialog';
import { paths } from '../../../paths';
import classes from './ReportDialog.module.css';
import { ReportForm } from './ReportForm';
import type { ReportTarget } from './reportTarget';

interface Props {
  target: ReportTarget;
  onClose: () => void;
}

export function ReportDialog({ target, onClose }: Props) {
  const member = useMember();
  const [accepted, setAccepted] = useState<ReportAccepted | null>(null);
  return (
    <Dialog title="İçerik Raporla" onClose={onClose} size="xl" footer={null} fillsPhone={Boolean(member) && !accepted}>
      {!member && <SignedOut onClose={onClose} />}
      {member && !accepted && <ReportForm target={target} onAccepted={setAccepted} onCancel={onClose} />}
      {accepted && <Accepted accepted={accepted} onClose={onClose} />}
    </Dialog>
  );
}

function SignedOut({ onClose }: { onClose: () => void }) {
  const { pathname, search, hash } = useLocation();
  return (
    <div className={classes.form}>
      <p>{MODERATION_TEXT.signInToReport}</p>
      <div className={classes.actions}>
        <LinkButton to={paths.login({ reason: 'report', redirect: pathname + search + hash })}>Giriş Yap</LinkButton>
        <Button kind="primary" onClick={onClose} data-autofocus>
          Tamam
        </Button>
      </div>
    </div>
  );
}

function Accepted({ accepted: { dailyCount, dailyLimit }, onClose }: { accepted: ReportAccepted; onClose: () => void }) {
  return (
    <div className={classes.form}>
      <Callout tone="ok" role="alert">
        <p>{MODERATION_TEXT.reportAccepted}</p>
        <p className={classes.faint}>{`Bugün ${dailyCount} rapor gönderdiniz. Kalan hakkınız: ${Math.max(dailyLimit - dailyCount, 0)}.`}</p>
      </Callout>
      <div className={classes.actions}>
        <Button kind="primary" onClick={onClose} data-autofocus>
          Tamam
        </Button>
      </div>
    </div>
  );
}
