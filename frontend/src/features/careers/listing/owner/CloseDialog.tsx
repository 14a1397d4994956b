import type { CloseJobRequest } from '@contracts/job-writing';
import { useState } from 'react';
import { Failure } from '../../../../calls/Failure';
import { Button } from '../../../../design/Button';
import { Dialog } from '../../../../design/Dialog';
import { Segment } from '../../../../design/Segment';
import { useCloseJob } from '../../api/saveJob';
import classes from './OwnerCard.module.css';

const AS: Record<CloseJobRequest['state'], string> = { filled: 'Pozisyon doldu', closed: 'Alımdan vazgeçildi' };

/** Why nobody can apply any more; it can be opened again. */
export function CloseDialog({ jobId, onClose }: { jobId: string; onClose: () => void }) {
  const [state, setState] = useState<CloseJobRequest['state']>('filled');
  const closing = useCloseJob(jobId);
  return (
    <Dialog title="İlan kapatılsın mı?" onClose={onClose} footer={null}>
      <div className={classes.dialog}>
        <p>İlan okunur kalır, yeni başvuru alınmaz. Gelen başvurular sizde durur; ilanı yeniden açabilirsiniz.</p>
        <Segment label="Neden" choices={AS} value={state} onChoose={setState} />
        <Failure of={closing} />
        <div className={classes.actions}>
          <Button onClick={onClose} data-autofocus>
            Vazgeç
          </Button>
          <Button kind="primary" busy={closing.isPending && 'Kapatılıyor…'} onClick={() => closing.mutate({ state }, { onSuccess: onClose })}>
            Kapat
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
