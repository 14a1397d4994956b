import { aboveOf } from '@contracts/above';
import { LIVE_CHANNEL } from '@contracts/envelope';
import { REPORTED_TYPE_LABEL, type WarnedContent, type WarningRow, warningCountText } from '@contracts/moderation';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { followChannel } from '../../../client/socket';
import { Banner } from '../../../design/Banner';
import { Button } from '../../../design/Button';
import { exactTime } from '../../../design/dates';
import { paths } from '../../../paths';
import { latestWarningQuery } from '../api/reports';
import classes from './WarningBanner.module.css';

const seenKey = (memberId: string) => `warningSeen:${memberId}`;

/** The minute between two questions is not waited for. */
function useLiveWarning(memberId: string) {
  const queries = useQueryClient();
  useEffect(() => {
    const { queryKey } = latestWarningQuery(memberId);
    return followChannel<WarningRow>(LIVE_CHANNEL.notifications, {
      onChange: ({ row }) => row.type === 'warning' && queries.setQueryData(queryKey, row.warning),
      onMissed: () => queries.invalidateQueries({ queryKey }),
    });
  }, [memberId, queries]);
}

interface Props {
  memberId: string;
  /** Called with its name once it is known whether it is shown. */
  onKnown: (banner: string) => void;
}

/** Stays on top of every page until the member has closed the newest warning. */
export function WarningBanner({ memberId, onKnown }: Props) {
  const { isPending, data: warning, isError } = useQuery(latestWarningQuery(memberId));
  useEffect(() => {
    if (!isPending) onKnown('warning');
  }, [isPending, onKnown]);
  useLiveWarning(memberId);
  const [seen, setSeen] = useState(() => localStorage.getItem(seenKey(memberId)) ?? '');
  if (isError || !warning || Date.parse(warning.createdAt) <= Date.parse(seen)) return null;
  const close = () => {
    localStorage.setItem(seenKey(memberId), warning.createdAt);
    setSeen(warning.createdAt);
  };
  return (
    <Banner tone="warn" icon={<IconAlertTriangle aria-hidden="true" />} title="Uyarı: Moderasyon bildirimi" action={<Button onClick={close}>Kapat</Button>}>
      <p>{warning.text}</p>
      {warning.content && <Warned content={warning.content} />}
      <p>{warningCountText(warning.count, warning.threshold, warning.suspensionDays)}</p>
      <time className={classes.time} dateTime={warning.createdAt}>
        {exactTime(warning.createdAt)}
      </time>
    </Banner>
  );
}

/** What it was given for, as long as it stands. */
function Warned({ content }: { content: WarnedContent }) {
  const { type, id, topicId, title } = content;
  const to = {
    forum_topic: paths.topic(id),
    forum_comment: paths.commentIn(topicId, aboveOf(content), id),
    blog_post: paths.post(id),
    project: paths.project(id),
    project_update: paths.projectUpdate(content.projectId ?? '', id),
    chat_message: paths.chats,
    job_listing: paths.job(id),
    voice_room: paths.voiceRooms(),
    voice_message: paths.voiceRooms(),
    user_profile: paths.ownProfile,
  }[type];
  return (
    <p>
      {REPORTED_TYPE_LABEL[type]}: <Link to={to}>{title}</Link>
    </p>
  );
}
