import { SECOND_FACTOR_TEXT } from '@contracts/second-factor';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../client/apiError';
import { Callout } from '../../../design/Callout';
import { Dialog } from '../../../design/Dialog';
import { ErrorState } from '../../../design/ErrorState';
import { hasFactor, secondFactorQuery } from '../api/secondFactor';
import { PasskeyCard } from './PasskeyCard';
import { RecoveryCard } from './RecoveryCard';
import { RecoveryCodeList } from './RecoveryCodeList';
import classes from './SecondFactor.module.css';
import { SettingsSection } from './SettingsSection';
import { TotpCard } from './TotpCard';

/** What a member shows beside the password, to be set up, looked at and removed. */
export function SecondFactorSection() {
  const [codes, setCodes] = useState<string[] | null>(null);
  return (
    <SettingsSection title="İki adımlı doğrulama" text="Şifreniz başkasının eline geçse bile hesabınıza yalnızca siz girersiniz.">
      <Factors onCodes={setCodes} />
      {codes && (
        <Dialog title="Kurtarma kodlarınız" onClose={() => setCodes(null)} stays footer={null}>
          <RecoveryCodeList codes={codes} onClose={() => setCodes(null)} />
        </Dialog>
      )}
    </SettingsSection>
  );
}

function Factors({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const { data, error, isError, refetch } = useQuery(secondFactorQuery);
  if (isError) return <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  return (
    <>
      {data.required && !hasFactor(data) && (
        <Callout tone="warn" role="status" title="Göreviniz için gerekli">
          {SECOND_FACTOR_TEXT.requiredHere}
        </Callout>
      )}
      <ul className={classes.cards}>
        <TotpCard since={data.totp_since} onCodes={onCodes} />
        <PasskeyCard passkeys={data.passkeys} onCodes={onCodes} />
        {hasFactor(data) && <RecoveryCard left={data.recovery_codes_left} onCodes={onCodes} />}
      </ul>
    </>
  );
}

const Waiting = () => (
  <div className={classes.cards} role="status" aria-label="Yükleniyor...">
    {[1, 2].map((card) => (
      <div key={card} className={classes.waiting}>
        <Skeleton height="100%" />
      </div>
    ))}
  </div>
);
