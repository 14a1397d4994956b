import { IconLifebuoy } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../design/Button';
import { Dialog } from '../../../design/Dialog';
import { useNewRecoveryCodes } from '../api/secondFactor';
import { FactorCard } from './FactorCard';
import { ProofForm } from './ProofForm';

/** Codes that stand in for a lost factor. */
export function RecoveryCard({ left, onCodes }: { left: number; onCodes: (codes: string[]) => void }) {
  const [asking, setAsking] = useState(false);
  const renew = useNewRecoveryCodes();
  const close = () => {
    setAsking(false);
    renew.reset();
  };
  return (
    <FactorCard
      icon={<IconLifebuoy />}
      title="Kurtarma kodları"
      on={null}
      text={left > 0 ? `${left} kullanılmamış kodunuz var.` : 'Kullanılmamış kodunuz kalmadı; yenilerini üretin.'}
      action={<Button onClick={() => setAsking(true)}>Yeni kodlar üret</Button>}
    >
      {asking && (
        <Dialog title="Yeni kurtarma kodları" onClose={close} footer={null}>
          <ProofForm
            text="Elinizdeki eski kodlar artık geçmeyecek."
            action="Üret"
            mutation={renew}
            onDone={({ data }) => {
              close();
              onCodes(data.recovery_codes);
            }}
            onCancel={close}
          />
        </Dialog>
      )}
    </FactorCard>
  );
}
