import { displayName } from '@contracts/accounts';
import { STAFF_NOTE_LIMITS, STAFF_NOTE_TEXT, type StaffNoteRow } from '@contracts/member-record';
import type { MemberCase } from '@contracts/moderation';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useGetIdentity } from 'react-admin';
import { FailureBox } from '../../desk/FailureBox';
import { Kbd } from '../../desk/Kbd';
import { MemberAvatar } from '../../desk/MemberAvatar';
import { Moment } from '../../desk/Moment';
import { Panel } from '../../desk/Panel';
import { ReasonBox } from '../../desk/ReasonBox';
import { useShortcut } from '../../desk/ShortcutProvider';
import type { DeskDataProvider } from '../../providers/dataProvider';
import { useSanctions } from './useSanctions';

const KEY = 'n';
const problemOf = (text: string): string | null => {
  const { length } = text.trim();
  return length === 0 ? STAFF_NOTE_TEXT.empty : length > STAFF_NOTE_LIMITS.text ? STAFF_NOTE_TEXT.long : null;
};

function Note({ memberId, note, mayRemove }: { memberId: string; note: StaffNoteRow; mayRemove: boolean }) {
  const { act, isPending } = useSanctions<object>(
    (server, _, key) => server.removeNote(memberId, note.id, key),
    STAFF_NOTE_TEXT.removed,
    () => undefined,
  );
  return (
    <Box component="li" sx={{ display: 'grid', gap: 1, py: 2, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, fontSize: '.8125rem' }}>
        <MemberAvatar person={note.author} size={22} />
        <Box component="span" sx={{ flex: 1, minWidth: 0, fontWeight: 550 }}>
          {displayName(note.author)}
        </Box>
        <Moment at={note.at} form="date" sx={{ color: 'tokens.faint' }} />
        {mayRemove && (
          <Button
            size="small"
            disabled={isPending}
            aria-label={`Notu sil: ${displayName(note.author)}`}
            onClick={() => act({})}
            sx={{ minHeight: { xs: 44, sm: 28 } }}
          >
            Sil
          </Button>
        )}
      </Box>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {note.text}
      </Typography>
    </Box>
  );
}

/** What staff keep in mind about a member; the member does not see it. */
export function NotesBox({ member, mayWrite }: { member: MemberCase; mayWrite: boolean }) {
  const dataProvider = useDataProvider<DeskDataProvider>();
  const { identity } = useGetIdentity();
  const [writing, setWriting] = useState(false);
  const leave = () => setWriting(false);
  const { data, error, refetch } = useQuery({ queryKey: ['member-notes', member.id], queryFn: () => dataProvider.notesAbout(member.id) });
  const { act, isPending } = useSanctions<{ text: string }>((server, { text }, key) => server.writeNote(member.id, text, key), STAFF_NOTE_TEXT.kept, leave);
  useShortcut(KEY, 'Ekip notu ekle', () => setWriting(true), mayWrite && !writing);
  const mayRemove = ({ author }: StaffNoteRow) => mayWrite && (author.id === identity?.id || identity?.role === 'admin');
  const add = mayWrite && !writing && (
    <Button size="small" aria-keyshortcuts={KEY} onClick={() => setWriting(true)} sx={{ minHeight: { xs: 44, sm: 28 } }}>
      Not ekle <Kbd silent>{KEY}</Kbd>
    </Button>
  );
  return (
    <Panel title="Ekip notları" level="h2" aside={add}>
      {writing && (
        <ReasonBox
          name="Not ekle"
          label="Not"
          hint="Yalnızca ekip görür; üye görmez."
          confirmLabel="Notu ekle"
          longest={STAFF_NOTE_LIMITS.text}
          problemOf={problemOf}
          isPending={isPending}
          onConfirm={(text) => act({ text })}
          onLeave={leave}
        />
      )}
      {error && <FailureBox message={error.message} onRetry={() => void refetch()} />}
      {data?.length === 0 && !writing && (
        <Typography variant="body2" sx={{ color: 'tokens.faint' }}>
          Henüz not yok. Sonra bakacak olana yardım edecek bir şey biliyorsanız yazın.
        </Typography>
      )}
      <Box component="ul" aria-label="Ekip notları" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data?.map((note) => (
          <Note key={note.id} memberId={member.id} note={note} mayRemove={mayRemove(note)} />
        ))}
      </Box>
    </Panel>
  );
}
