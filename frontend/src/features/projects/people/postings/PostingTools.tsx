import { POSTING_TEXT, type Posting } from '@contracts/help-wanted';
import type { Project } from '@contracts/projects';
import { IconInbox, IconLock, IconLockOpen, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { AskDelete } from '../../../../calls/AskDelete';
import { messageOf } from '../../../../client/apiError';
import { useMember } from '../../../../client/session';
import type { Action } from '../../../../design/ActionButton';
import { LinkButton } from '../../../../design/Button';
import { Chip } from '../../../../design/Chip';
import { MoreActions } from '../../../../design/MoreActions';
import { piece } from '../../../../design/piece';
import { toast } from '../../../../design/toast';
import { paths } from '../../../../paths';
import { useEditPosting, useRemovePosting } from '../../api/helpWanted';
import people from '../People.module.css';
import { isGoingOn, mayWritePosting, runs } from '../rights';

const PostingDialog = piece(() => import('./PostingDialog').then((file) => file.PostingDialog));

const REMOVE = {
  title: 'Yardım ilanı silinsin mi?',
  effect: 'İlan kalkar; bekleyen başvurular biter ve mesajları silinir. Projeye katılmış olanlar üye kalır. Bu geri alınamaz.',
} as const;

interface Props {
  project: Project;
  posting: Posting;
  /** How many applications wait unseen; null where that is not theirs to know. */
  unseen: number | null;
}

/** What the people of a project do with a posting: each only for who may. */
export function PostingTools({ project, posting, unseen }: Props) {
  const member = useMember();
  const [asking, setAsking] = useState<'edit' | 'remove' | null>(null);
  const turn = useOpenness(posting.id);
  const removing = useRemovePosting(posting.id);
  if (!member) return null;
  const isOpen = posting.status === 'open';
  const actions: Action[] = [
    ...(isGoingOn(project)
      ? [
          { label: 'Düzenle…', icon: <IconPencil aria-hidden="true" />, run: () => setAsking('edit') },
          isOpen
            ? { label: 'Kapat', icon: <IconLock aria-hidden="true" />, run: () => turn(false) }
            : { label: 'Yeniden aç', icon: <IconLockOpen aria-hidden="true" />, run: () => turn(true) },
        ]
      : []),
    { label: 'Sil…', icon: <IconTrash aria-hidden="true" />, run: () => setAsking('remove') },
  ];
  return (
    <>
      <div className={people.ways}>
        {runs(project.viewer.role) && <ToApplications project={project} posting={posting} unseen={unseen ?? 0} />}
        {mayWritePosting(project, posting, member.id) && <MoreActions about={posting.title} actions={actions} />}
      </div>
      {asking === 'edit' && <PostingDialog memberId={member.id} projectId={project.id} posting={posting} onClose={() => setAsking(null)} />}
      {asking === 'remove' && (
        <AskDelete
          {...REMOVE}
          deleting={removing}
          failed={POSTING_TEXT.removeFailed}
          onDelete={() => removing.mutate(undefined, { onSuccess: () => setAsking(null) })}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}

const ToApplications = ({ project, posting, unseen }: { project: Project; posting: Posting; unseen: number }) => (
  <LinkButton size="small" icon={<IconInbox aria-hidden="true" />} to={paths.applications(project.id, posting.id)} aria-label={`Başvurular: ${posting.title}`}>
    Başvurular
    {unseen > 0 && <Chip tone="info">{unseen} yeni</Chip>}
  </LinkButton>
);

/** Closes or reopens, and offers to take that back; why it cannot is told. */
function useOpenness(postingId: string) {
  const { mutate } = useEditPosting(postingId);
  const turn = (isOpen: boolean) =>
    mutate(
      { is_open: isOpen },
      {
        onSuccess: () =>
          void toast({ text: isOpen ? POSTING_TEXT.reopenedDone : POSTING_TEXT.closedDone, action: { label: 'Geri al', run: () => turn(!isOpen) } }),
        onError: (error) => void toast({ title: POSTING_TEXT.updateFailed, text: messageOf(error), tone: 'danger' }),
      },
    );
  return turn;
}
