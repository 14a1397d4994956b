import { DISCLOSURE_LIMITS, DISCLOSURE_PURPOSE_LABEL, DISCLOSURE_PURPOSES, DISCLOSURE_TEXT, memberDisclosureProblem } from '@contracts/member-record';
import type { MemberCase } from '@contracts/moderation';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { IconEye } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { Kbd } from '../../desk/Kbd';
import { Panel } from '../../desk/Panel';
import { ReasonBox } from '../../desk/ReasonBox';
import { useShortcut } from '../../desk/ShortcutProvider';
import type { DeskDataProvider } from '../../providers/dataProvider';
import { VerificationRow } from './VerificationRow';

const KEY = 'p';

/** The member's address: it is shown to whoever says why they need it, and only until they turn to something else. */
export function IdentityBox({ member, mayVerify }: { member: MemberCase; mayVerify: boolean }) {
  const dataProvider = useDataProvider<DeskDataProvider>();
  const [asking, setAsking] = useState(false);
  const [purpose, setPurpose] = useState<(typeof DISCLOSURE_PURPOSES)[number]>('account_recovery');
  const { data, mutate, isPending, error } = useMutation({
    mutationFn: (reason: string) => dataProvider.emailOfMember(member.id, { purpose, reason }),
    gcTime: 0,
  });
  const link = useRef<HTMLAnchorElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useShortcut(KEY, 'E-postayı göster', () => setAsking(true), !data && !asking);
  useEffect(() => {
    if (data) link.current?.focus();
  }, [data]);
  const leave = () => {
    setAsking(false);
    // The button is there again only after the next drawing.
    requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <Panel title="Kimlik" level="h2" aside={<Box sx={{ fontSize: '.8125rem', color: 'tokens.faint' }}>görmek kayda geçer</Box>}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, fontSize: '.8125rem', overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          E-posta
        </Box>
        {data ? (
          <Link ref={link} href={`mailto:${data}`} sx={{ minWidth: 0 }}>
            {data}
          </Link>
        ) : (
          <span aria-hidden>••••</span>
        )}
        {!data && !asking && (
          <Button
            ref={button}
            size="small"
            variant="outlined"
            startIcon={<IconEye size={16} aria-hidden />}
            aria-keyshortcuts={KEY}
            onClick={() => setAsking(true)}
            sx={{ ml: 'auto', minHeight: { xs: 44, sm: 32 } }}
          >
            Göster <Kbd silent>{KEY}</Kbd>
          </Button>
        )}
      </Box>
      {asking && !data && (
        <ReasonBox
          name="Neden görmek istiyorsunuz?"
          label="Neden görmek istiyorsunuz?"
          hint={DISCLOSURE_TEXT.kept}
          confirmLabel="Göster"
          longest={DISCLOSURE_LIMITS.reason}
          problemOf={memberDisclosureProblem}
          refusal={error?.message ?? null}
          isPending={isPending}
          onConfirm={mutate}
          onLeave={leave}
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
      )}
      <VerificationRow key={String(member.must_verify_email)} member={member} mayAsk={mayVerify} />
    </Panel>
  );
}
