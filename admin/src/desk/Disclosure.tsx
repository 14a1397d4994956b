import { DISCLOSURE_LIMITS, DISCLOSURE_PURPOSE_LABEL, DISCLOSURE_PURPOSES, memberDisclosureProblem } from '@contracts/member-record';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { IconEye } from '@tabler/icons-react';
import { type RefObject, useRef, useState } from 'react';
import { Kbd } from './Kbd';
import { ReasonBox } from './ReasonBox';
import { useReveal } from './useReveal';

type Purpose = (typeof DISCLOSURE_PURPOSES)[number];

export interface Disclosure<Shown> {
  readonly shown: Shown | undefined;
  readonly asking: boolean;
  ask(): void;
  leave(): void;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly isPending: boolean;
  readonly error: Error | null;
  reveal(purpose: Purpose, reason: string): void;
}

/** What is personal: `read` fetches it for whoever says why, and it is shown only until they turn to something else. */
export function useDisclosure<Shown>(read: (asked: { purpose: Purpose; reason: string }) => Promise<Shown>): Disclosure<Shown> {
  const [asking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { shown, ask, isPending, error } = useReveal(read);
  return {
    shown,
    asking,
    ask: () => setAsking(true),
    leave: () => {
      setAsking(false);
      // The button is there again only after the next drawing.
      requestAnimationFrame(() => button.current?.focus());
    },
    button,
    isPending,
    error,
    reveal: (purpose, reason) => ask({ purpose, reason }),
  };
}

/** Stands beside what is hidden, as long as nobody asks for it. */
export function DisclosureButton<Shown>({ of, shortcut }: { of: Disclosure<Shown>; shortcut?: string }) {
  if (of.shown || of.asking) return null;
  return (
    <Button
      ref={of.button}
      size="small"
      variant="outlined"
      startIcon={<IconEye size={16} aria-hidden />}
      aria-keyshortcuts={shortcut}
      onClick={of.ask}
      sx={{ minHeight: { xs: 44, sm: 32 } }}
    >
      Göster {shortcut && <Kbd silent>{shortcut}</Kbd>}
    </Button>
  );
}

/** Asks for what, and why. */
export function DisclosureReason<Shown>({ of, hint, usual }: { of: Disclosure<Shown>; hint: string; usual: Purpose }) {
  const [purpose, setPurpose] = useState<Purpose>(usual);
  if (!of.asking || of.shown) return null;
  return (
    <ReasonBox
      name="Neden görmek istiyorsunuz?"
      label="Neden görmek istiyorsunuz?"
      hint={hint}
      confirmLabel="Göster"
      longest={DISCLOSURE_LIMITS.reason}
      problemOf={memberDisclosureProblem}
      refusal={of.error?.message ?? null}
      isPending={of.isPending}
      onConfirm={(reason) => of.reveal(purpose, reason)}
      onLeave={of.leave}
    >
      <ToggleButtonGroup
        exclusive
        size="small"
        value={purpose}
        aria-label="Amaç"
        onChange={(_, chosen) => chosen && setPurpose(chosen)}
        sx={{ flexWrap: 'wrap', '& .MuiToggleButton-root': { minHeight: { xs: 44, sm: 32 }, textTransform: 'none' } }}
      >
        {DISCLOSURE_PURPOSES.map((name) => (
          <ToggleButton key={name} value={name}>
            {DISCLOSURE_PURPOSE_LABEL[name]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </ReasonBox>
  );
}

/** Stands at the head of a box whose contents are hidden. */
export const DISCLOSURE_ASIDE = 'görmek kayda geçer';
