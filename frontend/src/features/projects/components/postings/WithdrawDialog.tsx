import type { Posting } from '@contracts/help-wanted';
import { Failure } from '../../../../calls/Failure';
import { Button } from '../../../../design/Button';
import { Dialog } from '../../../../design/Dialog';
import { useWithdraw } from '../../api/postings';
import classes from './ApplyDialog.module.css';

interface Props {
  applicationId: string;
  posting: Posting;
  onClose: () => void;
}

/** Says what goes with an application before it is taken back. */
export function WithdrawDialog({ applicationId, posting: { title }, onClose }: Props) {
  const withdraw = useWithdraw(applicationId);
  return (
    <Dialog title="Başvurunuz geri çekilsin mi?" onClose={onClose} footer={null}>
      <div className={classes.form}>
        <p>“{title}” ilanına yazdığınız mesaj silinir. İlan açık kaldıkça yeniden başvurabilirsiniz.</p>
        <Failure of={withdraw} />
        <div className={classes.ends}>
          <Button data-autofocus onClick={onClose}>
            Vazgeç
          </Button>
          <Button kind="primary" busy={withdraw.isPending && 'Geri çekiliyor…'} onClick={() => withdraw.mutate(undefined, { onSuccess: onClose })}>
            Geri çek
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
