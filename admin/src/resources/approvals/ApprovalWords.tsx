import type { ApprovalRow } from '@contracts/approvals';
import Typography from '@mui/material/Typography';

const words = { color: 'text.secondary', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

/** What was written with a request: to the member, or as its reason, and for staff alone. */
export const ApprovalWords = ({ row }: { row: Pick<ApprovalRow, 'words' | 'staff_words'> }) => (
  <>
    {row.words && <Typography sx={words}>“{row.words}”</Typography>}
    {row.staff_words && (
      <Typography sx={words}>
        <b>Ekip notu:</b> {row.staff_words}
      </Typography>
    )}
  </>
);
