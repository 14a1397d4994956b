import { CODE } from '@contracts/envelope';
import { FORUM_TEXT, type Topic } from '@contracts/forum';
import { IconMessageOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { hasCode, messageOf } from '../../../client/apiError';
import { may } from '../../../client/may';
import { useMember } from '../../../client/session';
import { LinkButton } from '../../../design/Button';
import { Columns } from '../../../design/Columns';
import { EmptyState } from '../../../design/EmptyState';
import { ErrorState } from '../../../design/ErrorState';
import { usePageTitle } from '../../../design/usePageTitle';
import { paths } from '../../../paths';
import { topicQuery } from '../api/topics';
import { CategoryPanel } from '../components/CategoryPanel';
import { Discussion } from '../components/Discussion';
import type { RenderReport } from '../components/Reportable';
import { ResumeBar } from '../components/ResumeBar';
import { TopicHead, TopicNotice } from '../components/TopicHead';
import { TopicRail } from '../components/TopicRail';
import { TopicSkeleton } from '../components/TopicSkeleton';
import { useCommentStepping } from '../components/useCommentStepping';
import { useComments } from '../components/useComments';
import { useReadingProgress } from '../components/useReadingProgress';
import { useTopicView } from '../components/useTopicView';
import { WatchButton } from '../components/WatchButton';

const TakenDownTopic = lazy(() => import('../components/decisions/TakenDownTopic').then((file) => ({ default: file.TakenDownTopic })));
const DecisionNotes = lazy(() => import('../components/decisions/DecisionNotes').then((file) => ({ default: file.DecisionNotes })));

interface Props {
  report: RenderReport;
}

export function TopicPage(props: Props) {
  const { topicId = '' } = useParams();
  return <TopicById key={topicId} id={topicId} {...props} />;
}

function TopicById({ id, report }: Props & { id: string }) {
  const member = useMember();
  const topic = useQuery(topicQuery(id));
  const comments = useComments(id);
  const missing = hasCode(topic.error, CODE.notFound) || hasCode(topic.error, CODE.malformed);
  const reads = may(member, 'content.read-hidden');
  usePageTitle(missing ? 'Konu bulunamadı' : topic.data?.title);
  const opened = useReadingProgress(topic.data, comments.comments, comments.before);
  useTopicView(topic.data);
  const place = useCommentStepping(comments, opened);

  return (
    <Columns
      side={<CategoryPanel current={topic.data?.categoryId ?? null} />}
      rail={topic.data && comments.data ? <TopicRail topic={topic.data} comments={comments.comments} /> : null}
    >
      {topic.isPending && <TopicSkeleton />}
      {missing &&
        (reads ? (
          <Suspense fallback={<TopicSkeleton />}>
            <TakenDownTopic id={id} comments={comments} otherwise={<TopicMissing />} />
          </Suspense>
        ) : (
          <TopicMissing />
        ))}
      {topic.isError && !missing && !topic.data && <ErrorState text={messageOf(topic.error)} onRetry={() => topic.refetch()} />}
      {topic.data && !missing && (
        <>
          <TopicHead
            topic={topic.data}
            isOwn={member?.id === topic.data.users.id}
            watch={member && topic.data.state !== 'held' && <WatchButton of={{ kind: 'topic', id }} />}
            notice={reads && isElsewhere(topic.data) ? <WhyElsewhere topic={topic.data} /> : undefined}
          />
          <ResumeBar topic={topic.data} opened={opened} />
          <p className="visually-hidden" role="status">
            {place}
          </p>
          <Discussion topic={topic.data} comments={comments} opened={opened} report={report} />
        </>
      )}
    </Columns>
  );
}

/** Whether everybody finds it somewhere else or not at all. */
const isElsewhere = ({ state, merged_into }: Topic): boolean => state === 'hidden' || merged_into !== null;

function WhyElsewhere({ topic }: { topic: Topic }) {
  const notice = <TopicNotice topic={topic} />;
  return (
    <Suspense fallback={notice}>
      <DecisionNotes topicId={topic.id} kinds={['hide', 'merge']} otherwise={notice} />
    </Suspense>
  );
}

function TopicMissing() {
  return (
    <EmptyState icon={<IconMessageOff />} heading="h1" title="Konu bulunamadı" text={FORUM_TEXT.topicNotFound}>
      <LinkButton kind="primary" to={paths.forum()}>
        Foruma dön
      </LinkButton>
    </EmptyState>
  );
}
