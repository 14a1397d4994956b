import { type PasskeyInfo, SECOND_FACTOR_LIMITS } from '@contracts/second-factor';
import { IconFingerprint } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../design/Button';
import { Dialog } from '../../../design/Dialog';
import { knowsPasskeys } from '../api/passkeyBrowser';
import { usePasskeyAdd } from '../api/secondFactor';
import { FactorCard } from './FactorCard';
import { PasskeyName } from './PasskeyName';
import { PasskeyRow } from './PasskeyRow';
import classes from './SecondFactor.module.css';

const TEXT = 'Parmak izi, yüz veya cihaz PIN’i ile şifresiz giriş yapın.';
const UNKNOWN = 'Bu tarayıcı geçiş anahtarlarını tanımıyor.';

export function PasskeyCard({ passkeys, onCodes }: { passkeys: readonly PasskeyInfo[]; onCodes: (codes: string[]) => void }) {
  const [adding, setAdding] = useState(false);
  const add = usePasskeyAdd();
  const close = () => {
    setAdding(false);
    add.reset();
  };
  const send = (fields: { name: string }) =>
    add.mutate(fields, {
      onSuccess: ({ data }) => {
        close();
        if (data.recovery_codes) onCodes(data.recovery_codes);
      },
    });
  const full = passkeys.length >= SECOND_FACTOR_LIMITS.passkeys;
  return (
    <FactorCard
      icon={<IconFingerprint />}
      title="Geçiş anahtarları"
      on={passkeys.length > 0}
      text={knowsPasskeys() ? TEXT : UNKNOWN}
      action={knowsPasskeys() && !full && <Button onClick={() => setAdding(true)}>Geçiş anahtarı ekle</Button>}
    >
      {passkeys.length > 0 && (
        <ul className={classes.passkeys} aria-label="Geçiş anahtarlarınız">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {adding && (
        <Dialog title="Geçiş anahtarı ekle" onClose={close} footer={null}>
          <PasskeyName
            text="Bir ad verin; sonra tarayıcınız anahtarı nerede saklayacağınızı soracak."
            name=""
            action="Devam et"
            busy={add.isPending && 'Bekleniyor…'}
            error={add.error}
            onSend={send}
            onCancel={close}
          />
        </Dialog>
      )}
    </FactorCard>
  );
}
