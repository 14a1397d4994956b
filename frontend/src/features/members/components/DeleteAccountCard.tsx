import type { OwnUser } from '@contracts/accounts';
import { OWN_DATA_LIMITS, OWN_DATA_TEXT } from '@contracts/own-data';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../../design/Button';
import { Callout } from '../../../design/Callout';
import { Dialog } from '../../../design/Dialog';
import { exactTime } from '../../../design/dates';
import { useCancelDeletion } from '../api/ownData';
import { DeleteAccount } from './DeleteAccount';
import classes from './OwnData.module.css';
import type { Proving } from './proving';

/** The end of the account, with what it means said before, and the way back as long as there is one. */
export function DeleteAccountCard({ member, prove }: { member: OwnUser; prove: Proving }) {
  const [query, setQuery] = useSearchParams();
  // Whoever has gone to a provider to show who they are comes back to the step that they left.
  const [asking, setAsking] = useState(query.has('delete') && !member.deletion_due && member.role !== 'admin');
  const close = () => {
    setAsking(false);
    if (query.has('delete')) setQuery({}, { replace: true });
  };
  return (
    <section className={classes.card} aria-labelledby="deletion-title">
      <h2 id="deletion-title">Hesabımı sil</h2>
      {member.deletion_due ? <Pending due={member.deletion_due} /> : <Consequences />}
      {member.role === 'admin' && <p className={classes.muted}>{OWN_DATA_TEXT.adminKept}</p>}
      {!member.deletion_due && member.role !== 'admin' && (
        <div className={`${classes.actions} ${classes.start}`}>
          <Button className={classes.quietDanger} icon={<IconTrash aria-hidden="true" />} onClick={() => setAsking(true)}>
            Hesabımı sil…
          </Button>
        </div>
      )}
      {asking && (
        <Dialog title="Hesabımı sil" onClose={close} fillsPhone footer={null}>
          <DeleteAccount prove={prove} onDone={close} />
        </Dialog>
      )}
    </section>
  );
}

function Consequences() {
  return (
    <ul className={classes.list}>
      <li>Hesabınız {OWN_DATA_LIMITS.graceDays} gün sonra silinir. O güne kadar giriş yapıp vazgeçebilirsiniz.</li>
      <li>Sonra geri dönüşü yoktur: oturumlarınız kapanır, e-posta adresiniz, adlarınız ve doğum tarihiniz yok edilir, kullanıcı adınız boşa çıkar.</li>
      <li>Yazdıklarınız, siz nasıl seçerseniz, “Silinmiş üye” adıyla kalır ya da kaldırılır.</li>
      <li>Bir kopyasını saklamak isterseniz önce verilerinizi indirin.</li>
    </ul>
  );
}

function Pending({ due }: { due: string }) {
  const cancel = useCancelDeletion();
  return (
    <>
      <Callout tone="warn" title="Hesabınız silinecek">
        {exactTime(due)} tarihinde. O zamana kadar vazgeçebilirsiniz.
      </Callout>
      <div className={`${classes.actions} ${classes.start}`}>
        <Button kind="primary" busy={cancel.isPending && 'Vazgeçiliyor…'} onClick={() => cancel.mutate()}>
          Silmekten vazgeç
        </Button>
      </div>
    </>
  );
}
