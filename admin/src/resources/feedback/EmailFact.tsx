import { disclosureProblem, FEEDBACK_TEXT } from '@contracts/feedback';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useEffect, useRef, useState } from 'react';
import { useCanAccess, useDataProvider } from 'react-admin';
import { Kbd } from '../../desk/Kbd';
import { ReasonBox } from '../../desk/ReasonBox';
import { useShortcut } from '../../desk/ShortcutProvider';
import { useReveal } from '../../desk/useReveal';
import type { DeskDataProvider } from '../../providers/dataProvider';

const KEY = 'p';

/** The giver's address: it is shown to whoever says why they need it, and only until they turn to something else. */
export function EmailFact({ feedbackId }: { feedbackId: string }) {
  const { canAccess } = useCanAccess({ resource: 'feedback-email', action: 'edit' });
  const [asking, setAsking] = useState(false);
  const dataProvider = useDataProvider<DeskDataProvider>();
  const { shown: email, ask, isPending, error } = useReveal((reason: string) => dataProvider.emailOf(feedbackId, reason));
  const link = useRef<HTMLAnchorElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useShortcut(KEY, FEEDBACK_TEXT.disclose, () => setAsking(true), canAccess === true && !email && !asking);
  useEffect(() => {
    if (email) link.current?.focus();
  }, [email]);
  const leave = () => {
    setAsking(false);
    // The button is there again only after the next drawing.
    requestAnimationFrame(() => button.current?.focus());
  };

  if (email)
    return (
      <Link ref={link} href={`mailto:${email}`}>
        {email}
      </Link>
    );
  if (!canAccess) return <>Gizli</>;
  if (asking)
    return (
      <ReasonBox
        name={FEEDBACK_TEXT.disclose}
        label="Gerekçe"
        hint={FEEDBACK_TEXT.emailKept}
        confirmLabel="Göster"
        problemOf={disclosureProblem}
        refusal={error?.message ?? null}
        isPending={isPending}
        onConfirm={ask}
        onLeave={leave}
      />
    );
  return (
    <Button ref={button} size="small" variant="outlined" aria-keyshortcuts={KEY} onClick={() => setAsking(true)} sx={{ minHeight: { xs: 44, sm: 32 } }}>
      {FEEDBACK_TEXT.disclose}{' '}
      <Kbd silent inherit>
        {KEY}
      </Kbd>
    </Button>
  );
}
