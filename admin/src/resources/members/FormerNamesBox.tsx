import type { MemberCase } from '@contracts/moderation';
import type { FormerUsername } from '@contracts/username-change';
import { longDate } from '@design/dates';
import Box from '@mui/material/Box';
import { Chip } from '../../desk/Chip';
import { Moment } from '../../desk/Moment';
import { Panel } from '../../desk/Panel';

const Former = ({ former: { username, given_up_at, redirects, held_until } }: { former: FormerUsername }) => (
  <Box component="li" sx={{ display: 'grid', gap: 1, py: 2, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Box component="span" sx={{ flex: 1, minWidth: 0, fontWeight: 550, overflowWrap: 'anywhere' }}>
        @{username}
      </Box>
      <Chip tone={redirects ? 'info' : undefined}>{redirects ? 'Profile yönlendiriyor' : 'Yönlendirmiyor'}</Chip>
    </Box>
    <Box sx={{ color: 'text.secondary' }}>
      <Moment at={given_up_at} form="date" /> tarihinde bırakıldı
      {held_until && <> · {longDate(held_until)} tarihine kadar üyeye ayrılmış</>}
    </Box>
  </Box>
);

/** Usernames that the member gave up and that are still kept for them. */
export const FormerNamesBox = ({ member: { former_usernames } }: { member: MemberCase }) => (
  <Panel title="Eski kullanıcı adları" level="h2">
    <Box component="ul" aria-label="Eski kullanıcı adları" sx={{ m: 0, p: 0, listStyle: 'none', fontSize: '.8125rem' }}>
      {former_usernames.map((former) => (
        <Former key={former.id} former={former} />
      ))}
    </Box>
  </Panel>
);
