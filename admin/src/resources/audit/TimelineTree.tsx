import type { TimelineBranch } from '@contracts/audit-timeline';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { actorOf } from './TimelineItem';

interface BranchProps {
  branch: TimelineBranch;
  openId: string;
}

function Branch({ branch: { fact, branches, more }, openId }: BranchProps) {
  const { search } = useLocation();
  return (
    <Box component="li" sx={{ py: 1 }}>
      {fact.id === openId ? (
        <Box component="strong" aria-current="true" sx={{ overflowWrap: 'anywhere' }}>
          {fact.what}
        </Box>
      ) : (
        <Link component={RouterLink} to={{ pathname: `/audit/${fact.id}`, search }} sx={{ overflowWrap: 'anywhere' }}>
          {fact.what}
        </Link>
      )}
      <Box component="span" sx={{ color: 'tokens.faint' }}>
        {' '}
        · {actorOf(fact)}
      </Box>
      {(branches.length > 0 || more > 0) && (
        <Box component="ul" sx={{ m: 0, pl: 4, listStyle: 'none', borderLeft: 2, borderColor: 'divider' }}>
          {branches.map((next) => (
            <Branch key={next.fact.id} branch={next} openId={openId} />
          ))}
          {more > 0 && <Box component="li">… {more.toLocaleString('tr-TR')} daha</Box>}
        </Box>
      )}
    </Box>
  );
}

/** What led to a fact and what followed from it, across streams. */
export const TimelineTree = ({ tree, leftOut, openId }: { tree: TimelineBranch; leftOut: number; openId: string }) => (
  <Box component="ul" aria-label="Neden ve sonuçlar" sx={{ m: 0, p: 0, listStyle: 'none', fontSize: '.875rem' }}>
    <Branch branch={tree} openId={openId} />
    {leftOut > 0 && <Box component="li">… ve daha fazlası</Box>}
  </Box>
);
