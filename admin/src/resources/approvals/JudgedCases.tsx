import type { ApprovalRow } from '@contracts/approvals';
import { CASE_LIMITS, type CaseRow } from '@contracts/cases';
import { REASON_LABEL } from '@contracts/moderation';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { Link as RouteLink } from 'react-router-dom';
import { Kbd } from '../../desk/Kbd';
import { queueTitle } from '../cases/caseWords';

const place = { minHeight: { xs: 44, sm: 28 }, display: 'inline-flex', alignItems: 'center', gap: 1, fontWeight: 560 } as const;
const list = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: '2px', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** The cases that wait for a request, by their titles. */
function CaseTitles({ approval }: { approval: string }) {
  const { data, error } = useGetList<CaseRow>('cases', {
    filter: { approval },
    pagination: { page: 1, perPage: CASE_LIMITS.atOnce },
    sort: { field: 'opened_at', order: 'ASC' },
  });
  if (error) return <Typography sx={{ color: 'tokens.danger' }}>{error.message}</Typography>;
  return (
    <Box component="ul" aria-label="Vakalar" sx={list}>
      {(data ?? []).map((row) => (
        <Box component="li" key={row.id} sx={{ minWidth: 0 }}>
          <Link component={RouteLink} to={`/cases/${row.id}`} sx={{ ...place, maxWidth: 1 }}>
            <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
              {queueTitle(row)}
            </Box>
          </Link>
          <Box component="span" sx={{ color: 'text.secondary' }}>{` · ${REASON_LABEL[row.reason]} · @${row.reported.username}`}</Box>
        </Box>
      ))}
    </Box>
  );
}

/** What is judged: one goes there, or unfolds which they are. */
export function JudgedCases({ row, hasKeys }: { row: ApprovalRow; hasKeys: boolean }) {
  const [unfolded, setUnfolded] = useState(false);
  const { cases } = row;
  if (cases.length === 0) return null;
  if (cases.length === 1)
    return (
      <Link component={RouteLink} to={`/cases/${cases[0]}`} state={{ focusCase: true }} aria-keyshortcuts={hasKeys ? 'o' : undefined} sx={place}>
        Vakayı incele {hasKeys && <Kbd silent>o</Kbd>}
      </Link>
    );
  // Once it is over, none of them waits for it any more.
  if (row.state !== 'waiting') return null;
  return (
    <>
      <Button aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)} sx={{ minHeight: { xs: 44, sm: 30 } }}>
        {unfolded ? 'Vakaları gizle' : `${cases.length.toLocaleString('tr-TR')} vakayı göster`}
      </Button>
      {unfolded && <CaseTitles approval={row.id} />}
    </>
  );
}

/** What could not be done any more when it was confirmed, and why. */
export function LeftOutCases({ row: { left_out } }: { row: Pick<ApprovalRow, 'left_out'> }) {
  if (left_out.length === 0) return null;
  return (
    <Box component="ul" aria-label="Uygulanamayanlar" sx={list}>
      {left_out.map(({ id, error }) => (
        <Box component="li" key={id} sx={{ color: 'tokens.danger' }}>
          {error}{' '}
          <Link component={RouteLink} to={`/cases/${id}`} sx={place}>
            Vakaya git
          </Link>
        </Box>
      ))}
    </Box>
  );
}
