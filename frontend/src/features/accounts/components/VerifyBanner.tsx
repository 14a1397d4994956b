import { VERIFICATION_TEXT } from '@contracts/verification';
import { IconMailExclamation } from '@tabler/icons-react';
import { messageOf } from '../../../client/apiError';
import { Banner } from '../../../design/Banner';
import { Button } from '../../../design/Button';
import { useResendVerification } from '../api/signUp';

/** On top of every page until the address is verified once more: why one cannot write, and the way out. */
export function VerifyBanner({ email }: { email: string }) {
  const resend = useResendVerification();
  return (
    <Banner
      tone="warn"
      icon={<IconMailExclamation aria-hidden="true" />}
      title={VERIFICATION_TEXT.needed}
      action={
        !resend.isSuccess && (
          <Button busy={resend.isPending && 'Gönderiliyor…'} onClick={() => resend.mutate({ email })}>
            {VERIFICATION_TEXT.sendAgain}
          </Button>
        )
      }
    >
      <p>
        {VERIFICATION_TEXT.why} {VERIFICATION_TEXT.how}
      </p>
      <p role="status">{resend.isSuccess ? VERIFICATION_TEXT.sent : resend.error ? messageOf(resend.error) : `Adresiniz: ${email}`}</p>
    </Banner>
  );
}
