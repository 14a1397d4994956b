import type { MemberCase } from '@contracts/moderation';
import { VERIFICATION_LIMITS, VERIFICATION_TEXT, type VerificationDemandRequest } from '@contracts/verification';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Kbd } from '../../desk/Kbd';
import { ReasonBox } from '../../desk/ReasonBox';
import { useShortcut } from '../../desk/ShortcutProvider';
import { useSanctions } from './useSanctions';

const KEY = 'v';

const problemOf = (note: string): string | null => {
  const { length } = note.trim();
  return length === 0 ? VERIFICATION_TEXT.noteNeeded : length > VERIFICATION_LIMITS.note ? VERIFICATION_TEXT.noteLong : null;
};

/** Asking for it, and taking that back: each with why. */
const ASK = {
  label: 'Yeniden doğrulat',
  title: 'Adresini neden yeniden doğrulamalı?',
  hint: 'Üye, e-postasındaki bağlantıyı açana kadar yazamaz; okur ve giriş yapar. Yazdığınız bağlantıyla birlikte gider.',
  confirm: 'Doğrulama iste',
} as const;
const WITHDRAW = {
  label: 'İsteği geri al',
  title: 'Doğrulama isteğini neden geri alıyorsunuz?',
  hint: 'Üye hemen yeniden yazabilir; gönderilen bağlantı geçersiz olur. Gerekçeniz geçmişte kalır.',
  confirm: 'Geri al',
} as const;

const stateOf = ({ email_verified, must_verify_email }: MemberCase): string => {
  if (!email_verified) return 'E-posta doğrulanmadı';
  return must_verify_email ? 'Yeniden doğrulama bekleniyor; yazamaz' : 'E-posta doğrulandı';
};

/** Whether the member's address is known to be theirs, and what staff do when they doubt it. */
export function VerificationRow({ member, mayAsk }: { member: MemberCase; mayAsk: boolean }) {
  const [asking, setAsking] = useState(false);
  const leave = () => setAsking(false);
  const isDue = member.must_verify_email;
  const words = isDue ? WITHDRAW : ASK;
  const { act, isPending } = useSanctions<VerificationDemandRequest>(
    (server, request, key) => (isDue ? server.withdrawVerification(member.id, request, key) : server.demandVerification(member.id, request, key)),
    isDue ? VERIFICATION_TEXT.withdrawn : VERIFICATION_TEXT.demanded,
    leave,
  );
  const canAsk = mayAsk && member.email_verified && !asking;
  useShortcut(KEY, words.label, () => setAsking(true), canAsk);
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 3,
          mt: 3,
          fontSize: '.8125rem',
          '@media (hover: none)': { '& kbd': { display: 'none' } },
        }}
      >
        <Box component="span" sx={{ color: 'text.secondary' }}>
          Doğrulama
        </Box>
        <span>{stateOf(member)}</span>
        {canAsk && (
          <Button size="small" variant="outlined" aria-keyshortcuts={KEY} onClick={() => setAsking(true)} sx={{ ml: 'auto', minHeight: { xs: 44, sm: 32 } }}>
            {words.label} <Kbd silent>{KEY}</Kbd>
          </Button>
        )}
      </Box>
      {asking && (
        <ReasonBox
          name={words.label}
          label={words.title}
          hint={words.hint}
          confirmLabel={words.confirm}
          longest={VERIFICATION_LIMITS.note}
          problemOf={problemOf}
          isPending={isPending}
          onConfirm={(note) => act({ note })}
          onLeave={leave}
        />
      )}
    </>
  );
}
