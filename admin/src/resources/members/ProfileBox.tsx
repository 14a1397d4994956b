import { CASE_LIMITS, CASE_TEXT, type CaseReopenRequest, type ProfileAtDesk } from '@contracts/cases';
import type { MemberCase } from '@contracts/moderation';
import { PROFILE_FIELDS, type ProfileFieldShown } from '@contracts/profile-fields';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Chip } from '../../desk/Chip';
import { FailureBox } from '../../desk/FailureBox';
import { Kbd } from '../../desk/Kbd';
import { Moment } from '../../desk/Moment';
import { Panel } from '../../desk/Panel';
import { ReasonBox } from '../../desk/ReasonBox';
import { useShortcut } from '../../desk/ShortcutProvider';
import type { DeskDataProvider } from '../../providers/dataProvider';
import { tallOnPhones } from '../../theme/tallOnPhones';
import { HideProfilePanel } from './HideProfilePanel';
import { useSanctions } from './useSanctions';

const Field = ({ field: { name, value, state, waiting } }: { field: ProfileFieldShown }) => (
  <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, py: 2, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}>
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {PROFILE_FIELDS[name].label}
    </Box>
    <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
      {value ?? <i>Boş</i>}
    </Box>
    {state === 'hidden' && <Chip tone="warn">Gizli</Chip>}
    {state === 'deleted' && <Chip tone="danger">Silinmiş</Chip>}
    {waiting !== null && <Chip tone="info">Yeni değer onay bekliyor</Chip>}
  </Box>
);

const problemOf = (note: string): string | null => (note.trim() ? null : CASE_TEXT.reopenNoteNeeded);

/** Asks why what was hidden is shown again. */
function ShowAgain({ member: { id }, decisionId, onLeave }: { member: MemberCase; decisionId: string; onLeave: () => void }) {
  const { act, isPending } = useSanctions<CaseReopenRequest>((server, request, key) => server.showProfile(id, request, key), CASE_TEXT.takenBack, onLeave);
  return (
    <ReasonBox
      name="Profil hakkındaki kararı geri al"
      label="Üyeye yazacağınız gerekçe"
      hint="Gizlenenler aynen geri gelir. Üyeye bildirilir."
      confirmLabel="Kararı geri al"
      longest={CASE_LIMITS.message}
      problemOf={problemOf}
      isPending={isPending}
      onConfirm={(note) => act({ decisionId, note })}
      onLeave={onLeave}
    />
  );
}

interface DecisionProps {
  member: MemberCase;
  profile: ProfileAtDesk;
}

function ProfileDecision({ member, profile }: DecisionProps) {
  const [asked, setAsked] = useState<'hide' | 'show' | null>(null);
  const { decision, fields } = profile;
  const leave = () => setAsked(null);
  const canHide = fields.some(({ state }) => state === 'shown');
  const canShow = decision?.id != null;
  useShortcut('h', 'Profili gizle', () => setAsked('hide'), canHide && asked === null);
  useShortcut('g', 'Profil kararını geri al', () => setAsked('show'), canShow && asked === null);
  if (asked === 'hide') return <HideProfilePanel member={member} profile={profile} onLeave={leave} />;
  if (asked === 'show' && decision?.id) return <ShowAgain member={member} decisionId={decision.id} onLeave={leave} />;
  const button = { minHeight: { xs: 44, sm: 32 } };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2, '@media (hover: none)': { '& kbd': { display: 'none' } } }}>
      {canHide && (
        <Button size="small" variant="outlined" aria-keyshortcuts="h" onClick={() => setAsked('hide')} sx={button}>
          Profili gizle <Kbd silent>h</Kbd>
        </Button>
      )}
      {canShow && (
        <Button size="small" variant="outlined" aria-keyshortcuts="g" onClick={() => setAsked('show')} sx={button}>
          Geri al <Kbd silent>g</Kbd>
        </Button>
      )}
    </Box>
  );
}

/** What others see of a member, and what moderators keep from view of it. */
export function ProfileBox({ member, mayDecide }: { member: MemberCase; mayDecide: boolean }) {
  const dataProvider = useDataProvider<DeskDataProvider>();
  const { data, error, refetch } = useQuery({ queryKey: ['member-profile', member.id], queryFn: () => dataProvider.profileOf(member.id) });
  return (
    <Panel
      title="Profil"
      level="h2"
      aside={
        data && (data.reports > 0 || data.decision) ? (
          <Link component={RouterLink} to={`/cases/${member.id}`} sx={{ ...tallOnPhones, fontSize: '.8125rem' }}>
            {data.reports > 0 ? `${data.reports.toLocaleString('tr-TR')} açık rapor` : 'Vaka'}
          </Link>
        ) : null
      }
    >
      {error && <FailureBox message={error.message} onRetry={() => void refetch()} />}
      <Box component="ul" aria-label="Profil alanları" sx={{ m: 0, p: 0, listStyle: 'none', fontSize: '.8125rem' }}>
        {data?.fields.map((field) => (
          <Field key={field.name} field={field} />
        ))}
      </Box>
      {data?.decision && (
        <Box sx={{ fontSize: '.8125rem', color: 'text.secondary', mt: 1 }}>
          {data.decision.message && <>“{data.decision.message}” · </>}
          {data.decision.moderator.display_name ?? data.decision.moderator.username} · <Moment at={data.decision.at} />
        </Box>
      )}
      {mayDecide && data && <ProfileDecision key={data.decision?.id ?? ''} member={member} profile={data} />}
    </Panel>
  );
}
