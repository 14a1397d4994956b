import { displayName } from '@contracts/accounts';
import { APPEAL_OUTCOMES, type AppealOutcome } from '@contracts/appeal-outcomes';
import { APPEAL_OUTCOME_LABEL, type AppealCase, type AppealRow } from '@contracts/appeals';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useId, useState } from 'react';
import { useGetList } from 'react-admin';
import { Link as RouteLink } from 'react-router-dom';
import { Chip } from '../../desk/Chip';
import { FailureBox } from '../../desk/FailureBox';
import { Moment } from '../../desk/Moment';
import { Panel } from '../../desk/Panel';
import { tallOnPhones } from '../../theme/tallOnPhones';

const COLOR: Record<AppealOutcome, string> = { upheld: 'tokens.lineStrong', modified: 'primary.main', reversed: 'tokens.ok' };
const LABEL: Record<AppealOutcome, string> = { upheld: 'korundu', modified: 'değiştirildi', reversed: 'kaldırıldı' };

const EXAMPLES = { page: 1, perPage: 5 };

/** The last appeals about the same rule that were decided, to be opened beside this one. */
function Examples({ id, listId }: { id: string; listId: string }) {
  const { data, error, isPending, refetch } = useGetList<AppealRow>('appeals', {
    filter: { like: id },
    sort: { field: 'made_at', order: 'DESC' },
    pagination: EXAMPLES,
  });
  return (
    <Box id={listId} sx={{ mt: 2 }}>
      {isPending && <Skeleton role="status" aria-label="Örnekler yükleniyor" variant="rounded" height={72} />}
      {error && <FailureBox message={error.message} onRetry={() => void refetch()} />}
      <Box component="ol" aria-label="Örnekler" sx={{ m: 0, p: 0, listStyle: 'none', fontSize: '.8125rem' }}>
        {data?.map(({ id: like, member, outcome, decided_at }) => (
          <Box
            key={like}
            component="li"
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, minHeight: { xs: 44, sm: 36 }, borderTop: 1, borderColor: 'divider' }}
          >
            <Link component={RouteLink} to={`/appeals/${like}`} sx={{ ...tallOnPhones, flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {like === id ? 'Bu itiraz' : displayName(member)}
            </Link>
            {decided_at && <Moment at={decided_at} form="date" sx={{ color: 'tokens.faint' }} />}
            {outcome && <Chip tone={outcome === 'upheld' ? 'plain' : 'ok'}>{APPEAL_OUTCOME_LABEL[outcome]}</Chip>}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** How appeals about the same rule were decided lately. */
export function LatelyBox({ appeal: { id, lately, lately_days } }: { appeal: AppealCase }) {
  const [showsExamples, setShowsExamples] = useState(false);
  const listId = useId();
  const all = APPEAL_OUTCOMES.reduce((sum, outcome) => sum + lately[outcome], 0);
  return (
    <Panel
      title="Bu kuralda nasıl karar verildi?"
      aside={<Box sx={{ fontSize: '.8125rem', color: 'tokens.faint' }}>{`${lately_days} gün · ${all} itiraz`}</Box>}
    >
      {all > 0 && (
        <Box aria-hidden sx={{ display: 'flex', gap: '3px', mb: 2 }}>
          {APPEAL_OUTCOMES.filter((outcome) => lately[outcome] > 0).map((outcome) => (
            <Box key={outcome} sx={{ flex: lately[outcome], height: 8, borderRadius: '4px', bgcolor: COLOR[outcome] }} />
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', fontSize: '.8125rem', color: 'text.secondary' }}>
        {APPEAL_OUTCOMES.map((outcome) => (
          <Box component="span" key={outcome} sx={{ display: 'inline-flex', alignItems: 'center', gap: '6px' }}>
            <Box component="i" aria-hidden sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: COLOR[outcome] }} />
            <strong>{lately[outcome]}</strong> {LABEL[outcome]}
          </Box>
        ))}
        {all > 0 && (
          <Button
            size="small"
            aria-expanded={showsExamples}
            aria-controls={showsExamples ? listId : undefined}
            onClick={() => setShowsExamples(!showsExamples)}
            sx={{ ml: 'auto', minHeight: { xs: 44, sm: 30 } }}
          >
            Örnekler
          </Button>
        )}
      </Box>
      {showsExamples && <Examples id={id} listId={listId} />}
    </Panel>
  );
}
