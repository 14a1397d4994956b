import { DISCLOSURE_TEXT } from '@contracts/member-record';
import type { MemberCase } from '@contracts/moderation';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useEffect, useRef } from 'react';
import { useDataProvider } from 'react-admin';
import { DISCLOSURE_ASIDE, DisclosureButton, DisclosureReason, useDisclosure } from '../../desk/Disclosure';
import { Panel } from '../../desk/Panel';
import { useShortcut } from '../../desk/ShortcutProvider';
import type { DeskDataProvider } from '../../providers/dataProvider';
import { VerificationRow } from './VerificationRow';

const KEY = 'p';

/** The member's address. */
export function IdentityBox({ member, mayVerify }: { member: MemberCase; mayVerify: boolean }) {
  const dataProvider = useDataProvider<DeskDataProvider>();
  const disclosure = useDisclosure((asked) => dataProvider.emailOfMember(member.id, asked));
  const { shown, asking, ask } = disclosure;
  const link = useRef<HTMLAnchorElement>(null);
  useShortcut(KEY, 'E-postayı göster', ask, !shown && !asking);
  useEffect(() => {
    if (shown) link.current?.focus();
  }, [shown]);
  return (
    <Panel title="Kimlik" level="h2" aside={<Box sx={{ fontSize: '.8125rem', color: 'tokens.faint' }}>{DISCLOSURE_ASIDE}</Box>}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, fontSize: '.8125rem', overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          E-posta
        </Box>
        {shown ? (
          <Link ref={link} href={`mailto:${shown}`} sx={{ minWidth: 0 }}>
            {shown}
          </Link>
        ) : (
          <span aria-hidden>••••</span>
        )}
        <Box sx={{ ml: 'auto' }}>
          <DisclosureButton of={disclosure} shortcut={KEY} />
        </Box>
      </Box>
      <DisclosureReason of={disclosure} hint={DISCLOSURE_TEXT.kept} usual="account_recovery" />
      <VerificationRow key={String(member.must_verify_email)} member={member} mayAsk={mayVerify} />
    </Panel>
  );
}
