import { displayName } from '@contracts/accounts';
import { TOPIC_VERBS } from '@contracts/moderation-verbs';
import type { SearchRow } from '@contracts/search';
import { IconCheck, IconEyeOff, IconHourglass, IconMessage, IconMessages } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Chip } from '../../../design/Chip';
import { turkishNumber } from '../../../design/numbers';
import { TimeAgo } from '../../../design/TimeAgo';
import { paths } from '../../../paths';
import { FoundText } from './FoundText';

interface Kind {
  label: string;
  icon: ReactNode;
  to: string;
  /** What is read out before the title, where the title is not the text's own. */
  spoken: string | null;
  commentCount: number | null;
}

const KINDS: Record<SearchRow['type'], (row: SearchRow) => Kind> = {
  topic: ({ id, comment_count }) => ({ label: 'Konu', icon: <IconMessages />, to: paths.topic(id), spoken: null, commentCount: comment_count }),
  comment: ({ id, topicId }) => ({ label: 'Yorum', icon: <IconMessage />, to: paths.comment(topicId, id), spoken: 'Yorum: ', commentCount: null }),
};

export function SearchResult({ row }: { row: SearchRow }) {
  const { label, icon, to, spoken, commentCount } = KINDS[row.type](row);
  return (
    <FoundText
      authorId={row.users.id}
      to={to}
      spoken={spoken}
      title={row.title}
      excerpts={row.excerpts}
      chips={
        <>
          <Chip icon={icon}>{label}</Chip>
          {row.is_solution ? <Solved>Çözüm</Solved> : row.is_resolved && <Solved>Çözüldü</Solved>}
          {row.state === 'hidden' && (
            <Chip tone="warn" icon={<IconEyeOff />}>
              {TOPIC_VERBS.hide.chip}
            </Chip>
          )}
          {row.state === 'held' && (
            <Chip tone="warn" icon={<IconHourglass />}>
              Onay bekliyor
            </Chip>
          )}
        </>
      }
    >
      {row.categories && `${row.categories.name} · `}
      <bdi>{displayName(row.users)}</bdi> · <TimeAgo at={row.created_at} />
      {commentCount !== null && ` · ${turkishNumber(commentCount)} yorum`}
      {row.likes > 0 && ` · ${turkishNumber(row.likes)} beğeni`}
    </FoundText>
  );
}

const Solved = ({ children }: { children: string }) => (
  <Chip tone="ok" icon={<IconCheck />}>
    {children}
  </Chip>
);
