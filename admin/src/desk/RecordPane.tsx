import Box from '@mui/material/Box';
import type { ReactElement, ReactNode } from 'react';
import { type RaRecord, ShowBase, useShowContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { BackLink } from './BackLink';
import { FailureBox } from './FailureBox';
import { retryAfter } from './retryAfter';
import { StaleNote } from './StaleNote';

interface PaneProps<Row> {
  back: { pathname: string; label: string };
  children: (record: Row) => ReactNode;
}

interface RecordPaneProps<Row> extends PaneProps<Row> {
  resource: string;
  id: string;
  meta?: Readonly<Record<string, unknown>>;
  /** After how many milliseconds it is read again. */
  every: number;
  loading: ReactElement;
}

function RecordOrFailure<Row extends RaRecord>({ back: { pathname, label }, children }: PaneProps<Row>) {
  const { record, error, refetch } = useShowContext<Row, Error>();
  const { search } = useLocation();
  if (record)
    return (
      <Box sx={{ minHeight: 0, minWidth: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto minmax(0, 1fr)' }}>
        <div>{error && <StaleNote message={error.message} onRetry={refetch} />}</div>
        {children(record)}
      </Box>
    );
  return (
    <FailureBox message={error?.message ?? ''} onRetry={retryAfter(error ?? null, refetch)}>
      <BackLink to={{ pathname, search }} label={label} />
    </FailureBox>
  );
}

/** What is open of a list, beside it or in its place: while it loads, when it could not be read, and as it stands. */
export const RecordPane = <Row extends RaRecord>({ resource, id, meta, every, loading, ...pane }: RecordPaneProps<Row>) => (
  <ShowBase<Row>
    resource={resource}
    id={id}
    queryOptions={{ ...(meta && { meta }), refetchInterval: every, onError: () => undefined }}
    redirectOnError={false}
    loading={loading}
  >
    <RecordOrFailure {...pane} />
  </ShowBase>
);
