import type { FeedbackRow } from '@contracts/feedback';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useCanAccess } from 'react-admin';
import { Panel } from '../../desk/Panel';
import { RecordPane } from '../../desk/RecordPane';
import { usePageTitle } from '../../desk/usePageTitle';
import { rounded } from '../../theme/rounded';
import { FeedbackFacts } from './FeedbackFacts';
import { FeedbackHead } from './FeedbackHead';
import { ReviewFoot } from './ReviewFoot';
import { ScreenshotBox } from './ScreenshotBox';

const Words = ({ title, text }: { title: string; text: string }) => (
  <Panel title={title}>
    <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', overflow: 'clip', lineHeight: 1.6, maxWidth: '75ch' }}>{text}</Box>
  </Panel>
);

function FeedbackView({ feedback, onePane }: { feedback: FeedbackRow; onePane: boolean }) {
  const { canAccess } = useCanAccess({ resource: 'feedback', action: 'edit' });
  usePageTitle(feedback.title);
  return (
    <Box
      component="section"
      aria-label="Geri bildirim"
      sx={{ minHeight: 0, minWidth: 0, display: 'grid', gridTemplateRows: 'minmax(0, 1fr) auto', containerType: 'inline-size' }}
    >
      <Box
        sx={{ overflowY: 'auto', p: { xs: '12px 14px', sm: '18px 22px' }, display: 'grid', gridAutoRows: 'max-content', gap: '14px', alignContent: 'start' }}
      >
        <FeedbackHead feedback={feedback} onePane={onePane} />
        {feedback.resolution_notes && <Words title="Çözüm notu" text={feedback.resolution_notes} />}
        <Words title="Açıklama" text={feedback.description} />
        {feedback.steps_to_reproduce && <Words title="Tekrarlama adımları" text={feedback.steps_to_reproduce} />}
        <FeedbackFacts feedback={feedback} />
        {feedback.screenshot_path && <ScreenshotBox feedbackId={feedback.id} />}
      </Box>
      {canAccess && <ReviewFoot feedback={feedback} />}
    </Box>
  );
}

const PaneSkeleton = () => (
  <Box role="status" aria-label="Geri bildirim yükleniyor" sx={{ p: '18px 22px', display: 'grid', gap: '14px', alignContent: 'start' }}>
    <Skeleton variant="rounded" width="45%" height={22} />
    <Skeleton variant="text" width="70%" height={32} />
    <Skeleton variant="rectangular" height={160} sx={{ borderRadius: rounded.large }} />
    <Skeleton variant="rectangular" height={240} sx={{ borderRadius: rounded.large }} />
  </Box>
);

const EVERY = 30_000;

export const FeedbackPane = ({ id, onePane }: { id: string; onePane: boolean }) => (
  <RecordPane<FeedbackRow> resource="feedback" id={id} every={EVERY} loading={<PaneSkeleton />} back={{ pathname: '/feedback', label: 'Listeye dön' }}>
    {(feedback) => <FeedbackView feedback={feedback} onePane={onePane} />}
  </RecordPane>
);
