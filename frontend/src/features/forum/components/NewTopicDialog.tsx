import { FORUM_TEXT } from '@contracts/forum';
import { useNavigate } from 'react-router-dom';
import { useMuted } from '../../../calls/useMuted';
import { useMember } from '../../../client/session';
import { Callout } from '../../../design/Callout';
import { Dialog } from '../../../design/Dialog';
import { SignInPrompt } from '../../../design/SignInPrompt';
import { paths } from '../../../paths';
import { NewTopicForm } from './NewTopicForm';

interface Props {
  /** Category that is chosen to begin with. */
  categoryId: string | undefined;
  onClose: () => void;
}

export function NewTopicDialog({ categoryId, onClose }: Props) {
  const member = useMember();
  const muted = useMuted();
  const navigate = useNavigate();
  return (
    <Dialog title="Yeni Konu Oluştur" onClose={onClose} size="xl" footer={muted ? undefined : null} fillsPhone>
      {!member && <SignInPrompt text={FORUM_TEXT.signInToCreate} redirect={paths.newTopic} />}
      {member && muted && <Callout tone="warn">{muted}</Callout>}
      {member && !muted && (
        <NewTopicForm
          memberId={member.id}
          role={member.role}
          categoryId={categoryId}
          onCreated={(topic) => navigate(paths.topic(topic.id))}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
