import type { OwnUser } from '@contracts/accounts';
import { CODE } from '@contracts/envelope';
import { FORUM_TEXT } from '@contracts/forum';
import { IconMessageOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { hasCode, messageOf } from '../../../client/apiError';
import { LinkButton } from '../../../design/Button';
import { Columns } from '../../../design/Columns';
import { EmptyState } from '../../../design/EmptyState';
import { ErrorState } from '../../../design/ErrorState';
import { usePageTitle } from '../../../design/usePageTitle';
import { paths } from '../../../paths';
import { markRead } from '../api/readTopics';
import { topicQuery } from '../api/topicQuery';
import { CategoryPanel } from '../components/CategoryPanel';
import { Discussion } from '../components/Discussion';
import type { RenderReport } from '../components/Reportable';
import { TopicHead } from '../components/TopicHead';
import { TopicRail } from '../components/TopicRail';
import { TopicSkeleton } from '../components/TopicSkeleton';
import { useComments } from '../components/useComments';

interface Props {
  member: OwnUser | null | undefined;
  muted: string | null;
  report: RenderReport;
}

export function TopicPage(props: Props) {
  const { topicId = '' } = useParams();
  return <TopicById key={topicId} id={topicId} {...props} />;
}

function TopicById({ id, member, muted, report }: Props & { id: string }) {
  const topic = useQuery(topicQuery(id));
  const comments = useComments(id);
  const missing = hasCode(topic.error, CODE.notFound);
  usePageTitle(missing ? 'Konu bulunamadı' : topic.data?.title);
  const lastActivity = topic.data?.last_activity_at;
  useEffect(() => {
    if (lastActivity) markRead(id, lastActivity);
  }, [id, lastActivity]);

  return (
    <Columns
      side={<CategoryPanel current={topic.data?.categoryId ?? null} />}
      rail={topic.data && comments.data ? <TopicRail topic={topic.data} comments={comments.comments} /> : null}
    >
      {topic.isPending && <TopicSkeleton />}
      {missing && <TopicMissing />}
      {topic.isError && !missing && !topic.data && <ErrorState text={messageOf(topic.error)} onRetry={() => topic.refetch()} />}
      {topic.data && !missing && (
        <>
          <TopicHead topic={topic.data} />
          <Discussion topic={topic.data} comments={comments} member={member} muted={muted} report={report} />
        </>
      )}
    </Columns>
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
