import { IconDeviceMobile } from '@tabler/icons-react';
import { useState } from 'react';
import { messageOf } from '../../../client/apiError';
import { Button } from '../../../design/Button';
import { Dialog } from '../../../design/Dialog';
import { exactTime } from '../../../design/dates';
import { toast } from '../../../design/toast';
import { useTotpRemove, useTotpStart } from '../api/secondFactor';
import { FactorCard } from './FactorCard';
import { ProofForm } from './ProofForm';
import { TotpSetup } from './TotpSetup';

export function TotpCard({ since, onCodes }: { since: string | null; onCodes: (codes: string[]) => void }) {
  const [removing, setRemoving] = useState(false);
  const start = useTotpStart();
  const remove = useTotpRemove();
  const begin = () => start.mutate(undefined, { onError: (error) => void toast({ text: messageOf(error), tone: 'danger' }) });
  const done = (codes: string[] | null) => {
    start.reset();
    if (codes) onCodes(codes);
  };
  const close = () => {
    setRemoving(false);
    remove.reset();
  };
  return (
    <FactorCard
      icon={<IconDeviceMobile />}
      title="Doğrulama uygulaması"
      on={since !== null}
      text={
        since
          ? `${exactTime(since)} tarihinden beri girişte uygulamanızdaki kod soruluyor.`
          : 'Girişte, telefonunuzdaki bir uygulamanın ürettiği kod da sorulur.'
      }
      action={
        since ? (
          <Button onClick={() => setRemoving(true)}>Kapat</Button>
        ) : (
          <Button busy={start.isPending && 'Hazırlanıyor…'} onClick={begin}>
            Kur
          </Button>
        )
      }
    >
      {start.data && (
        <Dialog title="Doğrulama uygulamasını kur" onClose={start.reset} fillsPhone footer={null}>
          <TotpSetup start={start.data.data} onDone={done} onCancel={start.reset} />
        </Dialog>
      )}
      {removing && (
        <Dialog title="Doğrulama uygulamasını kapat" onClose={close} footer={null}>
          <ProofForm text="Girişte artık bu uygulamadaki kod sorulmayacak." action="Kapat" mutation={remove} onDone={close} onCancel={close} />
        </Dialog>
      )}
    </FactorCard>
  );
}
