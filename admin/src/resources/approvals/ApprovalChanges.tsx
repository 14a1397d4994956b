import type { ApprovalChange } from '@contracts/approvals';
import Box from '@mui/material/Box';

/** What was, and what is to be. */
export const ApprovalChanges = ({ changes }: { changes: readonly ApprovalChange[] }) => (
  <Box component="dl" sx={{ m: 0, display: 'grid', gap: '2px' }}>
    {changes.map(({ label, from, to }) => (
      <Box key={label} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        <Box component="dt" sx={{ color: 'text.secondary' }}>
          {label}:
        </Box>
        <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
          {from !== null && (
            <>
              <Box component="del" sx={{ color: 'tokens.faint' }}>
                {from}
              </Box>
              {' → '}
            </>
          )}
          <Box component="strong" sx={{ fontWeight: 620 }}>
            {to}
          </Box>
        </Box>
      </Box>
    ))}
  </Box>
);
