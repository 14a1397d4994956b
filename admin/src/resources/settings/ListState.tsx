import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { FailureBox } from '../../desk/FailureBox';
import { retryAfter } from '../../desk/retryAfter';
import { StaleNote } from '../../desk/StaleNote';

interface ListStateProps {
  /** What is loading, for screen readers. */
  loading: string;
  query: { readonly data: unknown; readonly error: Error | null; readonly isPending: boolean; readonly refetch: () => unknown };
  isEmpty: boolean;
  empty: ReactNode;
  /** The shape of what is loading, where it is not lines. */
  skeleton?: ReactNode;
  children: ReactNode;
}

/** A list while it loads, fails, could not be refreshed or has nothing; else its rows. */
export function ListState({ loading, query: { data, error, isPending, refetch }, isEmpty, empty, skeleton, children }: ListStateProps) {
  if (isPending)
    return (
      <Box role="status" aria-label={loading} sx={skeleton ? {} : { p: 4, display: 'grid', gap: 3 }}>
        {skeleton ?? [1, 2, 3].map((line) => <Skeleton key={line} variant="rounded" height={36} />)}
      </Box>
    );
  if (error && data === undefined) return <FailureBox message={error.message} onRetry={retryAfter(error, refetch)} />;
  return (
    <>
      {error && <StaleNote message={error.message} onRetry={refetch} />}
      {isEmpty ? empty : children}
    </>
  );
}
