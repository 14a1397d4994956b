import type { FeedbackRow } from '@contracts/feedback';
import Box from '@mui/material/Box';
import { ShowBase, useShowContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { BackLink } from '../../desk/BackLink';
import { FailureBox } from '../../desk/FailureBox';
import { StaleNote } from '../../desk/StaleNote';
import { FeedbackView } from './FeedbackView';
import { PaneSkeleton } from './PaneSkeleton';

const EVERY = 30_000;

function FeedbackOrFailure({ onePane }: { onePane: boolean }) {
  const { record, error, refetch } = useShowContext<FeedbackRow, Error>();
  const { search } = useLocation();
  if (record)
    return (
      <Box sx={{ minHeight: 0, minWidth: 0, display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)' }}>
        <div>{error && <StaleNote message={error.message} onRetry={refetch} />}</div>
        <FeedbackView feedback={record} onePane={onePane} />
      </Box>
    );
  return (
    <FailureBox message={error?.message ?? ''} onRetry={refetch}>
      <BackLink to={{ pathname: '/feedback', search }} label="Listeye dön" />
    </FailureBox>
  );
}

export const FeedbackPane = ({ id, onePane }: { id: string; onePane: boolean }) => (
  <ShowBase<FeedbackRow>
    resource="feedback"
    id={id}
    queryOptions={{ refetchInterval: EVERY, onError: () => undefined }}
    redirectOnError={false}
    loading={<PaneSkeleton />}
  >
    <FeedbackOrFailure onePane={onePane} />
  </ShowBase>
);
