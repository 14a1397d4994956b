import { DRAFT_TEXT, type ListedDraft } from '@contracts/drafts';
import { Skeleton } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { messageOf } from '../../../client/apiError';
import { useMember } from '../../../client/session';
import { LinkButton } from '../../../design/Button';
import card from '../../../design/Card.module.css';
import { Columns } from '../../../design/Columns';
import { EmptyState } from '../../../design/EmptyState';
import { ErrorState } from '../../../design/ErrorState';
import { IconButton } from '../../../design/IconButton';
import { TimeAgo } from '../../../design/TimeAgo';
import { usePageTitle } from '../../../design/usePageTitle';
import { paths } from '../../../paths';
import { ownHeldQuery } from '../api/held';
import { draftsQuery, useRemoveDraft } from '../api/ownTexts';
import { CategoryPanel } from '../components/CategoryPanel';
import { CopyDraft } from '../components/CopyDraft';
import { draftKind, draftPath, mayBeStuck } from '../components/draftPlace';
import { OwnHeldTexts } from '../components/held/OwnHeldTexts';
import texts from '../components/OwnTexts.module.css';
import classes from './DraftsPage.module.css';

/** What the member has typed and not sent, wherever that was, and what was sent and is not in the forum. */
export function DraftsPage() {
  const drafts = useQuery(draftsQuery);
  const removing = useRemoveDraft();
  const member = useMember();
  const held = useQuery({ ...ownHeldQuery, enabled: Boolean(member) }).data;
  const isAlone = !held || held.waiting.length + held.refused.length === 0;
  usePageTitle(DRAFT_TEXT.title);
  return (
    <Columns side={<CategoryPanel current={null} />}>
      <h1 className={classes.title}>{DRAFT_TEXT.title}</h1>
      {member && <OwnHeldTexts memberId={member.id} />}
      {!isAlone && <h2 className={classes.part}>{DRAFT_TEXT.unsent}</h2>}
      <section className={card.card} aria-label={DRAFT_TEXT.title}>
        {drafts.isPending && <Skeleton className={classes.waiting} />}
        {drafts.isError && !drafts.data && <ErrorState text={messageOf(drafts.error)} onRetry={() => drafts.refetch()} />}
        {drafts.data?.length === 0 && <NoDrafts />}
        {drafts.data && drafts.data.length > 0 && (
          <ul className={texts.list}>
            {drafts.data.map((draft) => (
              <DraftItem key={draft.key} draft={draft} onRemove={() => removing.mutate(draft.key)} />
            ))}
          </ul>
        )}
      </section>
    </Columns>
  );
}

function DraftItem({ draft, onRemove }: { draft: ListedDraft; onRemove: () => void }) {
  const path = draftPath(draft);
  return (
    <li className={classes.item}>
      <div className={texts.text}>
        {path ? <Link to={path}>{draft.title}</Link> : <b>{draft.title}</b>}
        <p className={texts.excerpt}>{draft.excerpt}</p>
        <p className={texts.about}>
          {draftKind(draft.key)} · <TimeAgo at={draft.saved_at} />
          {!path && ` · ${DRAFT_TEXT.placeGone}`}
        </p>
      </div>
      {mayBeStuck(draft) && <CopyDraft draft={draft} />}
      <IconButton label={`Taslağı sil: ${draft.title}`} onClick={onRemove}>
        <IconTrash aria-hidden="true" />
      </IconButton>
    </li>
  );
}

const NoDrafts = () => (
  <EmptyState
    icon={<IconPencil />}
    title="Taslağınız yok"
    text="Yazıp göndermediğiniz konular, yorumlar ve blog yazıları burada durur; hangi cihazda olursanız olun sürdürebilirsiniz."
  >
    <LinkButton kind="primary" to={paths.newTopic}>
      Yeni Konu Oluştur
    </LinkButton>
  </EmptyState>
);
