import type { ForumDecision } from '@contracts/forum-decisions';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';

/** Where it stands in the member app, also when only moderators still see it there. */
const addressOf = ({ subject, topic_id, target_id }: ForumDecision): string =>
  `/forum/topic/${topic_id}${subject === 'comment' ? `#comment-${target_id}` : ''}`;

/** What was decided on; what its author took away has no page and no words any more. */
export function DecisionTarget({ decision }: { decision: ForumDecision }) {
  const { title, excerpt, subject } = decision;
  const words = subject === 'comment' ? excerpt : title;
  if (!title || !words) return <Box sx={{ color: 'tokens.faint', fontStyle: 'italic' }}>Yazarı tarafından kaldırıldı</Box>;
  return (
    <Box sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
      <Link href={addressOf(decision)} sx={{ color: 'text.primary', fontWeight: 600, '&:focus-visible': { outlineOffset: 2 } }}>
        {words}
      </Link>
      {subject === 'comment' && <Box sx={{ color: 'tokens.faint', fontSize: '.8125rem' }}>{title}</Box>}
    </Box>
  );
}
