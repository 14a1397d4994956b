import { APPLICATION_LIMITS } from '@contracts/job-applications';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { Ask } from '../../../calls/Ask';
import { Button } from '../../../design/Button';
import { useWithdrawApplication } from '../api/applications';
import classes from './OwnApplication.module.css';

const EFFECT = 'CV’niz o anda silinir, kayıt kalır.';

/** Takes the application back, which asks before it is done. */
export function Withdraw({ id }: { id: string }) {
  const [isAsked, setAsked] = useState(false);
  const withdrawing = useWithdrawApplication(id);
  return (
    <div className={classes.withdraw}>
      <Button size="large" wide icon={<IconArrowBackUp aria-hidden="true" />} className={classes.danger} aria-haspopup="dialog" onClick={() => setAsked(true)}>
        Başvuruyu geri çek
      </Button>
      <p>{EFFECT}</p>
      {isAsked && (
        <Ask
          title="Başvuru geri çekilsin mi?"
          effect={`${EFFECT} Telefonunuz, e-postanız, notunuz ve yazışma da silinir. Bir ilana en fazla ${APPLICATION_LIMITS.again} kez başvurabilirsiniz.`}
          isGrave
          verb="Başvuruyu geri çek"
          doing="Geri çekiliyor…"
          calling={withdrawing}
          onDo={() => withdrawing.mutate(undefined, { onSuccess: () => setAsked(false) })}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  );
}
