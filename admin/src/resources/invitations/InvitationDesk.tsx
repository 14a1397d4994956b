import { displayName } from '@contracts/accounts';
import {
  INVITATION_LIMITS,
  INVITATION_STATE_LABEL,
  INVITATION_TEXT,
  INVITED_ROLES,
  type InvitationMade,
  type InvitationRow,
  type InvitationState,
  type InvitedRole,
  type InviteRequest,
} from '@contracts/invitations';
import { blockedIn } from '@contracts/mail-blocks';
import { exactTime } from '@design/dates';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { IconCheck, IconCopy, IconMailForward } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useCanAccess } from 'react-admin';
import { Chip, type Tone } from '../../desk/Chip';
import { ConfirmButtons, confirmKeys } from '../../desk/ConfirmButtons';
import { EmptyBox } from '../../desk/EmptyBox';
import { Moment } from '../../desk/Moment';
import { Panel } from '../../desk/Panel';
import { ROLE_LABEL } from '../../desk/roleLabel';
import { ShowMore } from '../../desk/ShowMore';
import { useWrite } from '../../providers/useWrite';
import { ListBox } from '../operations/ListBox';
import { ListState } from '../settings/ListState';
import { Line, Lines, SettingsShell } from '../settings/SettingsShell';
import { INVITATIONS, useInvitations } from './useInvitations';

const STATE_TONE: Record<InvitationState, Tone> = { open: 'info', claimed: 'warn', used: 'ok', revoked: 'plain', expired: 'plain' };

/** The link of an invitation that was just made: nobody is shown it again. */
function MadeLink({ link }: { link: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    field.current?.select();
    await navigator.clipboard.writeText(link);
    setCopied(true);
  };
  return (
    <Box role="group" aria-label="Davet bağlantısı" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
      <TextField
        inputRef={field}
        size="small"
        label="Davet bağlantısı"
        value={link}
        helperText={INVITATION_TEXT.made}
        onFocus={({ target }) => target.select()}
        sx={{ flex: '1 1 260px' }}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <Button onClick={() => void copy().catch(() => field.current?.focus())} sx={{ minHeight: { xs: 44, sm: 40 } }}>
        {copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />} {copied ? 'Kopyalandı' : 'Kopyala'}
      </Button>
    </Box>
  );
}

function Invite() {
  const { canAccess: mayAppoint } = useCanAccess({ resource: 'roles', action: 'edit' });
  const [address, setAddress] = useState('');
  const [role, setRole] = useState<InvitedRole>('user');
  const [problem, setProblem] = useState<string | null>(null);
  const [made, setMade] = useState<InvitationMade | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const { act, isPending } = useWrite<InviteRequest, InvitationMade>({
    send: (server, request, key) => server.invite(request, key),
    said: 'Davet hazır.',
    touches: [INVITATIONS],
    onDone: (_, answer) => {
      setMade(answer);
      setAddress('');
      setRole('user');
    },
  });
  const confirm = () => {
    if (isPending) return;
    const wanted = address.trim();
    const found = wanted && blockedIn(wanted)?.kind !== 'address' ? INVITATION_TEXT.addressWrong : null;
    setProblem(found);
    if (found) field.current?.focus();
    else act({ role, ...(wanted && { address: wanted }) });
  };
  const clear = () => {
    setAddress('');
    setProblem(null);
    setMade(null);
    field.current?.focus();
  };
  return (
    <Panel title="Davet et" level="h2">
      <Box role="group" aria-label="Davet et" onKeyDown={confirmKeys(confirm, clear)} sx={{ display: 'grid', gap: 3, pt: 2 }}>
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 200px' }, gap: 3 }}>
          <TextField
            inputRef={field}
            size="small"
            label="E-posta adresi (isteğe bağlı)"
            value={address}
            error={problem !== null}
            helperText={problem ?? 'Yazarsanız bağlantı yalnızca bu adresle kullanılabilir. Bağlantıyı siz iletirsiniz.'}
            onChange={({ target }) => setAddress(target.value)}
            slotProps={{ htmlInput: { maxLength: INVITATION_LIMITS.address, autoComplete: 'off', inputMode: 'email', autoCapitalize: 'none' } }}
          />
          {mayAppoint && (
            <TextField select size="small" label="Görevi" value={role} onChange={({ target }) => setRole(target.value as InvitedRole)}>
              {INVITED_ROLES.map((name) => (
                <MenuItem key={name} value={name}>
                  {ROLE_LABEL[name]}
                </MenuItem>
              ))}
            </TextField>
          )}
        </Box>
        <ConfirmButtons label="Davet et" isPending={isPending} onConfirm={confirm} onLeave={clear} />
        {made && <MadeLink key={made.id} link={made.link} />}
      </Box>
    </Panel>
  );
}

function InvitationLine({ row, mayRevoke, onRevoked }: { row: InvitationRow; mayRevoke: boolean; onRevoked: () => void }) {
  const { id, role, for_address, at, until, state, by, member } = row;
  const { act, isPending } = useWrite<{ id: string }>({
    send: (server, request, key) => server.revokeInvitation(request.id, key),
    said: INVITATION_TEXT.revoked,
    touches: [INVITATIONS],
    onDone: onRevoked,
  });
  const canGo = state === 'open' || state === 'claimed';
  return (
    <Line>
      <Box sx={{ flex: '1 1 260px', minWidth: 0, display: 'grid', gap: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {member ? displayName(member) : for_address ? 'Tek bir adres için' : 'Bağlantısı olan'}
          </Typography>
          <Chip tone={STATE_TONE[state]}>{INVITATION_STATE_LABEL[state]}</Chip>
          {role !== 'user' && <Chip tone="brand">{ROLE_LABEL[role]}</Chip>}
        </Box>
        <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
          {displayName(by)} · <Moment at={at} />
          {canGo && <> · {exactTime(until)} tarihine kadar</>}
        </Typography>
      </Box>
      {canGo && mayRevoke && (
        <Button onClick={() => act({ id })} disabled={isPending} aria-label={`Daveti geri al: ${exactTime(at)}`}>
          Geri al
        </Button>
      )}
    </Line>
  );
}

/** Who was invited to open an account, for staff. */
export function InvitationDesk() {
  const { canAccess: mayInvite } = useCanAccess({ resource: 'invitations', action: 'edit' });
  const { query, rows, more } = useInvitations();
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <SettingsShell
      title="Davetler"
      hint={`Her bağlantı ${INVITATION_LIMITS.days} gün geçerlidir ve bir kişiye üyelik açar. Kayıt kapalıyken davetler de beklemededir.`}
    >
      {mayInvite && <Invite />}
      <ListBox title="Yapılan davetler" titleRef={title} aside={query.data?.total.toLocaleString('tr-TR')}>
        <ListState
          loading="Davetler yükleniyor"
          query={query}
          isEmpty={rows.length === 0}
          empty={
            <EmptyBox icon={<IconMailForward size={24} aria-hidden />} title="Davet yok">
              Yukarıdan bir bağlantı oluşturup katılmasını istediğiniz kişiye iletin.
            </EmptyBox>
          }
        >
          <Lines label="Yapılan davetler">
            {rows.map((row) => (
              <InvitationLine key={row.id} row={row} mayRevoke={mayInvite === true} onRevoked={() => title.current?.focus()} />
            ))}
          </Lines>
          <ShowMore {...more} />
        </ListState>
      </ListBox>
    </SettingsShell>
  );
}
