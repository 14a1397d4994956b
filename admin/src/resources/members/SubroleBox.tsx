import type { MemberCase } from '@contracts/moderation';
import { SUBROLE_LABEL, SUBROLE_LIMITS, SUBROLE_TEXT, type Subrole, type SubroleDecision, subroleNoteProblem } from '@contracts/subroles';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { Panel } from '../../desk/Panel';
import { ReasonBox } from '../../desk/ReasonBox';
import type { DeskDataProvider } from '../../providers/dataProvider';
import { useWrite } from '../../providers/useWrite';
import { ListState } from '../settings/ListState';
import { SUBROLES } from '../subroles/useRequests';

interface RowProps {
  memberId: string;
  subrole: Subrole;
  held: boolean;
  mayDecide: boolean;
}

function SubroleRow({ memberId, subrole, held, mayDecide }: RowProps) {
  const [asking, setAsking] = useState(false);
  const leave = () => setAsking(false);
  const { act, isPending } = useWrite<SubroleDecision>({
    send: (server, decision, key) => server.decideSubrole(memberId, decision, key),
    said: held ? SUBROLE_TEXT.revoked : SUBROLE_TEXT.restored,
    touches: [SUBROLES, 'facts', 'members'],
    onDone: leave,
  });
  const verb = held ? 'Kaldır' : 'Geri ver';
  return (
    <Box component="li" sx={{ py: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Box component="span" sx={{ flex: 1, fontWeight: held ? 600 : 400, color: held ? 'text.primary' : 'text.secondary' }}>
          {SUBROLE_LABEL[subrole]}
          {!held && ' (kaldırıldı)'}
        </Box>
        {mayDecide && !asking && (
          <Button
            size="small"
            aria-label={`${SUBROLE_LABEL[subrole]} subrolünü ${held ? 'kaldır' : 'geri ver'}`}
            onClick={() => setAsking(true)}
            sx={{ minHeight: { xs: 44, sm: 32 } }}
          >
            {verb}
          </Button>
        )}
      </Box>
      {asking && (
        <ReasonBox
          name={`${SUBROLE_LABEL[subrole]}: ${verb}`}
          label="Gerekçe"
          hint="Üye gerekçeyi e-postasında okur; kimin karar verdiğini görmez."
          confirmLabel={verb}
          longest={SUBROLE_LIMITS.note}
          problemOf={subroleNoteProblem}
          isPending={isPending}
          onConfirm={(note) => act({ subrole, held: !held, note })}
          onLeave={leave}
        />
      )}
    </Box>
  );
}

/** What a member is besides a member, and was once. */
export function SubroleBox({ member: { id }, mayDecide }: { member: MemberCase; mayDecide: boolean }) {
  const server = useDataProvider<DeskDataProvider>();
  const query = useQuery({ queryKey: [SUBROLES, 'of', id], queryFn: ({ signal }) => server.subrolesOf(id, signal) });
  const { held = [], former = [] } = query.data ?? {};
  return (
    <Panel title="Subroller" level="h2">
      <ListState
        loading="Subroller yükleniyor"
        query={query}
        isEmpty={held.length + former.length === 0}
        empty={<Typography sx={{ color: 'text.secondary' }}>Üyenin subrolü yok. Subroller üyenin başvurusuyla verilir.</Typography>}
      >
        <Box component="ul" aria-label="Subroller" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {held.map((subrole) => (
            <SubroleRow key={subrole} memberId={id} subrole={subrole} held mayDecide={mayDecide} />
          ))}
          {former.map((subrole) => (
            <SubroleRow key={subrole} memberId={id} subrole={subrole} held={false} mayDecide={mayDecide} />
          ))}
        </Box>
      </ListState>
    </Panel>
  );
}
